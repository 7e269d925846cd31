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
        /// In the order of the specs.
        public let specs: [Spec]

        public init(specs: [Spec] = []) {
            self.specs = specs
        }

        public var viewModels: [GeneratedFile] { specs.compactMap(\.viewModel) }
        public var tests: [GeneratedFile] { specs.flatMap(\.tests) }
        /// What was found, for each spec; when one has an error, the files of all are not to be used.
        public var diagnostics: [Diagnostics] { specs.map(\.diagnostics) }
    }

    /// What becomes of one spec.
    public struct Spec: Sendable {
        public let source: SourceText
        /// The flow's name; nil if the spec has a mistake.
        public let flowName: String?
        public let viewModel: GeneratedFile?
        public let tests: [GeneratedFile]
        public let diagnostics: Diagnostics
        /// The specs on which it depends: see `CheckedSpec.linkedPaths`.
        public let linkedPaths: Set<String>
        /// The types that its drafts hold, in full.
        public let draftedTypes: Set<String>
    }

    /// - Parameters:
    ///   - sources: specs that belong together.
    ///   - isWanted: of which of them files are generated.
    ///   - draftedTypes: the types that drafts of the others hold.
    public func generate(
        _ sources: [SourceText], where isWanted: (SourceText) -> Bool = { _ in true }, draftedElsewhere draftedTypes: Set<String> = []
    ) -> Output {
        let specs = FlowChecker.check(sources, where: isWanted)
        let drafted = specs.map { spec in spec.flow.map { DraftedTypeWriter.draftedTypes(of: [$0]) } ?? [] }
        let allDrafted = drafted.reduce(into: draftedTypes) { $0.formUnion($1) }
        return Output(
            specs: Array(zip(specs, drafted)).concurrentMap { spec, drafted in
                Spec(
                    source: spec.source, flowName: spec.flow?.name,
                    viewModel: spec.flow.map { ViewModelFile($0, draftedTypes: allDrafted, options).file },
                    tests: spec.flow.map { TestFiles($0, boundaries: boundaries($0), options).files } ?? [],
                    diagnostics: spec.diagnostics, linkedPaths: spec.linkedPaths, draftedTypes: drafted)
            })
    }
}
