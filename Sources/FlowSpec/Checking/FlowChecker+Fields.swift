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
        var resetsAfter: Duration?
        var typedAsText: Message?
        var maximumLength: Int?
        for attribute in statement.attributes {
            switch attribute.kind {
            case .onlyWhen(let expression):
                if condition != nil { reportRepetition("only when", at: attribute.range, hint: "; join the conditions by `&&`") }
                condition = self.condition(expression, .condition)
            case .setByCommands: isSetByCommands = true
            case .resetsWhen(let names): resets += resetNames(names, of: name)
            case .normalized(let normalization):
                checkNormalization(normalization, of: type, at: attribute.range)
                if normalizations.contains(normalization) { reportRepetition("this phrase", at: attribute.range, hint: "") }
                normalizations.append(normalization)
            case .secret: isSecret = true
            case .resetsAfter(let duration): resetsAfter = duration
            case .typedAsText(let message):
                typedAsText = typed(message)
                if !type.unwrapped.isNumber, type.unwrapped != .date, type.isKnown {
                    diagnostics.error(
                        "a number or a date is typed as text, and this field is `\(type)`\(type == .string ? "; a `String` is text already" : "")",
                        at: attribute.range)
                }
            case .atMost(let count):
                maximumLength = count
                if type != .string, type.isKnown {
                    diagnostics.error("only a `String` has characters to count, and this field is `\(type)`", at: attribute.range)
                }
            }
        }
        if isSetByCommands, !normalizations.isEmpty || isSecret || typedAsText != nil || maximumLength != nil {
            diagnostics.error(
                "a field that is set by commands has no text to normalise or to hide; only what the user enters has", at: name.range)
        }
        return Field(
            name: name, type: type, start: start(of: statement, type: type), condition: condition, isSetByCommands: isSetByCommands,
            resetsWhenChanged: resets, resetsAfter: resetsAfter, typedAsText: typedAsText, maximumLength: maximumLength,
            normalizations: normalizations, isSecret: isSecret, documentation: statement.documentation)
    }

    private mutating func resetNames(_ names: [Name], of field: Name) -> [String] {
        for name in names where name.text == field.text {
            diagnostics.error("a field cannot reset itself", at: name.range)
        }
        return fieldNames(names)
    }

    private mutating func reportRepetition(_ phrase: String, at range: SourceRange, hint: String) {
        diagnostics.error("\(phrase) is said twice\(hint)", at: range)
    }

    private mutating func checkNormalization(_ normalization: TextNormalization, of type: ValueType, at range: SourceRange) {
        guard type != .string, type != .unknown else { return }
        diagnostics.error("only a `String` can be normalised, and this field is `\(type)`", at: range)
    }

    /// The start value that is given, or the natural empty value of the type.
    private mutating func start(of statement: FieldStatement, type: ValueType) -> TypedExpression {
        let name = statement.declaration.name
        if let value = statement.declaration.value { return typed(value, .startValue, as: type) }
        if let value = types.naturalValue(of: type, at: name.range) { return value }
        if type.isKnown {
            diagnostics.error(
                "a `\(type)` has no natural empty value; give the one to start with: `\(name.text): \(type) = …`", at: name.range)
        }
        return TypedExpression(.invalid, .unknown, at: name.range)
    }
}
