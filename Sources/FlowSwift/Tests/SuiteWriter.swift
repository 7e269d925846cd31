import FlowMarkdown
import FlowSpec

/// What the suites of a flow's tests have in common: a view model with a test clock and stubs of its services, and places in the spec.
struct SuiteWriter {
    let flow: Flow
    let spelling: FlowSpelling
    let options: SwiftOptions

    /// What a suite has beside its tests.
    static let members: Set<String> = ["services", "clock", "model", "reopen", "spec"]

    /// The file of a suite that is named after the flow and `part`.
    func file(_ kind: GeneratedFile.Kind, _ part: String, title: String, _ writeTests: (inout SwiftWriter) -> Void) -> GeneratedFile {
        GeneratedFile(kind, name: flow.name + part + ".swift", from: flow.source.path) { writer in
            TestFiles.writeImports(of: flow, ["FlowTesting", "Foundation", "Testing"], options, to: &writer)
            writer.blank()
            writer.line("@MainActor")
            writer.line(.call("@Suite", [.literal(SwiftExpressionWriter.content(title))]))
            writer.block("final class \(flow.name)\(part)") { writer in
                if !flow.isLibrary { writeMembers(to: &writer) }
                writeTests(&writer)
            }
            writer.blank()
            writer.documentation(["A place in the spec, at which a failure is reported."])
            writer.block("private func spec(_ line: Int, _ column: Int) -> SourceLocation") { writer in
                let path = SwiftExpressionWriter.literal(flow.source.path)
                writer.line(
                    .call(
                        "SourceLocation",
                        [.text("fileID: \(path)"), .text("filePath: \(path)"), "line: line", "column: column"]))
            }
        }
    }

    /// `spec(12, 3)`.
    static func place(_ range: SourceRange, in flow: Flow) -> String {
        let position = flow.source.position(at: range.lowerBound)
        return "spec(\(position.line), \(position.column))"
    }

    /// The model is made when it is first needed: services that answer at once may have been told before what they answer.
    private func writeMembers(to writer: inout SwiftWriter) {
        if spelling.hasServices { writer.line("let services = \(spelling.stub)()") }
        writer.line("let clock = TestClock()")
        writer.line(.call("lazy var model = \(spelling.viewModel)", arguments))
    }

    /// What a view model of the suite is made with.
    private var arguments: [SwiftLayout] {
        (spelling.hasServices ? ["services: services"] : [])
            + ["clock: clock", .text("locale: Locale(identifier: \(SwiftExpressionWriter.literal(flow.language)))")]
    }

    /// How scenarios close the app, and open it again with what it has saved.
    func writeReopening(to writer: inout SwiftWriter) {
        writer.blank()
        writer.documentation(["The app is closed, and opened again with what it has saved."])
        writer.block("func reopen() throws") { writer in
            writer.line("let draft = try model.close()")
            writer.line(.call("model = try \(spelling.viewModel)", arguments + ["draft: draft"]))
        }
    }
}
