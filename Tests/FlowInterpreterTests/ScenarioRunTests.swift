import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// Scenarios that hold.
@Suite struct ScenarioRunTests {
    private static let specs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Specs")

    /// The project's own specs, which the generated tests run as well.
    @Test func thoseOfTheProjectHold() throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.specs.resolvingSymlinksInPath().path).filter {
            $0.hasSuffix(".flow.md")
        }.sorted()
        let sources = try names.map { name in
            SourceText(path: name, text: try String(contentsOf: Self.specs.appending(path: name), encoding: .utf8))
        }
        var count = 0
        for spec in FlowChecker.check(sources) {
            let flow = try #require(spec.flow)
            for result in ScenarioRunner(flow).run() {
                #expect(result.status == .passed, "\(flow.name): \(result.scenario.title): \(result.failures)")
                count += 1
            }
        }
        #expect(count > 40)
    }

    /// Each row runs by itself, with its own values, and from the beginning.
    @Test func rowsAreRunsOfTheirOwn() throws {
        let flow = try SampleFlow.flow(
            """
            ### Names

            | `text` | `isGood` |
            |---|---|
            | `"anna"` | `true` |
            | `"bo"` | `false` |
            | `"bo"` | `true` |

            - expect `count == 0`
            - set `name = text`, `count = 1`
            - expect `name.isValid == isGood`
            """)
        let results = ScenarioRunner(flow).run()
        #expect(results.map(\.status) == [.passed, .passed, .failed])
        #expect(results[2].row.map { flow.source.text(of: $0) } == "| `\"bo\"` | `true` |")
    }

    /// What a service that does not wait answers before the first command holds from the beginning.
    @Test func servicesAnswerFromTheBeginning() throws {
        let flow = try SampleFlow.flow(
            steps: ["set `name = \"anna\"`", "expect `send.isEnabled`", "`limit` returns `1`", "expect `send.isEnabled`"])
        #expect(ScenarioRunner(flow).run().map(\.status) == [.passed])
    }

    @Test func somethingCanBeChosen() throws {
        let flow = try SampleFlow.flow("### One\n\n- expect `count == 0`\n\n### Two\n\n- expect `count == 1`\n")
        #expect(ScenarioRunner(flow).run { $0.title == "One" }.map(\.status) == [.passed])
    }
}
