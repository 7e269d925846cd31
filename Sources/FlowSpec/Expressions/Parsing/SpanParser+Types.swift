import FlowMarkdown

extension SpanParser {
    /// `String`, `Int?`, `[CardStatus]`.
    mutating func type() throws(Failure) -> TypeSyntax {
        let start = currentRange
        let first = index
        var result: TypeSyntax
        if take(.leftBracket) != nil {
            let element = try nested { parser throws(Failure) in try parser.type() }
            if isAt(.colon) {
                throw failure(.notInTheLanguage, "there are no dictionaries in a flow; a list of records says the same", at: currentRange)
            }
            try expect(.rightBracket)
            result = TypeSyntax(.array(element), at: range(from: start))
        } else if isAt(.leftParenthesis) {
            throw failure(
                .notInTheLanguage, "there are no tuples or functions in a flow; a record `Name { a: Type }` has named parts", at: start)
        } else {
            result = try namedType()
        }
        while isAt(.question) || isAt(.coalesce) {
            if isAt(.coalesce) || result.kind.isOptional {
                throw failure(
                    .malformedType, "an optional of an optional cannot be told from an optional", at: currentRange,
                    fix: .init("remove one `?`", replacing: currentRange, with: isAt(.coalesce) ? "?" : ""))
            }
            advance()
            result = TypeSyntax(.optional(result), at: range(from: start))
        }
        if isAt(.exclamation) {
            throw failure(
                .malformedType, "a value that may be missing has the type `\(text(from: first, to: index - 1))?`", at: currentRange)
        }
        return result
    }

    private mutating func namedType() throws(Failure) -> TypeSyntax {
        let name = try name("a type")
        if isAt(.less) {
            if name.text == "Array" || name.text == "Optional" {
                throw failure(.malformedType, "the type is written `\(name.text == "Array" ? "[Element]" : "Wrapped?")`", at: name.range)
            }
            throw failure(.malformedType, "a type with parameters cannot be used; give it a name in the app: `typealias`", at: name.range)
        }
        if isAt(.dot) {
            throw failure(
                .malformedType,
                "a type is named without what it lies in; one of another flow is declared under `## Types`: `Name`, from a link to that flow",
                at: range(from: name.range))
        }
        return TypeSyntax(.named(name.text), at: name.range)
    }

    /// `name: Type`.
    mutating func typedName(_ what: String) throws(Failure) -> FieldSyntax {
        let name = try name(what)
        try expect(.colon, "`: Type` behind `\(name.text)`")
        return FieldSyntax(name: name, type: try type())
    }

    /// `a | b | failed(reason: String)`.
    mutating func cases(of owner: String) throws(Failure) -> [CaseSyntax] {
        var result: [CaseSyntax] = []
        repeat {
            result.append(try enumCase("a case of `\(owner)`"))
            if isAt(.comma) || isAt(.or) || isAt(.divided) {
                throw failure(
                    .malformedDeclaration, "cases stand between `|`", at: currentRange,
                    fix: .init("replace by ` |`", replacing: currentRange, with: " |"))
            }
        } while take(.bar) != nil
        reportDuplicates(result.map(\.name), "cases")
        return result
    }

    /// `failed(reason: String)`: a case of an enum, or an outcome.
    mutating func enumCase(_ what: String) throws(Failure) -> CaseSyntax {
        if let dot = take(.dot) {
            throw failure(.malformedCase, "a case is declared without a dot", at: dot, fix: .init("remove it", replacing: dot, with: ""))
        }
        let name = try name(what)
        guard take(.leftParenthesis) != nil else { return CaseSyntax(name: name, parameters: [], range: name.range) }
        if take(.rightParenthesis) != nil {
            throw failure(
                .malformedDeclaration, "`\(name.text)` carries nothing, so it has no parentheses", at: range(from: name.range),
                fix: .init("replace by `\(name.text)`", replacing: range(from: name.range), with: name.text))
        }
        let parameters = try list(until: .rightParenthesis) { parser throws(Failure) in try parser.payloadField(of: name.text) }
        try expect(.rightParenthesis, "`,` or `)`")
        reportDuplicates(parameters.map(\.name), "values named")
        return CaseSyntax(name: name, parameters: parameters, range: range(from: name.range))
    }

    private mutating func payloadField(of owner: String) throws(Failure) -> FieldSyntax {
        if case .identifier(let text) = current.kind, ![.sign(.colon), .identifier("")].contains(peek().kind),
            text.first?.isUppercase ?? false
        {
            throw failure(
                .malformedDeclaration, "each value that `\(owner)` carries has a name: `\(owner)(name: \(text))`", at: currentRange)
        }
        return try typedName("the name of a value that `\(owner)` carries")
    }

    /// `CardStatus: notVerified | verifying | verified`.
    mutating func enumDeclaration() throws(Failure) -> EnumSyntax {
        let name = try name("the name of a type")
        if isAt(.assign) {
            throw failure(
                .malformedDeclaration, "an enum's cases follow a colon", at: currentRange,
                fix: .init("replace by `:`", replacing: currentRange, with: ":"))
        }
        try expect(.colon, "`:` and the cases of `\(name.text)`, or `{` and the fields of a record")
        let cases = try cases(of: name.text)
        if let type = cases.first(where: { ValueType.builtIn[$0.name.text] != nil })?.name {
            throw failure(
                .malformedDeclaration,
                "`\(type.text)` is a type, not a case; a type with values of others is a record: `\(name.text) { name: \(type.text) }`",
                at: type.range)
        }
        return EnumSyntax(name: name, cases: cases)
    }

    /// `Account { email: String, creditCardNumber: String? }`.
    mutating func recordDeclaration() throws(Failure) -> RecordSyntax {
        let name = try name("the name of a type")
        try expect(.leftBrace, "`{` and the fields of `\(name.text)`")
        if isAt(.rightBrace) {
            throw failure(.malformedDeclaration, "the record `\(name.text)` has no fields", at: range(from: name.range))
        }
        let fields = try list(until: .rightBrace) { parser throws(Failure) in try parser.typedName("the name of a field") }
        try expect(.rightBrace, "`,` or `}`")
        reportDuplicates(fields.map(\.name), "fields")
        return RecordSyntax(name: name, fields: fields)
    }
}

extension TypeSyntax.Kind {
    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }
}
