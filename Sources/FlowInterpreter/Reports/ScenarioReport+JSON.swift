import FlowMarkdown
import FlowSpec
import Foundation

extension ScenarioReport {
    /// One object: `passed`, `failed`, `notRun`, and `scenarios`, each with its steps and failures;
    /// with coverage also `gaps`, with mutation also `mutations`, one for each flow. Lines and columns are counted from 1.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let scenarios = flows.flatMap { flow in flow.results.map { JSONScenario($0, of: flow.flow) } }
        let gaps =
            flows.allSatisfy { $0.gaps == nil } ? nil : flows.flatMap { flow in (flow.gaps ?? []).map { JSONGap($0, of: flow.flow) } }
        let mutations = flows.compactMap { flow in flow.mutation.map { JSONMutation($0, of: flow.flow) } }
        let document = JSONDocument(
            passed: passed, failed: failed, notRun: notRun, scenarios: scenarios, gaps: gaps, mutations: mutations.isEmpty ? nil : mutations
        )
        // Texts and integers can always be encoded.
        let data = (try? encoder.encode(document)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

private struct JSONDocument: Encodable {
    let passed: Int
    let failed: Int
    let notRun: Int
    let scenarios: [JSONScenario]
    let gaps: [JSONGap]?
    let mutations: [JSONMutation]?
}

private struct JSONMutation: Encodable {
    struct Survivor: Encodable {
        let line: Int
        let column: Int
        let kind: String
        let message: String
        let original: String
        /// Nil if the original is left out, or stands elsewhere.
        let replacement: String?
        /// Markdown; nil if no difference was found.
        let scenario: String?
    }

    let flow: String
    let file: String
    let total: Int
    let killed: Int
    /// Survivors of which no difference was found.
    let alike: Int
    let survivors: [Survivor]

    init(_ result: MutationResult, of flow: Flow) {
        self.flow = flow.name
        file = flow.source.path
        total = result.total
        killed = result.killed
        alike = result.alike
        survivors = result.survivors.map { survivor in
            let position = flow.source.position(at: survivor.mutant.range.lowerBound)
            let replacement: String? = if case .replaced(let text) = survivor.mutant.change { text } else { nil }
            return Survivor(
                line: position.line, column: position.column, kind: survivor.mutant.kind.rawValue, message: survivor.mutant.message,
                original: survivor.mutant.original, replacement: replacement, scenario: survivor.suggestion?.markdown)
        }
    }
}

private struct JSONGap: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    init(_ gap: CoverageGap, of flow: Flow) {
        let position = flow.source.position(at: gap.range.lowerBound)
        file = flow.source.path
        line = position.line
        column = position.column
        message = gap.message
    }
}

private struct JSONScenario: Encodable {
    struct Step: Encodable {
        let line: Int
        let text: String
        let status: String
    }

    struct Failure: Encodable {
        let line: Int
        let column: Int
        let message: String
        let values: [Reading]
        let reasons: [Reason]
    }

    struct Reason: Encodable {
        let line: Int
        let column: Int
        let message: String
    }

    struct Reading: Encodable {
        let expression: String
        let value: String
    }

    let flow: String
    let file: String
    let line: Int
    /// The line of the table's row, if there is one.
    let row: Int?
    let title: String
    let status: String
    let steps: [Step]
    let failures: [Failure]

    init(_ result: ScenarioResult, of flow: Flow) {
        func line(_ range: SourceRange) -> Int { flow.source.position(at: range.lowerBound).line }
        self.flow = flow.name
        file = flow.source.path
        self.line = line(result.scenario.range)
        row = result.row.map(line)
        title = result.scenario.title
        status = result.status.rawValue
        steps = result.steps.map { Step(line: line($0.range), text: $0.text, status: $0.status.rawValue) }
        failures = result.failures.map { failure in
            let position = flow.source.position(at: failure.range.lowerBound)
            return Failure(
                line: position.line, column: position.column, message: failure.message,
                values: failure.readings.map { Reading(expression: $0.expression, value: $0.value.description) },
                reasons: failure.reasons.map { reason in
                    let place = flow.source.position(at: reason.range.lowerBound)
                    return Reason(line: place.line, column: place.column, message: reason.message)
                })
        }
    }
}
