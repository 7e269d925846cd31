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
            if spelling.hasServices {
                writer.blank()
                writeServices(to: &writer)
            }
            writer.blank()
            ViewModelWriter(flow: flow, spelling: spelling).write(to: &writer)
        }
    }

    private var imports: [String] {
        // Of Foundation, every view model has a locale.
        var modules: Set<String> = ["FlowRuntime", "Foundation", "ReactiveCore"]
        modules.formUnion(TestFiles.externalModules(of: flow))
        return modules.sorted()
    }

    private func writeServices(to writer: inout SwiftWriter) {
        writer.documentation(["What ``\(spelling.viewModel)`` asks of the app."])
        writer.line("@MainActor")
        var inherited: [String] = []
        for part in flow.parts where !part.flow.allServices.isEmpty {
            let services = FlowSpelling(flow: part.flow).services
            if !inherited.contains(services) { inherited.append(services) }
        }
        let protocols = inherited.isEmpty ? ["Sendable"] : inherited
        if flow.services.isEmpty { return writer.line("public protocol \(spelling.services): \(protocols.joined(separator: ", ")) {}") }
        writer.block("public protocol \(spelling.services): \(protocols.joined(separator: ", "))") { writer in
            for service in flow.services {
                if let text = service.documentation { writer.documentation([Prose.sentence(text)]) }
                writer.line(spelling.declaration(of: service.signature))
            }
        }
    }
}
