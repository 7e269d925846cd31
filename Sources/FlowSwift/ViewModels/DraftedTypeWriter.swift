import FlowSpec

/// How drafts hold the enums and records of a flow.
struct DraftedTypeWriter {
    let flow: Flow
    let spelling: FlowSpelling
    /// The types that drafts hold, in full: `Registration.CardStatus`.
    let draftedTypes: Set<String>

    /// The types that drafts of some flows hold, in full. A type is written once, with the flow that declares it.
    static func draftedTypes(of flows: [Flow]) -> Set<String> {
        Set(flows.flatMap { flow in flow.draftedTypes.map { $0.contains(".") ? $0 : "\(flow.name).\($0)" } })
    }

    func write(to writer: inout SwiftWriter) {
        for type in flow.types {
            switch type.kind {
            case .enumeration(let declaration) where isDrafted(declaration.name.text):
                writeExtension(of: declaration.name.text, to: &writer) { write(declaration, to: &$0) }
            case .record(let declaration) where isDrafted(declaration.name.text):
                writeExtension(of: declaration.name.text, to: &writer) { write(declaration, to: &$0) }
            default: break
            }
        }
    }

    private func isDrafted(_ name: String) -> Bool { draftedTypes.contains("\(flow.name).\(name)") }

    private func writeExtension(of name: String, to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
        writer.blank()
        writer.block("extension \(spelling.typeName(name)): DraftConvertible", body)
    }

    private var initializer: String { "\(spelling.access)init(draftValue: DraftValue) throws(DraftMismatch)" }

    private func write(_ declaration: EnumDeclaration, to writer: inout SwiftWriter) {
        let cases = declaration.cases
        writer.block(initializer) { writer in
            let names = cases.map { enumCase in
                SwiftLayout.text(
                    "\(Self.literal(enumCase.name)): [\(enumCase.parameters.map { Self.literal($0.name) }.joined(separator: ", "))]")
            }
            let carries = cases.contains { !$0.parameters.isEmpty }
            let argument = SwiftLayout.labelled("of", .arguments(open: "[", names, close: "]"))
            writer.line(.sequence([.text("let (name, \(carries ? "carried" : "_")) = "), .call("try draftValue.enumCase", [argument])]))
            writer.line("switch name {")
            for (index, enumCase) in cases.enumerated() {
                let pattern = index < cases.count - 1 ? "case \(Self.literal(enumCase.name))" : "default"
                let values = enumCase.parameters.map { value(of: $0, in: "carried") }
                let name = "." + SwiftKeywords.escapedMember(enumCase.name.text)
                let assigned: SwiftLayout = values.isEmpty ? .text(name) : .call("try " + name, values)
                writer.line(.sequence([.text("\(pattern): self = "), assigned]))
            }
            writer.line("}")
        }
        writer.blank()
        writer.block("\(spelling.access)var draftValue: DraftValue") { writer in
            let cases = cases.map { enumCase in
                let bindings = enumCase.parameters.map { "let \(SwiftKeywords.escaped($0.name.text))" }.joined(separator: ", ")
                let pattern = "." + SwiftKeywords.escapedMember(enumCase.name.text) + (bindings.isEmpty ? "" : "(\(bindings))")
                let carried = enumCase.parameters.map { written($0, as: SwiftKeywords.escaped($0.name.text)) }
                let arguments: [SwiftLayout] =
                    [.text(Self.literal(enumCase.name))] + (carried.isEmpty ? [] : [.arguments(open: "[", carried, close: "]")])
                return SwiftLayout.Case(pattern: pattern, value: .call(".enumCase", arguments))
            }
            writer.line(.switchOver("self", cases: cases))
        }
    }

    private func write(_ declaration: RecordDeclaration, to writer: inout SwiftWriter) {
        writer.block(initializer) { writer in
            let names = declaration.fields.enumerated().map {
                SwiftLayout.text(($0.offset == 0 ? "of: " : "") + Self.literal($0.element.name))
            }
            writer.line(.sequence(["let record = ", .call("try draftValue.record", names)]))
            writer.line(.call("try self.init", declaration.fields.map { value(of: $0, in: "record") }))
        }
        writer.blank()
        writer.block("\(spelling.access)var draftValue: DraftValue") { writer in
            let fields = declaration.fields.map { written($0, as: SwiftKeywords.escaped($0.name.text)) }
            writer.line(.call(".object", [.arguments(open: "[", fields, close: "]")]))
        }
    }

    /// `reason: carried.value("reason")`.
    private func value(of name: TypedName, in record: String) -> SwiftLayout {
        .text("\(SwiftKeywords.escapedLabel(name.name.text)): \(record).value(\(Self.literal(name.name)))")
    }

    /// `"reason": .of(reason)`.
    private func written(_ name: TypedName, as expression: String) -> SwiftLayout {
        .text("\(Self.literal(name.name)): .of(\(expression))")
    }

    private static func literal(_ name: Name) -> String { SwiftExpressionWriter.literal(name.text) }
}
