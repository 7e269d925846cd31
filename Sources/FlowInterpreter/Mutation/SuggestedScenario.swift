import FlowSpec
import Foundation

/// A scenario that tells a flow from a mutant, to be put into the spec.
public struct SuggestedScenario: Sendable {
    public let title: String
    /// The steps as a spec writes them: set `name = "anna"`.
    public let steps: [String]
    let difference: DifferenceSearch.Difference

    /// - Parameter titles: The titles that are taken; that of the new scenario is added.
    init(
        _ difference: DifferenceSearch.Difference, of mutant: Mutant, _ flow: Flow, _ today: Date, _ titles: inout Set<String>
    ) {
        self.difference = difference
        // Whoever keeps the scenario will find a better one.
        let title = "What line \(flow.source.position(at: mutant.range.lowerBound).line) says"
        var number = 1
        var unique = title
        while !titles.insert(unique).inserted {
            number += 1
            unique = "\(title) (\(number))"
        }
        self.title = unique
        let expectation = Self.expectation(difference.name, difference.value, today)
        steps = difference.actions.map { $0.step(of: flow, today: today) } + [expectation]
    }

    /// The scenario as Markdown.
    public var markdown: String { "### \(title)\n\n" + steps.map { "- \($0)\n" }.joined() }

    private static func expectation(_ name: String, _ value: Value, _ today: Date) -> String {
        let spelling = value.spelling(today: today)
        return switch value {
        case .bool(true): "expect `\(name)`"
        case .bool(false): "expect `!\(name)`"
        case .enumCase where name == "outcome": "expect outcome `\(spelling.dropFirst())`"
        default: "expect `\(name) == \(spelling)`"
        }
    }
}
