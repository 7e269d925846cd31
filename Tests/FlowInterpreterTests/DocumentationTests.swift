import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// Every whole spec in the documentation is one that a reader can copy: it has no mistake, its scenarios pass, and they come by all that it says.
@Suite struct DocumentationTests {
    struct Example: CustomTestStringConvertible {
        let page: String
        let spec: String

        var testDescription: String { page }
    }

    /// The specs of all pages but the reference of the language, which has a test of its own.
    static let examples: [Example] = {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
        return names.filter { $0.contains(".docc/") && $0.hasSuffix(".md") && !$0.hasSuffix("/FlowLanguage.md") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: sources.appending(path: name), encoding: .utf8)) ?? ""
            return text.matches(of: /\n```markdown\n(# .*?)\n```/.dotMatchesNewlines()).map { Example(page: name, spec: "\($0.1)\n") }
        }
    }()

    @Test func thereAreTenScreensAndMore() {
        #expect(Self.examples.count { $0.page.contains("/Cookbook/") } >= 10)
        #expect(Self.examples.contains { $0.page.hasSuffix("/GettingStarted.md") })
    }

    @Test(arguments: examples)
    func passesAndLeavesNothingOut(example: Example) throws {
        let source = SourceText(path: example.page, text: example.spec)
        let checked = try #require(FlowChecker.check([source]).first)
        #expect(checked.diagnostics.all.isEmpty, "\(DiagnosticPrinter(source).text(of: checked.diagnostics))")
        let report = ScenarioReport(of: [try #require(checked.flow)], tellsCoverage: true)
        #expect(report.passed > 0)
        #expect(report.failed == 0 && report.notRun == 0 && report.flows[0].gaps?.isEmpty == true, "\(report.written(as: .text))")
    }
}
