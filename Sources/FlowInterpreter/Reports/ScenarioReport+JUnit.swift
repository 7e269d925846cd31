import FlowMarkdown
import FlowSpec

extension ScenarioReport {
    /// A suite for each flow, a case for each scenario, as the readers of JUnit's XML expect it.
    var junit: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites tests=\"\(passed + failed + notRun)\" failures=\"\(failed)\" skipped=\"\(notRun)\">\n"
        for flow in flows where !flow.results.isEmpty {
            let failed = flow.results.count { $0.status == .failed }
            let skipped = flow.results.count { $0.status == .notRun }
            text += "  <testsuite name=\(Self.attribute(flow.flow.title)) tests=\"\(flow.results.count)\" failures=\"\(failed)\" "
            text += "skipped=\"\(skipped)\" file=\(Self.attribute(flow.flow.source.path))>\n"
            text += Self.properties(flow.mutation)
            for result in flow.results { text += Self.testCase(result, flow.flow) }
            if !flow.survivorsText.isEmpty { text += "    <system-out>\(XMLText.escaped(flow.survivorsText))</system-out>\n" }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// How many mutants there are; those that survive are no failures, and stand in the output of the suite.
    private static func properties(_ mutation: MutationResult?) -> String {
        guard let mutation else { return "" }
        let numbers = [("mutants", mutation.total), ("mutants.killed", mutation.killed), ("mutants.alike", mutation.alike)]
        return "    <properties>\n"
            + numbers.map { "      <property name=\"\($0.0)\" value=\"\($0.1)\"/>\n" }.joined() + "    </properties>\n"
    }

    private static func testCase(_ result: ScenarioResult, _ flow: Flow) -> String {
        let number = flow.source.position(at: (result.row ?? result.scenario.range).lowerBound).line
        let head =
            "    <testcase name=\(attribute(result.title(in: flow))) classname=\(attribute(flow.name)) "
            + "file=\(attribute(flow.source.path)) line=\"\(number)\""
        if result.failures.isEmpty { return head + "/>\n" }
        func line(_ message: String, _ range: SourceRange) -> String {
            let position = flow.source.position(at: range.lowerBound)
            return "\(flow.source.path):\(position.line):\(position.column): \(message)"
        }
        let places = result.failures.map { line($0.message, $0.range) }
        if result.status == .notRun { return head + ">\n      <skipped message=\(attribute(places[0]))/>\n    </testcase>\n" }
        // Readers of this format expect one failure, so that it says everything.
        let details = zip(places, result.failures).map { place, failure in
            let readings = failure.readings.map { "\($0.expression) is \($0.value)" }
            return ([place] + readings + failure.reasons.map { line($0.message, $0.range) }).joined(separator: "\n")
        }
        let failure = "<failure message=\(attribute(places[0]))>\(XMLText.escaped(details.joined(separator: "\n")))</failure>"
        return head + ">\n      \(failure)\n    </testcase>\n"
    }

    private static func attribute(_ text: String) -> String { "\"\(XMLText.escaped(text))\"" }
}
