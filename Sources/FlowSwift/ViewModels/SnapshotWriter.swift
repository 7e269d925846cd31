import FlowSpec

/// All fields as one value, with where the user is among the steps: its type, how it is taken, and how it is brought back.
struct SnapshotWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        guard !flow.fields.isEmpty else { return }
        writer.mark("What all fields hold")
        writer.block("\(spelling.access)struct Snapshot: Equatable, Sendable") { writer in
            for field in flow.fields { writer.line(declaration(of: field)) }
            if hasSteps { writer.line("\(spelling.access)var steps: StepsState<\(spelling.typeName(Flow.stepKey))>") }
        }
        writer.blank()
        writer.block("\(spelling.access)var snapshot: Snapshot") { writer in
            let fields = flow.fields.map { field in
                let (label, name) = (SwiftKeywords.escapedLabel(field.name.text), SwiftKeywords.escaped(field.name.text))
                return SwiftLayout.text("\(label): \(name).snapshot")
            }
            writer.line(.call("Snapshot", fields + (hasSteps ? ["steps: steps.state"] : [])))
        }
        writer.blank()
        writer.block("\(spelling.access)func restore(_ snapshot: Snapshot)") { writer in
            let fields = flow.fields.map { field in
                let (name, member) = (SwiftKeywords.escaped(field.name.text), SwiftKeywords.escapedMember(field.name.text))
                return SwiftLayout.text("\(name).restoration(to: snapshot.\(member))")
            }
            writer.line(.call("form.restore", fields + (hasSteps ? ["steps.restoration(to: snapshot.steps)"] : [])))
        }
    }

    private var hasSteps: Bool { !flow.steps.isEmpty }

    /// A type from a module may not be what a snapshot asks of it, which the compiler then says at the spec's own line.
    private func declaration(of field: Field) -> SwiftLayout {
        let (name, type) = (
            "\(spelling.access)var \(SwiftKeywords.escaped(field.name.text)):", "FieldSnapshot<\(spelling.type(field.type))>"
        )
        // It stands in a type in a type; swift-format breaks it behind its name, and only where it is wider than the widest line.
        let fits = 8 + name.count + 1 + type.count <= SwiftLayout.widestLine
        let property = SwiftLayout.text("\(name)\(fits ? " " : "\n    ")\(type)")
        return field.type.isFromModule ? spelling.located(property, at: field.name.range) : property
    }
}
