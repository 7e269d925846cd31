import FlowSpec

/// All fields as one value: its type, how it is taken, and how it is brought back.
struct SnapshotWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        guard !flow.members.isEmpty else { return }
        writer.mark("What all fields hold")
        writer.block("public struct Snapshot: Equatable, Sendable") { writer in
            for member in flow.members { writer.line(declaration(of: member)) }
        }
        writer.blank()
        writer.block("public var snapshot: Snapshot") { writer in
            writer.line(
                .call(
                    "Snapshot",
                    names.map { .text("\(SwiftKeywords.escapedLabel($0)): \(SwiftKeywords.escaped($0)).snapshot") }))
        }
        writer.blank()
        writer.block("public func restore(_ snapshot: Snapshot)") { writer in
            writer.line(
                .call(
                    "form.restore",
                    names.map { name in
                        let taken = "snapshot.\(SwiftKeywords.escapedMember(name))"
                        return .text("\(SwiftKeywords.escaped(name)).restoration(to: \(taken))")
                    }))
        }
    }

    private var names: [String] { flow.valueRecord.fields.map(\.name.text) }

    private func declaration(of member: FlowMember) -> SwiftLayout {
        switch member {
        case .field(let index): return declaration(of: flow.fields[index])
        case .part(let index):
            let part = flow.parts[index]
            let snapshot = "\(FlowSpelling(flow: part.flow).viewModel).Snapshot"
            let type = part.isList ? "PartListSnapshot<\(snapshot)>" : snapshot
            return .text("public var \(SwiftKeywords.escaped(part.name.text)): \(type)")
        }
    }

    /// A type from a module may not be what a snapshot asks of it, which the compiler then says at the spec's own line.
    private func declaration(of field: Field) -> SwiftLayout {
        let (name, type) = ("public var \(SwiftKeywords.escaped(field.name.text)):", "FieldSnapshot<\(spelling.type(field.type))>")
        // It stands in a type in a type; swift-format breaks it behind its name, and only where it is wider than the widest line.
        let fits = 8 + name.count + 1 + type.count <= SwiftLayout.widestLine
        let property = SwiftLayout.text("\(name)\(fits ? " " : "\n    ")\(type)")
        guard Self.isFromModule(field.type) else { return property }
        let line = flow.source.position(at: field.name.range.lowerBound).line
        return .located(path: flow.source.path, line: line, property)
    }

    private static func isFromModule(_ type: ValueType) -> Bool {
        switch type {
        case .external: true
        case .optional(let inner), .array(let inner), .range(let inner), .closedRange(let inner): isFromModule(inner)
        default: false
        }
    }
}
