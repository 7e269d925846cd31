import FlowSpec

/// The files of a flow's tests: a suite with a test for each scenario, one with the boundaries of its rules and conditions, and a stub of its
/// services.
struct TestFiles {
    let flow: Flow
    let boundaries: FlowBoundaries?
    let options: SwiftOptions

    init(_ flow: Flow, boundaries: FlowBoundaries?, _ options: SwiftOptions) {
        self.flow = flow
        self.boundaries = boundaries
        self.options = options
    }

    var files: [GeneratedFile] {
        let spelling = FlowSpelling(flow: flow, access: options.access)
        var files: [GeneratedFile] = []
        if !flow.scenarios.isEmpty {
            files.append(ScenariosWriter(flow: flow, spelling: spelling, options: options).file)
        }
        if let boundaries, !boundaries.tables.isEmpty {
            files.append(BoundariesWriter(flow: flow, boundaries: boundaries, spelling: spelling, options: options).file)
        }
        if spelling.hasServices {
            files.append(StubWriter(flow: flow, spelling: spelling, options: options).file)
        }
        return files
    }

    /// The imports of a file of tests: what it needs itself, what the flow has from elsewhere, and the view model's own module.
    static func writeImports(of flow: Flow, _ modules: [String], _ options: SwiftOptions, to writer: inout SwiftWriter) {
        var names = Set(modules + options.imports + externalModules(of: flow))
        if let module = options.module, options.access != .internal { names.insert(module) }
        for name in names.sorted() { writer.line("import \(name)") }
        if let module = options.module, options.access == .internal {
            writer.blank()
            writer.line("@testable import \(module)")
        }
    }

    /// What the tests import of types that the app has already.
    static func externalModules(of flow: Flow) -> [String] {
        flow.types.compactMap { type in
            if case .external(_, let module) = type.kind { module } else { nil }
        } + flow.parts.flatMap { externalModules(of: $0.flow) }
    }
}
