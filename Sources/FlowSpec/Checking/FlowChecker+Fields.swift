import FlowMarkdown

extension FlowChecker {
    /// Needs the values in the scope, for conditions may read them.
    mutating func checkFields() {
        fields = syntax.fields.map { checked($0) }
    }

    private mutating func checked(_ statement: FieldStatement) -> Field {
        let name = statement.declaration.name
        var type = ValueType.unknown
        if case .field(let declared, _)? = scope.symbols[name.text]?.kind { type = declared }
        var condition: TypedExpression?
        var resets: [String] = []
        var normalizations: [TextNormalization] = []
        var isSetByCommands = false
        var isSecret = false
        var isRestored = false
        var resetsAfter: Duration?
        var typedAsText: Message?
        var typedInParts: DatePartsMessages?
        var maximumLength: Int?
        reportRepetitions(statement.attributes)
        for attribute in statement.attributes {
            switch attribute.kind {
            case .onlyWhen(let expression):
                condition = self.condition(expression, .condition)
            case .setByCommands: isSetByCommands = true
            case .resetsWhen(let names): resets += resetNames(names, of: name)
            case .normalized(let normalization):
                checkNormalization(normalization, of: type, at: attribute.range)
                normalizations.append(normalization)
            case .secret: isSecret = true
            case .restored: isRestored = true
            case .resetsAfter(let duration): resetsAfter = duration
            case .typedAsText(let message):
                typedAsText = givenOnce(message)
                if !type.unwrapped.isNumber, type.unwrapped != .date, type.isKnown {
                    diagnostics.error(
                        .unsuitablePhrase,
                        "a number or a date is typed as text, and this field is `\(type)`\(type == .string ? "; a `String` is text already" : "")",
                        at: attribute.range)
                }
            case .typedInParts(let incomplete, let impossible):
                typedInParts = messages(incomplete: incomplete, impossible: impossible)
                if type.unwrapped != .date, type.isKnown {
                    diagnostics.error(
                        .unsuitablePhrase, "a date is typed in three parts, and this field is `\(type)`", at: attribute.range)
                }
            case .atMost(let count):
                maximumLength = count
                if type != .string, type.isKnown {
                    diagnostics.error(
                        .unsuitablePhrase, "only a `String` has characters to count, and this field is `\(type)`", at: attribute.range)
                }
            }
        }
        if typedAsText != nil, typedInParts != nil, let last = statement.attributes.last(where: \.kind.isOfEnteredText) {
            diagnostics.error(
                .unsuitablePhrase, "the date is typed either as one text or in three parts, and here both is said", at: last.range)
        }
        if isSetByCommands, let first = statement.attributes.first(where: \.kind.isOfEnteredText) {
            diagnostics.error(
                .unsuitablePhrase, "a field that is set by commands has no text to normalise or to hide; only what the user enters has",
                at: first.range)
        }
        if isSecret, let restored = statement.attributes.first(where: { $0.kind == .restored }) {
            diagnostics.error(
                .restoredSecret, "a secret is never saved, so that it cannot be restored", at: restored.range,
                notes: statement.attributes.filter { $0.kind == .secret }.map { .init("it is a secret here", at: $0.range) })
        }
        return Field(
            name: name, type: type, start: start(of: statement, type: type), ownCondition: condition,
            stepActivity: stepActivity(of: name), isSetByCommands: isSetByCommands, resetsWhenChanged: resets, resetsAfter: resetsAfter,
            typedAsText: typedAsText, typedInParts: typedInParts,
            maximumLength: maximumLength, normalizations: normalizations, isSecret: isSecret, isRestored: isRestored,
            documentation: statement.documentation,
            phrases: Dictionary(statement.attributes.map { ($0.kind.phrase, $0.range) }, uniquingKeysWith: { first, _ in first }))
    }

    /// A message that stands in the declaration of the field.
    private mutating func givenOnce(_ message: MessageSyntax, in scope: Scope? = nil) -> Message {
        let text = typed(message, in: scope)
        for expression in text.expressions
        where expression.references.contains(where: { $0.kind != .local(.missingParts) })
            || !expression.services.isEmpty
        {
            diagnostics.error(
                .startValueReadsField, "this message is given once, before any field has a value, and cannot read anything",
                at: expression.range)
        }
        return text
    }

    /// Of these two the first reads what is missing.
    private mutating func messages(incomplete: MessageSyntax?, impossible: MessageSyntax?) -> DatePartsMessages {
        var inner = scope
        inner.declare(Symbol("missing", .local(.string, .missingParts)))
        return DatePartsMessages(
            incomplete: incomplete.map { givenOnce($0, in: inner) }, impossible: impossible.map { givenOnce($0) })
    }

    private mutating func resetNames(_ names: [FieldPath], of field: Name) -> [String] {
        for name in names where name.name?.text == field.text {
            diagnostics.error(.circularDependency, "a field cannot reset itself", at: name.range)
        }
        return memberNames(names)
    }

    /// Each phrase may stand once.
    private mutating func reportRepetitions(_ attributes: [FieldAttribute]) {
        var seen: [Field.Phrase: SourceRange] = [:]
        for attribute in attributes {
            guard let first = seen.updateValue(attribute.range, forKey: attribute.kind.phrase) else { continue }
            let hint =
                switch attribute.kind {
                case .onlyWhen: "; join the conditions by `&&`"
                case .resetsWhen: "; join the names by “or”"
                default: ""
                }
            diagnostics.error(
                .saidTwice, "this is said twice of the field\(hint)", at: attribute.range, notes: [.init("the first is here", at: first)])
        }
    }

    private mutating func checkNormalization(_ normalization: TextNormalization, of type: ValueType, at range: SourceRange) {
        guard type != .string, type != .unknown else { return }
        diagnostics.error(.unsuitablePhrase, "only a `String` can be normalised, and this field is `\(type)`", at: range)
    }

    /// The start value that is given, or the natural empty value of the type.
    private mutating func start(of statement: FieldStatement, type: ValueType) -> TypedExpression {
        let name = statement.declaration.name
        if let value = statement.declaration.value { return typed(value, .startValue, as: type) }
        if let value = types.naturalValue(of: type, at: name.range) { return value }
        if type.isKnown {
            diagnostics.error(
                .missingStartValue, "`\(type)` has no natural empty value; give the one to start with: `\(name.text): \(type) = …`",
                at: name.range)
        }
        return TypedExpression(.invalid, .unknown, at: name.range)
    }
}

extension FieldAttribute.Kind {
    fileprivate var phrase: Field.Phrase {
        switch self {
        case .onlyWhen: .onlyWhen
        case .setByCommands: .setByCommands
        case .resetsWhen: .resetsWhen
        case .resetsAfter: .resetsAfter
        case .typedAsText: .typedAsText
        case .typedInParts: .typedInParts
        case .atMost: .atMost
        case .normalized(let normalization): .normalized(normalization)
        case .secret: .secret
        case .restored: .restored
        }
    }

    /// Whether it speaks of the text that a user enters.
    fileprivate var isOfEnteredText: Bool {
        switch self {
        case .typedAsText, .typedInParts, .atMost, .normalized, .secret: true
        case .onlyWhen, .setByCommands, .resetsWhen, .resetsAfter, .restored: false
        }
    }
}
