import FlowSpec

/// The enum without cases that holds the flow's own types: `Registration.CardStatus`, `Registration.Outcome`.
struct NamespaceWriter {
    let flow: Flow
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        writer.documentation(flow.documentation)
        writer.block("\(spelling.access)enum \(flow.name)") { writer in
            for type in flow.types {
                switch type.kind {
                case .enumeration(let declaration):
                    writer.blank()
                    write(declaration, type.documentation, to: &writer)
                case .record(let declaration):
                    writer.blank()
                    write(declaration, type.documentation, to: &writer)
                case .external: break
                }
            }
            for rule in flow.rules {
                writer.blank()
                NamedRuleWriter(rule: rule, spelling: spelling).write(to: &writer)
            }
            if flow.isLibrary { return }
            if !flow.steps.isEmpty {
                writer.blank()
                FormStepsWriter(flow: flow, spelling: spelling).writeNames(to: &writer)
            }
            if flow.canBePart {
                writer.blank()
                write(value, "The fields as one value", to: &writer)
            }
            writer.blank()
            writeOutcomes(to: &writer)
        }
    }

    private func write(_ declaration: EnumDeclaration, _ documentation: String?, to writer: inout SwiftWriter) {
        if let documentation { writer.documentation([Prose.sentence(documentation)]) }
        var conformances = ["Equatable", "Sendable"]
        if declaration.cases.allSatisfy(\.parameters.isEmpty) { conformances.insert("CaseIterable", at: 0) }
        if spelling.errorTypes.contains(declaration.name.text) { conformances.append("Error") }
        writer.block("\(spelling.access)enum \(SwiftKeywords.escaped(declaration.name.text)): \(conformances.joined(separator: ", "))") {
            writer in
            for enumCase in declaration.cases { writer.line(layout(of: enumCase)) }
            // Swift has no expression for “is this case” where the case carries values.
            for enumCase in declaration.cases where !enumCase.parameters.isEmpty {
                writer.blank()
                let name = SwiftExpressionWriter.testName(forCase: enumCase.name.text)
                writer.documentation(["Whether it is `\(enumCase.name.text)`, whatever it carries."])
                writer.block("\(spelling.access)var \(name): Bool") {
                    $0.line("if case .\(SwiftKeywords.escapedMember(enumCase.name.text)) = self { true } else { false }")
                }
            }
        }
    }

    private func write(_ declaration: RecordDeclaration, _ documentation: String?, to writer: inout SwiftWriter) {
        if let documentation { writer.documentation([Prose.sentence(documentation)]) }
        let conformances = spelling.errorTypes.contains(declaration.name.text) ? "Equatable, Sendable, Error" : "Equatable, Sendable"
        writer.block("\(spelling.access)struct \(SwiftKeywords.escaped(declaration.name.text)): \(conformances)") { writer in
            for field in declaration.fields {
                let property = SwiftLayout.text("\(spelling.access)var \(SwiftKeywords.escaped(field.name.text)): \(inner(field.type))")
                // A type from a module may not be what a record asks of it, which is the compiler's to find, at the spec's own line.
                writer.line(field.type.isFromModule ? spelling.located(property, at: field.name.range) : property)
            }
            writer.blank()
            let parameters = declaration.fields.map { SwiftLayout.text("\(SwiftKeywords.escapedLabel($0.name.text)): \(inner($0.type))") }
            let assignments = declaration.fields.map { field in
                SwiftLayout.text("self.\(SwiftKeywords.escapedMember(field.name.text)) = \(SwiftKeywords.escaped(field.name.text))")
            }
            writer.line(.block(.sequence([.call("\(spelling.access)init", parameters), " {"]), assignments, close: "}"))
        }
    }

    private var value: RecordDeclaration {
        RecordDeclaration(name: Name(Flow.valueName, at: flow.titleRange), fields: flow.valueRecord.fields)
    }

    private func writeOutcomes(to writer: inout SwiftWriter) {
        guard !flow.outcomes.isEmpty else {
            writer.documentation(["The flow leads nowhere else."])
            writer.line("\(spelling.access)typealias Outcome = Never")
            return
        }
        writer.documentation(["Where the flow can lead."])
        writer.block("\(spelling.access)enum Outcome: Equatable, Sendable") { writer in
            for outcome in flow.outcomes {
                if let text = outcome.documentation { writer.documentation([Prose.sentence(text)]) }
                writer.line(layout(of: outcome.declaration))
            }
        }
    }

    /// The type as it is spelt inside the namespace, where the flow's own types need no prefix.
    private func inner(_ type: ValueType) -> String {
        type.spelling()
    }

    private func layout(of declaration: CaseDeclaration) -> SwiftLayout {
        let name = "case " + SwiftKeywords.escaped(declaration.name.text)
        guard !declaration.parameters.isEmpty else { return .text(name) }
        return .call(name, declaration.parameters.map { .text("\(SwiftKeywords.escapedLabel($0.name.text)): \(inner($0.type))") })
    }
}
