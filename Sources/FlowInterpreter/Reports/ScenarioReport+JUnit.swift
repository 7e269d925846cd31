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
            for result in flow.results { text += Self.testCase(result, flow.flow) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func testCase(_ result: ScenarioResult, _ flow: Flow) -> String {
        let line = flow.source.position(at: (result.row ?? result.scenario.range).lowerBound).line
        let head =
            "    <testcase name=\(attribute(result.title(in: flow))) classname=\(attribute(flow.name)) "
            + "file=\(attribute(flow.source.path)) line=\"\(line)\""
        if result.failures.isEmpty { return head + "/>\n" }
        let places = result.failures.map { failure in
            let position = flow.source.position(at: failure.range.lowerBound)
            return "\(flow.source.path):\(position.line):\(position.column): \(failure.message)"
        }
        if result.status == .notRun { return head + ">\n      <skipped message=\(attribute(places[0]))/>\n    </testcase>\n" }
        // Readers of this format expect one failure, so that it says everything.
        let details = zip(places, result.failures).map { place, failure in
            ([place] + failure.readings.map { "\($0.expression) is \($0.value)" }).joined(separator: "\n")
        }
        let failure = "<failure message=\(attribute(places[0]))>\(XMLText.escaped(details.joined(separator: "\n")))</failure>"
        return head + ">\n      \(failure)\n    </testcase>\n"
    }

    private static func attribute(_ text: String) -> String { "\"\(XMLText.escaped(text))\"" }
}
