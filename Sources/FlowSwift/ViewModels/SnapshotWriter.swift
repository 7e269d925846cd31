import FlowSpec

/// All fields as one value, with where the user is among the steps: its type, how it is taken, and how it is brought back.
struct SnapshotWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        guard !flow.members.isEmpty else { return }
        writer.mark("What all fields hold")
        writer.block("\(spelling.access)struct Snapshot: Equatable, Sendable") { writer in
            for member in flow.members { writer.line(declaration(of: member)) }
            if hasSteps { writer.line("\(spelling.access)var steps: StepsState<\(spelling.typeName(Flow.stepKey))>") }
        }
        writer.blank()
        writer.block("\(spelling.access)var snapshot: Snapshot") { writer in
            let values = names.map { name in
                SwiftLayout.text("\(SwiftKeywords.escapedLabel(name)): \(SwiftKeywords.escaped(name)).snapshot")
            }
            writer.line(.call("Snapshot", values + (hasSteps ? ["steps: steps.state"] : [])))
        }
        writer.blank()
        writer.block("\(spelling.access)func restoration(to snapshot: Snapshot) -> Restoration") { writer in
            let values = names.map { name in
                SwiftLayout.text("\(SwiftKeywords.escaped(name)).restoration(to: snapshot.\(SwiftKeywords.escapedMember(name)))")
            }
            writer.line(.call("Restoration", values + (hasSteps ? ["steps.restoration(to: snapshot.steps)"] : [])))
        }
    }

    private var names: [String] { flow.members.map { flow.name(of: $0) } }

    private func declaration(of member: FlowMember) -> SwiftLayout {
        switch member {
        case .field(let index): return declaration(of: flow.fields[index])
        case .part(let index):
            let part = flow.parts[index]
            let snapshot = "\(FlowSpelling.viewModel(of: part.flow)).Snapshot"
            return declaration(of: part.name.text, part.isList ? "PartListSnapshot<\(snapshot)>" : snapshot)
        }
    }

    private var hasSteps: Bool { !flow.steps.isEmpty }

    /// A type from a module may not be what a snapshot asks of it, which the compiler then says at the spec's own line.
    private func declaration(of field: Field) -> SwiftLayout {
        let property = declaration(of: field.name.text, "FieldSnapshot<\(spelling.type(field.type))>")
        return field.type.isFromModule ? spelling.located(property, at: field.name.range) : property
    }

    /// It stands in a type in a type; swift-format breaks it behind its name, and only where it is wider than the widest line.
    private func declaration(of name: String, _ type: String) -> SwiftLayout {
        let head = "\(spelling.access)var \(SwiftKeywords.escaped(name)):"
        let fits = 8 + head.count + 1 + type.count <= SwiftLayout.widestLine
        return .text("\(head)\(fits ? " " : "\n    ")\(type)")
    }
}
