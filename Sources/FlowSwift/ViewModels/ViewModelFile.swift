import FlowSpec

/// The file with a flow's types, the protocol of its services, and its view model.
struct ViewModelFile {
    let flow: Flow
    let spelling: FlowSpelling

    init(_ flow: Flow) {
        self.flow = flow
        spelling = FlowSpelling(flow: flow)
    }

    var file: GeneratedFile {
        GeneratedFile(name: spelling.viewModel + ".swift", from: flow.source.path) { writer in
            for module in imports { writer.line("import \(module)") }
            writer.blank()
            NamespaceWriter(flow: flow, spelling: spelling).write(to: &writer)
            if !flow.services.isEmpty {
                writer.blank()
                writeServices(to: &writer)
            }
            writer.blank()
            ViewModelWriter(flow: flow, spelling: spelling).write(to: &writer)
        }
    }

    private var imports: [String] {
        var modules: Set<String> = ["FlowRuntime", "ReactiveCore"]
        for type in flow.types {
            if case .external(_, let module) = type.kind { modules.insert(module) }
        }
        if flow.usesFoundation { modules.insert("Foundation") }
        return modules.sorted()
    }

    private func writeServices(to writer: inout SwiftWriter) {
        writer.documentation(["What ``\(spelling.viewModel)`` asks of the app."])
        writer.line("@MainActor")
        writer.block("public protocol \(spelling.services): Sendable") { writer in
            for service in flow.services {
                if let text = service.documentation { writer.documentation([Prose.sentence(text)]) }
                writer.line(spelling.declaration(of: service.signature))
            }
        }
    }
}

extension Flow {
    /// Whether a type of Foundation is spelt out in the generated code.
    fileprivate var usesFoundation: Bool {
        var used: [ValueType] = fields.map(\.type) + values.map(\.type) + outcomes.flatMap { $0.declaration.parameters.map(\.type) }
        used += services.flatMap { $0.signature.parameters.map(\.type) + [$0.signature.result] }
        used += commands.flatMap { $0.input.map(\.type) + [$0.output] }
        for type in types {
            switch type.kind {
            case .enumeration(let declaration): used += declaration.cases.flatMap { $0.parameters.map(\.type) }
            case .record(let declaration): used += declaration.fields.map(\.type)
            case .external: break
            }
        }
        return used.contains(where: FlowSpelling.needsFoundation)
    }
}
