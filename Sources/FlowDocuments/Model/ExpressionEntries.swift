import FlowSpec

/// An expression: its text, its type, and what it reads and asks.
struct ExpressionEntry: Encodable, Sendable {
    struct Read: Encodable, Sendable {
        let kind: String
        let path: [String]
        let state: String?
    }

    let text: String
    let type: TypeEntry
    let reads: [Read]
    let services: [String]
    /// Nil for a start value that the spec does not give.
    let place: PlaceEntry?
}

/// A text for people in each of its languages, that of the flow first.
struct MessageEntry: Encodable, Sendable {
    struct Translation: Encodable, Sendable {
        let language: String
        let parts: [Part]
    }

    struct Part: Encodable, Sendable {
        var text: String?
        var expression: ExpressionEntry?
    }

    let texts: [Translation]
    let place: PlaceEntry
}

extension EntryContext {
    func expression(_ expression: TypedExpression) -> ExpressionEntry {
        ExpressionEntry(
            text: flow.source.textOnOneLine(of: expression.range), type: TypeEntry(expression.type),
            reads: expression.references.map(read), services: expression.services.map(\.name.text), place: place(expression.range))
    }

    /// A start value that the spec does not give is the natural empty value of the type.
    func start(of field: Field) -> ExpressionEntry {
        if field.start.range != field.name.range { return expression(field.start) }
        let text =
            switch field.start.kind {
            case .string: "\"\""
            case .boolean(let value): "\(value)"
            case .integer(let digits): digits
            case .array: "[]"
            case .enumCase(let value): ".\(value.name)"
            default: "nil"
            }
        return ExpressionEntry(text: text, type: TypeEntry(field.start.type), reads: [], services: [], place: nil)
    }

    private func read(_ reference: Reference) -> ExpressionEntry.Read {
        let kind =
            switch reference.kind {
            case .field: "field"
            case .part: "part"
            case .partList: "partList"
            case .value: "value"
            case .local(.input): "input"
            case .local(.result): "result"
            case .local(.binding): "binding"
            case .local(.scenarioValue): "column"
            case .local(.ruleParameter): "parameter"
            case .local(.missingParts): "missingParts"
            case .command: "command"
            case .steps: "steps"
            case .step: "step"
            case .flow: "flow"
            case .outcome: "outcome"
            case .now: "now"
            case .today: "today"
            }
        let path = reference.path.map { component in
            switch component {
            case .name(let name): name
            case .index(let index): "\(index)"
            }
        }
        return ExpressionEntry.Read(kind: kind, path: path, state: reference.stateName)
    }

    func message(_ message: Message) -> MessageEntry {
        func parts(_ parts: [Message.Part]) -> [MessageEntry.Part] {
            parts.map { part in
                switch part {
                case .text(let text): MessageEntry.Part(text: text)
                case .expression(let expression): MessageEntry.Part(expression: self.expression(expression))
                }
            }
        }
        let main = MessageEntry.Translation(language: flow.language, parts: parts(message.parts))
        let others = message.translations.map { MessageEntry.Translation(language: $0.language, parts: parts($0.parts)) }
        return MessageEntry(texts: [main] + others, place: place(message.range))
    }
}

extension Reference {
    /// What is read other than the value, as it stands behind what it is read of.
    fileprivate var stateName: String? { kind == .steps || kind == .step ? state?.memberName : state?.rawValue }
}
