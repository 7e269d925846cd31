import FlowSpec

/// How the names of one flow are spelt in the Swift that is generated from it.
struct FlowSpelling {
    let flow: Flow

    var viewModel: String { flow.name + "ViewModel" }
    var services: String { flow.name + "Services" }
    var stub: String { flow.name + "ServicesStub" }

    /// The full name of a declared type: `Registration.CardStatus`; a type from a module keeps its own.
    func typeName(_ key: String) -> String {
        let isExternal = flow.types.contains { type in
            if case .external(key, _) = type.kind { true } else { false }
        }
        if isExternal { return SwiftKeywords.escaped(key) }
        // Another flow's type has that flow's name before it already.
        return key.contains(".") ? SwiftExpressionWriter.typeName(key) : "\(flow.name).\(SwiftKeywords.escapedMember(key))"
    }

    func type(_ type: ValueType) -> String {
        type.spelling(typeName: typeName)
    }

    /// Whether the type, or a part of it, is Foundation's.
    static func needsFoundation(_ type: ValueType) -> Bool {
        switch type {
        case .date, .decimal: true
        case .optional(let inner), .array(let inner), .range(let inner), .closedRange(let inner): needsFoundation(inner)
        default: false
        }
    }

    /// `(a: Int, b: String)`, the type of a command's input.
    func input(of command: Command) -> String {
        switch command.input.count {
        case 0: "Void"
        case 1: type(command.input[0].type)
        default: "(" + command.input.map { "\(SwiftKeywords.escapedLabel($0.name.text)): \(type($0.type))" }.joined(separator: ", ") + ")"
        }
    }

    /// `.milliseconds(300)`, in the largest unit that gives a whole number.
    static func duration(_ duration: Duration) -> String {
        let milliseconds = duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
        return milliseconds.isMultiple(of: 1_000) ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
    }

    /// `func load(id: Int) async throws -> String`.
    func declaration(of signature: ServiceSignature) -> String {
        let parameters = signature.parameters.map { parameter in
            let name = SwiftKeywords.escapedLabel(parameter.name.text)
            let label = parameter.label.map(SwiftKeywords.escapedLabel) ?? "_"
            return (label == name ? name : "\(label) \(name)") + ": " + type(parameter.type)
        }
        var text = "func \(SwiftKeywords.escaped(signature.name.text))(\(parameters.joined(separator: ", ")))"
        if signature.isAsync { text += " async" }
        switch signature.failure {
        case .never: break
        case .anyError: text += " throws"
        case .typed(let error): text += " throws(\(type(error)))"
        }
        if signature.result != .void { text += " -> " + type(signature.result) }
        return text
    }

    /// The types that services throw, which have to be errors.
    var errorTypes: Set<String> {
        var keys: Set<String> = []
        for service in flow.services {
            switch service.signature.failure {
            case .typed(.enumeration(let key)), .typed(.record(let key)): keys.insert(key)
            default: break
            }
        }
        for handler in flow.commands.flatMap(\.failureHandlers) {
            if case .enumCase(let pattern)? = handler.pattern, let key = pattern.enumeration { keys.insert(key) }
        }
        return keys
    }
}
