import FlowMarkdown

extension SpanParser {
    /// `name: Type`, `name: Type = value`, `owner: personal | company = .personal`.
    mutating func fieldDeclaration() throws(Failure) -> FieldDeclarationSyntax {
        let name = try name("the name of a field")
        if isAt(.assign) {
            throw failure(.malformedDeclaration, "a field says its type: `\(name.text): Type = value`", at: currentRange)
        }
        try expect(.colon, "`: Type` behind `\(name.text)`")
        let type: FieldDeclarationSyntax.FieldType
        if holdsCases {
            let typeName = Name(name.text.prefix(1).uppercased() + name.text.dropFirst(), at: name.range)
            type = .inPlace(EnumSyntax(name: typeName, cases: try cases(of: name.text)))
        } else {
            type = .type(try self.type())
        }
        let value = take(.assign) == nil ? nil : try expression()
        if isAt(.comma) {
            throw failure(.malformedDeclaration, "what else is said of a field stands behind the code span", at: currentRange)
        }
        return FieldDeclarationSyntax(name: name, type: type, value: value)
    }

    /// Whether cases stand between here and the `=`, rather than a type.
    private var holdsCases: Bool {
        for token in tokens[index...] {
            if token.kind == .sign(.bar) { return true }
            if token.kind == .sign(.assign) { return false }
        }
        return false
    }

    /// `name = expression`, `name: Type = expression`.
    mutating func valueDeclaration() throws(Failure) -> ValueDeclarationSyntax {
        let name = try name("the name of a value")
        let type = take(.colon) == nil ? nil : try self.type()
        if isAt(.equal) {
            throw failure(
                .wrongEqualsSign, "a value is given with one `=`", at: currentRange,
                fix: .init("replace by `=`", replacing: currentRange, with: "="))
        }
        try expect(.assign, "`=` and what `\(name.text)` is")
        return ValueDeclarationSyntax(name: name, type: type, value: try expression())
    }

    /// `a = 1`.
    mutating func assignment() throws(Failure) -> AssignmentSyntax {
        let target = try fieldPath()
        if isAt(.equal) { throw comparison() }
        try expect(.assign, "`=` and what `\(target)` becomes")
        return AssignmentSyntax(target: target, value: try expression())
    }

    private mutating func comparison() -> Failure {
        failure(
            .wrongEqualsSign, "`==` compares; what is set has one `=`", at: currentRange,
            fix: .init("replace by `=`", replacing: currentRange, with: "="))
    }

    /// `name = expression`, or `service(…)`.
    mutating func step() throws(Failure) -> StepSyntax {
        if holdsAssignment { return .assignment(try assignment()) }
        let call = try call("a call of a service, or `field = value`")
        if isAt(.equal) { throw comparison() }
        return .call(call)
    }

    /// Whether an `=` stands outside all brackets.
    var holdsAssignment: Bool {
        var open = 0
        for token in tokens[index...] {
            guard case .sign(let sign) = token.kind else { continue }
            switch sign {
            case .leftParenthesis, .leftBracket, .leftBrace: open += 1
            case .rightParenthesis, .rightBracket, .rightBrace: open -= 1
            case .assign where open == 0: return true
            default: break
            }
        }
        return false
    }

    /// `registered(account: account)`, or a name alone.
    mutating func call(_ what: String) throws(Failure) -> CallSyntax {
        let start = currentRange
        if let dot = take(.dot) {
            throw failure(.malformedCase, "this is written without a dot", at: dot, fix: .init("remove it", replacing: dot, with: ""))
        }
        let name = try name(what)
        let arguments = isAt(.leftParenthesis) ? try argumentList() : nil
        return CallSyntax(name: name, arguments: arguments, range: range(from: start))
    }

    /// `a: 1, b: 2`.
    mutating func labelledArguments() throws(Failure) -> [Argument] {
        let arguments = try list(until: nil) { parser throws(Failure) in try parser.argument() }
        for argument in arguments where argument.label == nil {
            throw failure(.wrongArguments, "a value is given with its name: `name: value`", at: argument.value.range)
        }
        return arguments
    }

    /// `billing.city`, `items[0].price`.
    mutating func fieldPath() throws(Failure) -> FieldPath {
        let start = currentRange
        var components: [FieldPath.Component] = [.name(try name("the name of a field"))]
        while true {
            if take(.dot) != nil {
                components.append(.name(try name("a name behind the dot")))
            } else if take(.leftBracket) != nil {
                guard case .integer(let digits) = current.kind, let index = Int(digits) else {
                    throw failure(expected: "the number of an element, from 0")
                }
                let range = currentRange
                advance()
                try expect(.rightBracket)
                components.append(.index(index, range))
            } else {
                return FieldPath(components: components, range: range(from: start))
            }
        }
    }

    /// `.case`, `.case(let name)`, `Type.case`.
    mutating func casePattern() throws(Failure) -> CasePattern {
        let start = currentRange
        if take(word: "let") != nil {
            throw failure(.malformedCase, "`let` stands in the parentheses: `.case(let name)`", at: start)
        }
        let caseName = try caseName()
        var bindings: [Name?] = []
        if take(.leftParenthesis) != nil {
            bindings = try list(until: .rightParenthesis) { parser throws(Failure) in try parser.binding() }
            try expect(.rightParenthesis, "`,` or `)`")
            reportDuplicates(bindings.compactMap(\.self), "values named")
        }
        return CasePattern(caseName: caseName, bindings: bindings, range: range(from: start))
    }

    private mutating func binding() throws(Failure) -> Name? {
        if take(word: "_") != nil { return nil }
        guard take(word: "let") != nil else {
            if case .identifier(let word) = current.kind, peek().kind != .sign(.colon) {
                throw failure(
                    .malformedCase, "a value of the case is given a name with `let`", at: currentRange,
                    fix: .init("replace by `let \(word)`", replacing: currentRange, with: "let \(word)"))
            }
            throw failure(expected: "`let` and a name")
        }
        return try name("a name behind `let`")
    }

    /// `.case`, `Type.case`.
    mutating func caseName() throws(Failure) -> CaseName {
        let start = currentRange
        if take(.dot) != nil {
            let name = try name("a case behind the dot")
            return CaseName(type: nil, name: name, range: range(from: start))
        }
        let first = try name("a case such as `.failed`")
        guard take(.dot) != nil else {
            throw failure(
                .malformedCase, "a case begins with a dot", at: first.range,
                fix: .init("replace by `.\(first.text)`", replacing: first.range, with: ".\(first.text)"))
        }
        let name = try name("a case behind the dot")
        return CaseName(type: first, name: name, range: range(from: start))
    }
}
