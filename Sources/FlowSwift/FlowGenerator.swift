import FlowMarkdown
import FlowSpec

/// The whole way from specs to Swift: text → Markdown tree → flow as written → checked flow → Swift text.
///
/// ```swift
/// let output = FlowGenerator(module: "ViewModels").generate([SourceText(path: "Specs/SignIn.flow.md", text: text)])
/// output.viewModels.first?.name  // "SignInViewModel.swift"
/// ```
///
/// Every stage is a pure function and reports what it finds wrong; files are read and written elsewhere.
public struct FlowGenerator: Sendable {
    /// The module that the view models are compiled in, which the tests import.
    public let module: String

    public init(module: String) {
        self.module = module
    }

    /// What becomes of some specs.
    public struct Output: Sendable {
        public var viewModels: [GeneratedFile] = []
        public var tests: [GeneratedFile] = []
        /// What was found, for each spec; when one has an error, the files of all are not to be used.
        public var diagnostics: [Diagnostics] = []
    }

    public func generate(_ sources: [SourceText]) -> Output {
        var output = Output()
        var paths: [String: String] = [:]
        for source in sources {
            var diagnostics = Diagnostics()
            if let flow = Self.flow(source, &diagnostics) {
                if let earlier = paths.updateValue(source.path, forKey: flow.name) {
                    diagnostics.error(
                        "two specs are named `\(flow.name)`, the other is “\(earlier)”; change the title, or name the flow in a code span there",
                        at: flow.titleRange)
                } else {
                    output.viewModels.append(ViewModelFile(flow).file)
                    output.tests += TestFiles(flow, module: module).files
                }
            }
            output.diagnostics.append(diagnostics)
        }
        return output
    }

    /// The checked flow; nothing if the spec has a mistake.
    static func flow(_ source: SourceText, _ diagnostics: inout Diagnostics) -> Flow? {
        guard let syntax = FlowReader.read(MarkdownDocument.parse(source), &diagnostics) else { return nil }
        return FlowChecker.check(syntax, source, &diagnostics)
    }
}
