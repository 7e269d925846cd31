import FlowMarkdown
import FlowSpec

/// How the names of one flow are spelt in the Swift that is generated from it. It is handed to everything that writes, and a flow is large: so all share
/// one.
final class FlowSpelling: Sendable {
    let flow: Flow
    /// The fields of the flow by their names, for scenarios name them again and again.
    let fieldNumbers: [String: Int]
    /// With which word declarations begin that are used outside of their file.
    let access: String

    init(flow: Flow, access: AccessLevel) {
        self.flow = flow
        self.access = access.prefix
        fieldNumbers = Dictionary(zip(flow.fields.map(\.name.text), flow.fields.indices), uniquingKeysWith: { first, _ in first })
    }

    var viewModel: String { Self.viewModel(of: flow) }
    var services: String { Self.services(of: flow) }
    var stub: String { flow.name + "ServicesStub" }

    static func viewModel(of flow: Flow) -> String { flow.name + "ViewModel" }
    static func services(of flow: Flow) -> String { flow.name + "Services" }

    /// Whether the app has to provide something, for the flow or for its parts.
    var hasServices: Bool { !flow.allServices.isEmpty }

    /// Whether there is more to observe than every flow has.
    var hasReactive: Bool { !flow.values.isEmpty || flow.canBePart }

    /// The full name of a declared type: `Registration.CardStatus`; a type from a module keeps its own.
    func typeName(_ key: String) -> String {
        let isExternal = flow.types.contains { type in
            if case .external(key, _) = type.kind { true } else { false }
        }
        if isExternal { return SwiftKeywords.escaped(key) }
        // Another flow's type has that flow's name before it already.
        return key.contains(".") ? SwiftExpressionWriter.typeName(key) : "\(flow.name).\(SwiftKeywords.escapedMember(key))"
    }

    /// The full name of the function that a rule becomes: `TaxRegistration.isTaxNumber`; another flow's has that flow's name before it already.
    func ruleName(_ key: String) -> String {
        key.contains(".") ? SwiftExpressionWriter.typeName(key) : "\(flow.name).\(SwiftKeywords.escapedMember(key))"
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
    func input(of command: Command) -> SwiftLayout { tuple(command.input) }

    /// `Void`, a type, or the type of a tuple.
    func tuple(_ values: [TypedName]) -> SwiftLayout {
        switch values.count {
        case 0: "Void"
        case 1: .text(type(values[0].type))
        default:
            .arguments(
                open: "(", values.map { .text("\(SwiftKeywords.escapedLabel($0.name.text)): \(type($0.type))") }, close: ")")
        }
    }

    /// `.milliseconds(300)`, in the largest unit that gives a whole number.
    static func duration(_ duration: Duration) -> String {
        let milliseconds = duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
        return milliseconds.isMultiple(of: 1_000) ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
    }

    /// A statement whose mistakes the compiler is to report at a place of the spec.
    func located(_ statement: SwiftLayout, at range: SourceRange) -> SwiftLayout {
        .located(path: flow.source.path, line: flow.source.position(at: range.lowerBound).line, statement)
    }

    /// `func load(id: Int) async throws -> String`.
    func declaration(of signature: ServiceSignature) -> SwiftLayout {
        let parameters = Self.parameters(signature.parameters, type)
        var text = ""
        if signature.isAsync { text += " async" }
        switch signature.failure {
        case .never: break
        case .anyError: text += " throws"
        case .typed(let error): text += " throws(\(type(error)))"
        }
        if signature.result != .void { text += " -> " + type(signature.result) }
        return .sequence([.call("func \(SwiftKeywords.escaped(signature.name.text))", parameters), .text(text)])
    }

    /// `number: String`, `to folder: String`, `_ account: Account`.
    static func parameters(_ parameters: [ServiceSignature.Parameter], _ type: (ValueType) -> String) -> [SwiftLayout] {
        parameters.map { parameter in
            let name = SwiftKeywords.escapedLabel(parameter.name.text)
            let label = parameter.label.map(SwiftKeywords.escapedLabel) ?? "_"
            return .text((label == name ? name : "\(label) \(name)") + ": " + type(parameter.type))
        }
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

extension ValueType {
    /// Whether it is a type from a module, or made of one.
    var isFromModule: Bool {
        switch self {
        case .external: true
        case .optional(let inner), .array(let inner), .range(let inner), .closedRange(let inner): inner.isFromModule
        default: false
        }
    }
}
