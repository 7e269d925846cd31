import FlowSpec

/// The files of a flow's tests: a suite with a test for each scenario, and a stub of its services.
struct TestFiles {
    let flow: Flow
    let module: String

    init(_ flow: Flow, module: String) {
        self.flow = flow
        self.module = module
    }

    var files: [GeneratedFile] {
        let spelling = FlowSpelling(flow: flow)
        var files: [GeneratedFile] = []
        if !flow.scenarios.isEmpty {
            files.append(ScenariosWriter(flow: flow, spelling: spelling, module: module).file)
        }
        if spelling.hasServices {
            files.append(StubWriter(flow: flow, spelling: spelling, module: module).file)
        }
        return files
    }

    /// What the tests import of types that the app has already.
    static func externalModules(of flow: Flow) -> [String] {
        flow.types.compactMap { type in
            if case .external(_, let module) = type.kind { module } else { nil }
        } + flow.parts.flatMap { externalModules(of: $0.flow) }
    }
}
