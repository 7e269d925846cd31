import FlowSpec

/// The view model itself: its members in the order of the spec, then how they hang together.
struct ViewModelWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        writer.documentation(flow.documentation)
        writer.line("@MainActor")
        var conformances = [flow.canBePart ? "FlowPart" : flow.members.isEmpty ? "FlowViewModel" : "FlowViewModel, Restorable"]
        if flow.isDraftable { conformances.append("Draftable") }
        if flow.undoLimit != nil { conformances.append("Undoable") }
        writer.block("\(spelling.access)final class \(spelling.viewModel): \(conformances.joined(separator: ", "))") { writer in
            writeFields(to: &writer)
            writeValues(to: &writer)
            FormStepsWriter(flow: flow, spelling: spelling).writeMember(to: &writer)
            writeCommands(to: &writer)
            writeWhole(to: &writer)
            writer.blank()
            WiringWriter(flow: flow, spelling: spelling).write(to: &writer)
            if flow.canBePart { writeValue(to: &writer) }
            SnapshotWriter(flow: flow, spelling: spelling).write(to: &writer)
            writer.blank()
            writer.line("isolated deinit { tearDown() }")
        }
    }

    private func writeFields(to writer: inout SwiftWriter) {
        guard !flow.members.isEmpty else { return }
        writer.mark("Fields")
        for member in flow.members {
            switch member {
            case .field(let index):
                let field = flow.fields[index]
                if let text = field.documentation { writer.documentation([Prose.sentence(text)]) }
                let context = ExpressionSpelling(spelling: spelling, place: .start)
                writer.line(context.located(FieldWriter(field: field, spelling: spelling).declaration, by: [field.start]))
            case .part(let index):
                if let text = flow.parts[index].documentation { writer.documentation([Prose.sentence(text)]) }
                writer.line(PartsWriter(flow: flow, spelling: spelling).declaration(of: flow.parts[index]))
            }
        }
    }

    private func writeValues(to writer: inout SwiftWriter) {
        guard !flow.values.isEmpty else { return }
        writer.mark("Values")
        for value in flow.values {
            if let text = value.documentation { writer.documentation([Prose.sentence(text)]) }
            let name = value.name.text
            writer.line(
                .sequence([
                    .text("\(spelling.access)var \(SwiftKeywords.escaped(name)): \(spelling.type(value.type)) "),
                    .closure(parameters: [], [.text("reactive.\(SwiftKeywords.escapedMember(name)).value")]),
                ]))
        }
    }

    private func writeCommands(to writer: inout SwiftWriter) {
        guard !flow.commands.isEmpty else { return }
        writer.mark("Commands")
        for command in flow.commands {
            writer.documentation(command.documentation)
            let types = [spelling.input(of: command), .text(spelling.type(command.output))]
            let policy: [SwiftLayout] = command.restartsWhileRunning ? ["whileRunning: .restarts"] : []
            writer.line(
                .sequence([
                    .text("\(spelling.access)let \(SwiftKeywords.escaped(command.name.text)) = FlowCommand"),
                    .arguments(open: "<", types, close: ">"), .arguments(open: "(", policy, close: ")"),
                ]))
        }
    }

    /// What a flow that can be a part is for its whole.
    private func writeValue(to writer: inout SwiftWriter) {
        let type = spelling.typeName(flow.valueKey)
        writer.mark("As one value")
        writer.line("\(spelling.access)var value: \(type) { reactive.value.value }")
        writer.line("\(spelling.access)var valueProperty: Property<\(type)> { reactive.value }")
    }

    private func writeWhole(to writer: inout SwiftWriter) {
        writer.mark("The whole")
        writer.line("\(spelling.access)let form: Form")
        writer.line("\(spelling.access)let outcomes = Outcomes<\(flow.name).Outcome>()")
        guard spelling.hasReactive else {
            writer.line("\(spelling.access)let reactive: FormProperties")
            return
        }
        writer.line("\(spelling.access)let reactive: Reactive")
        writer.blank()
        writer.documentation(["The observable values as properties, for those who work with streams."])
        writer.block("\(spelling.access)final class Reactive: FormProperties") { writer in
            for value in flow.values {
                writer.line(
                    "@Fixed \(spelling.access)fileprivate(set) var \(SwiftKeywords.escaped(value.name.text)): Property<\(spelling.type(value.type))>"
                )
            }
            if flow.canBePart {
                writer.line("@Fixed \(spelling.access)fileprivate(set) var value: Property<\(spelling.typeName(flow.valueKey))>")
            }
        }
    }
}
