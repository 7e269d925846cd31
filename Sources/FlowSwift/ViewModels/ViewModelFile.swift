import FlowSpec

/// The file with a flow's types and rules, the protocol of its services, and its view model; of a library only the first.
struct ViewModelFile {
    let flow: Flow
    let spelling: FlowSpelling
    /// The types that drafts hold, in full: also what drafts of other flows hold of this one's.
    let draftedTypes: Set<String>
    let options: SwiftOptions

    init(_ flow: Flow, draftedTypes: Set<String>, _ options: SwiftOptions) {
        self.flow = flow
        self.draftedTypes = draftedTypes
        self.options = options
        spelling = FlowSpelling(flow: flow, access: options.access)
    }

    var file: GeneratedFile {
        GeneratedFile(.viewModel, name: (flow.isLibrary ? flow.name : spelling.viewModel) + ".swift", from: flow.source.path) { writer in
            for module in imports { writer.line("import \(module)") }
            writer.blank()
            NamespaceWriter(flow: flow, spelling: spelling).write(to: &writer)
            if flow.isLibrary { return }
            if spelling.hasServices {
                writer.blank()
                writeServices(to: &writer)
            }
            DraftedTypeWriter(flow: flow, spelling: spelling, draftedTypes: draftedTypes).write(to: &writer)
            writer.blank()
            ViewModelWriter(flow: flow, spelling: spelling).write(to: &writer)
        }
    }

    private var imports: [String] {
        // Of Foundation, every view model has a locale, and rules may speak of dates.
        var modules: Set<String> = flow.isLibrary ? ["FlowRuntime", "Foundation"] : ["FlowRuntime", "Foundation", "ReactiveCore"]
        modules.formUnion(options.imports + TestFiles.externalModules(of: flow))
        return modules.sorted()
    }

    private func writeServices(to writer: inout SwiftWriter) {
        writer.documentation(["What ``\(spelling.viewModel)`` asks of the app."])
        writer.line("@MainActor")
        var inherited: [String] = []
        for part in flow.parts where !part.flow.allServices.isEmpty {
            let services = FlowSpelling.services(of: part.flow)
            if !inherited.contains(services) { inherited.append(services) }
        }
        let protocols = (inherited.isEmpty ? ["Sendable"] : inherited).joined(separator: ", ")
        let head = "\(spelling.access)protocol \(spelling.services): \(protocols)"
        if flow.services.isEmpty { return writer.line("\(head) {}") }
        writer.block(.text(head)) { writer in
            for service in flow.services {
                if let text = service.documentation { writer.documentation([Prose.sentence(text)]) }
                writer.line(spelling.declaration(of: service.signature))
            }
        }
    }
}
