import FlowMarkdown
import FlowSpec

/// A part of a flow that no scenario comes by.
public struct CoverageGap: Equatable, Sendable {
    /// One sentence without a full stop.
    public let message: String
    public let range: SourceRange
}

/// All that scenarios can come by in a flow, and what they leave out.
struct FlowCoverage {
    let flow: Flow

    /// What is missing, in the order of the spec. Of a command that is never run, nothing more is said.
    func gaps(behind record: CoverageRecord) -> [CoverageGap] {
        var gaps: [CoverageGap] = []
        func expect(_ point: CoveragePoint, _ message: String, at range: SourceRange) {
            if !record.points.contains(point) { gaps.append(CoverageGap(message: message, range: range)) }
        }
        for (index, rule) in flow.validations.rules.enumerated() {
            expect(.rule(index, holds: false), "no scenario sees this rule fail", at: rule.condition.range)
            expect(.rule(index, holds: true), "no scenario sees this rule hold", at: rule.condition.range)
            if rule.condition.canThrow {
                expect(.unavailable(rule: index), "no scenario lets the service of this rule fail", at: rule.condition.range)
            }
        }
        for rule in flow.rules {
            for point in Self.points(of: rule) {
                if record.points.isDisjoint(with: point.points) { gaps.append(CoverageGap(message: point.message, range: point.range)) }
            }
        }
        for (index, step) in flow.steps.enumerated() {
            guard record.points.contains(.stepReached(index)) else {
                gaps.append(CoverageGap(message: "no scenario reaches the step `\(step.name.text)`", range: step.name.range))
                continue
            }
            if index < flow.steps.count - 1 { expect(.stepLeft(index), "no scenario leaves this step", at: step.name.range) }
            if let condition = step.condition { expect(.stepSkipped(index), "no scenario skips this step", at: condition.range) }
        }
        for outcome in flow.outcomes {
            expect(.outcome(outcome.name), "no scenario leads to `\(outcome.name)`", at: outcome.declaration.name.range)
        }
        for (index, command) in flow.commands.enumerated() {
            guard record.points.contains(.command(index)) else {
                gaps.append(CoverageGap(message: "no scenario runs `\(command.name.text)`", range: command.name.range))
                continue
            }
            for point in Self.points(of: command.steps) { expect(point.0, point.message, at: point.range) }
            for (number, handler) in command.failureHandlers.enumerated() {
                expect(.handler(command: index, number), "no scenario comes by this failure", at: handler.range)
            }
        }
        return gaps.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
    }

    /// What scenarios can see of a rule with a name: one of the points is enough.
    private static func points(of rule: NamedRule) -> [(points: Set<CoveragePoint>, message: String, range: SourceRange)] {
        let key = rule.signature.key
        switch rule.body {
        case .table(let rows):
            return rows.enumerated().map { index, row in
                let points = [true, false, nil].map { CoveragePoint.namedRule(key, row: index, holds: $0) }
                return (Set(points), "no scenario comes by this row", row.range)
            }
        case .expression where rule.signature.result == .bool:
            return [
                ([.namedRule(key, row: nil, holds: false)], "no scenario sees `\(rule.name.text)` fail", rule.name.range),
                ([.namedRule(key, row: nil, holds: true)], "no scenario sees `\(rule.name.text)` hold", rule.name.range),
            ]
        case .expression:
            return [([.namedRule(key, row: nil, holds: nil)], "no scenario asks for `\(rule.name.text)`", rule.name.range)]
        }
    }

    private static func points(of steps: [Step]) -> [(CoveragePoint, message: String, range: SourceRange)] {
        steps.flatMap { step -> [(CoveragePoint, message: String, range: SourceRange)] in
            switch step.kind {
            case .call(let expression, _):
                guard expression.canThrow, let service = expression.services.first else { return [] }
                return [(.failure(expression.range), "no scenario lets `\(service.name.text)` throw here", expression.range)]
            case .fails(_, _, .some), .goes(_, .some):
                return [
                    (.ending(step.range, holds: true), "no scenario ends here", step.range),
                    (.ending(step.range, holds: false), "no scenario goes on behind this step", step.range),
                ]
            case .choice(let branches):
                return branches.flatMap { branch -> [(CoveragePoint, message: String, range: SourceRange)] in
                    let inner = points(of: branch.steps)
                    return branch.range.map { [(.branch($0), "no scenario takes this branch", $0)] + inner } ?? inner
                }
            default: return []
            }
        }
    }
}

extension Step.Branch {
    /// The place by which it is known.
    var range: SourceRange? { condition?.range ?? steps.first?.range }
}
