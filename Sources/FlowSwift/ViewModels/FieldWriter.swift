import FlowSpec

/// The declaration of a field.
struct FieldWriter {
    let field: Field
    let spelling: FlowSpelling

    /// Whether the start value needs services, which only the initialiser has.
    var startsInInitializer: Bool { !field.start.services.isEmpty }

    /// `@Fixed public var email = Field("", normalized: .trimmed)`.
    var declaration: SwiftLayout {
        let name = SwiftKeywords.escaped(field.name.text)
        let attributes = field.isSetByCommands && !startsInInitializer ? "\(spelling.access)let" : "@Fixed \(spelling.access)var"
        if startsInInitializer { return .text("\(attributes) \(name): \(className)<\(spelling.type(field.type))>") }
        return .sequence([.text("\(attributes) \(name) = "), value])
    }

    /// `Field("", normalized: .trimmed)`.
    var value: SwiftLayout {
        var arguments = [start]
        if !field.normalizations.isEmpty {
            let names = field.normalizations.map { "." + Self.name(of: $0) }
            arguments.append(.text("normalized: " + (names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")))
        }
        if let maximum = field.maximumLength { arguments.append(.text("atMost: \(maximum)")) }
        if field.typedAsText != nil { arguments.append(.text("typedAsText: \(field.type.unwrapped == .date ? ".date" : ".number")")) }
        if field.typedInParts != nil { arguments.append("typedInParts: .dayMonthYear") }
        if field.isSecret { arguments.append("isSecret: true") }
        if let message = field.typedAsText {
            arguments.append(.labelled("else", ExpressionSpelling(spelling: spelling, place: .start).layout(of: message)))
        }
        if let messages = field.typedInParts { arguments += self.arguments(of: messages) }
        return .call(className + (isTypeEvident ? "" : "<\(spelling.type(field.type))>"), arguments)
    }

    private func arguments(of messages: DatePartsMessages) -> [SwiftLayout] {
        var arguments: [SwiftLayout] = []
        let context = ExpressionSpelling(spelling: spelling, place: .start)
        if let incomplete = messages.incomplete {
            let readsMissing = incomplete.expressions.contains { !$0.references.isEmpty }
            arguments.append(
                .labelled("incomplete", .closure(parameters: [readsMissing ? "missing" : "_"], [context.layout(of: incomplete)])))
        }
        if let impossible = messages.impossible { arguments.append(.labelled("impossible", context.layout(of: impossible))) }
        return arguments
    }

    private var className: String { field.isSetByCommands ? "ReadableField" : "Field" }

    private var start: SwiftLayout {
        let layout = ExpressionSpelling(spelling: spelling, place: .start).layout(of: field.start)
        // Nothing else says the type of `Field(.personal)`.
        guard case .enumCase(let value) = field.start.kind, !value.isQualified else { return layout }
        return .sequence([.text(spelling.typeName(value.enumeration)), layout])
    }

    /// Whether Swift infers the field's type from its start value.
    private var isTypeEvident: Bool {
        switch (field.type, field.start.kind) {
        case (.string, .string), (.bool, .boolean), (.int, .integer), (.double, .floating), (.enumeration, .enumCase),
            (.record, .recordInitializer):
            true
        default: false
        }
    }

    private static func name(of normalization: TextNormalization) -> String {
        switch normalization {
        case .trimmed: "trimmed"
        case .digits: "digits"
        case .lowercased: "lowercased"
        case .uppercased: "uppercased"
        }
    }
}
