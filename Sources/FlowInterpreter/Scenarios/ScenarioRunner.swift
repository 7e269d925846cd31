import FlowMarkdown
import FlowSpec
import Foundation

/// Runs the scenarios of a flow.
///
/// ```swift
/// let results = ScenarioRunner(flow).run()
/// results.filter { $0.status == .failed }
/// ```
///
/// A failed expectation does not end a scenario, for it changes nothing; a command that cannot be run does.
public struct ScenarioRunner {
    private let program: FlowProgram
    private let beginning: Date
    private let record: CoverageRecord?

    /// - Parameters:
    ///   - flow: Whose scenarios.
    ///   - beginning: The moment at which every scenario begins.
    ///   - recordsCoverage: Whether ``coverageGaps`` are wanted.
    public init(_ flow: Flow, beginning: Date = .now, recordsCoverage: Bool = false) {
        program = FlowProgram(flow)
        self.beginning = beginning
        record = recordsCoverage ? CoverageRecord() : nil
    }

    /// What no scenario that was run has come by; nothing if that is not recorded.
    public var coverageGaps: [CoverageGap] { record.map { FlowCoverage(flow: program.flow).gaps(behind: $0) } ?? [] }

    /// Runs those scenarios whose title `isIncluded` accepts, each row of a table by itself, in the order of the spec.
    public func run(where isIncluded: (Scenario) -> Bool = { _ in true }) -> [ScenarioResult] {
        program.flow.scenarios.filter(isIncluded).flatMap { scenario -> [ScenarioResult] in
            guard let table = scenario.table else { return [run(scenario, columns: [], row: nil)] }
            return table.rows.map { run(scenario, columns: table.columns, row: $0) }
        }
    }

    private func run(_ scenario: Scenario, columns: [TypedName], row: Scenario.Table.Row?) -> ScenarioResult {
        let steps = program.flow.setup + scenario.steps
        var result = ScenarioResult(
            scenario: scenario, row: row?.range,
            steps: steps.map {
                ScenarioResult.Step(text: Readings.text(of: $0.range, in: program.flow.source), range: $0.range, status: .notReached)
            })
        do {
            let cells = try values(of: row?.values ?? [])
            let locals = Dictionary(zip(columns.map(\.name.text), cells), uniquingKeysWith: { first, _ in first })
            let flow = try RunningFlow(program, answers: firstAnswers(in: steps, locals), beginning: beginning, coverage: record)
            var performer = StepPerformer(flow: flow, locals: locals)
            for (index, step) in steps.enumerated() {
                let goesOn = try performer.perform(step)
                result.steps[index].status = performer.failures.isEmpty ? .passed : .failed
                result.failures += performer.failures
                performer.failures = []
                if !goesOn { break }
            }
        } catch {
            add(error, to: &result)
        }
        if result.status == .passed, !result.failures.isEmpty { result.status = .failed }
        return result
    }

    private func add(_ interruption: Interruption, to result: inout ScenarioResult) {
        let index = result.steps.firstIndex { $0.status == .notReached }
        let place = index.map { result.steps[$0].range } ?? result.scenario.range
        if let index { result.steps[index].status = .failed }
        switch interruption {
        case .failure(let failure):
            if failure.reason == .needsCompiler {
                result.status = .notRun
                if let index { result.steps[index].status = .notReached }
            }
            result.failures.append(ScenarioFailure(failure.description, at: failure.range))
        case .thrown(let error): result.failures.append(ScenarioFailure("a service that is asked here throws `\(error)`", at: place))
        case .waits, .endOfChain: result.failures.append(ScenarioFailure("a service that is asked here has no answer", at: place))
        }
    }

    private func values(of expressions: [TypedExpression]) throws(Interruption) -> [Value] {
        var result: [Value] = []
        for expression in expressions { result.append(try Evaluator(NothingRead(rules: program.flow.ruleTable)).value(of: expression)) }
        return result
    }

    /// What services that do not wait answer before the first command is started; that holds from the beginning.
    private func firstAnswers(in steps: [ScenarioStep], _ locals: [String: Value]) -> [(service: String, answer: ServiceAnswer)] {
        var result: [(service: String, answer: ServiceAnswer)] = []
        for step in steps {
            switch step.kind {
            case .run, .start, .expectFailure: return result
            case .answer(let answer):
                if let value = try? StepPerformer.answer(answer, Evaluator(NothingRead(rules: program.flow.ruleTable, locals: locals))) {
                    result.append((answer.service, value))
                }
            default: break
            }
        }
        return result
    }
}

/// A place where no flow runs yet.
private struct NothingRead: EvaluationContext {
    let rules: [String: NamedRule]
    var locals: [String: Value] = [:]

    func rule(_ key: String) -> NamedRule? { rules[key] }

    func value(of reference: Reference, readsAsNilWhenInactive: Bool, at range: SourceRange) throws(Interruption) -> Value {
        if case .local = reference.kind, case .name(let name)? = reference.path.first, let value = locals[name] { return value }
        throw .failure(EvaluationFailure(.invalid, at: range))
    }

    func answer(of service: ServiceSignature, to arguments: [Value], at range: SourceRange) throws(Interruption) -> Value {
        throw .failure(EvaluationFailure(.unanswered(service: service.name.text), at: range))
    }
}
