import FlowMarkdown
import FlowSpec

extension ScenarioReport {
    /// Each scenario with its steps, then what failed as a compiler would say it, then the summary.
    var text: String {
        var text = ""
        for results in flows where !results.results.isEmpty {
            text += "\(results.flow.source.path)\n"
            for result in results.results {
                text += "  \(Self.mark(of: result.status)) \(result.title(in: results.flow))\n"
                for step in result.steps { text += "      \(Self.mark(of: step.status)) \(step.text)\n" }
                for failure in result.failures { text += Self.text(of: failure, result, results.flow) }
            }
        }
        for results in flows {
            for gap in results.gaps ?? [] {
                text += DiagnosticPrinter(results.flow.source).text(of: gap.message, .warning, at: gap.range)
            }
        }
        for results in flows { text += results.survivorsText }
        return text + (flows.compactMap(\.mutationSummary) + [summary]).map { $0 + "\n" }.joined()
    }

    private static func text(of failure: ScenarioFailure, _ result: ScenarioResult, _ flow: Flow) -> String {
        let isError = result.status == .failed
        var message = failure.message
        if let row = result.row { message += ", for the row in line \(flow.source.position(at: row.lowerBound).line)" }
        let readings = failure.readings.map { "  \($0.expression) is \($0.value)\n" }
        let printer = DiagnosticPrinter(flow.source)
        let reasons = failure.reasons.map { printer.text(ofNote: $0.message, at: $0.range) }
        return printer.text(of: message, isError ? .error : .warning, at: failure.range) + readings.joined() + reasons.joined()
    }

    private static func mark(of status: ScenarioResult.Status) -> String {
        switch status {
        case .passed: "✓"
        case .failed: "✗"
        case .notRun: "-"
        }
    }

    private static func mark(of status: ScenarioResult.Step.Status) -> String {
        switch status {
        case .passed: "✓"
        case .failed: "✗"
        case .notReached: "-"
        }
    }
}
