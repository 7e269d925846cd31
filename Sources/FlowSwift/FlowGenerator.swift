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
    public let options: SwiftOptions

    /// What a flow does at the boundaries of its rules and conditions, which takes running it; nil for no tests of that.
    public let boundaries: @Sendable (Flow) -> FlowBoundaries?

    public init(_ options: SwiftOptions, boundaries: @escaping @Sendable (Flow) -> FlowBoundaries? = { _ in nil }) {
        self.options = options
        self.boundaries = boundaries
    }

    /// For public view models in a module of their own.
    public init(module: String, boundaries: @escaping @Sendable (Flow) -> FlowBoundaries? = { _ in nil }) {
        self.init(SwiftOptions(module: module), boundaries: boundaries)
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
        let specs = FlowChecker.check(sources)
        let draftedTypes = DraftedTypeWriter.draftedTypes(of: specs.compactMap(\.flow))
        for spec in specs {
            if let flow = spec.flow {
                output.viewModels.append(ViewModelFile(flow, draftedTypes: draftedTypes, options).file)
                output.tests += TestFiles(flow, boundaries: boundaries(flow), options).files
            }
            output.diagnostics.append(spec.diagnostics)
        }
        return output
    }
}
