import FlowMarkdown

extension SpanParser {
    /// `validateCard(number: String) async throws(CardError) -> Bool`.
    mutating func service() throws(Failure) -> ServiceSyntax {
        if let word = take(word: "func") {
            let gap = SourceRange(word.lowerBound, currentRange.lowerBound)
            throw failure(
                .notInTheLanguage, "a service is written without `func`", at: word, fix: .init("remove it", replacing: gap, with: ""))
        }
        let name = try name("the name of a service")
        if isAt(.less) { throw failure(.notInTheLanguage, "a service cannot be generic", at: currentRange) }
        try expect(.leftParenthesis, "`(` and the parameters of `\(name.text)`")
        var parameters: [ServiceSyntax.Parameter] = []
        if !isAt(.rightParenthesis) {
            parameters = try list(until: .rightParenthesis) { parser throws(Failure) in try parser.parameter(of: "a service") }
        }
        try expect(.rightParenthesis, "`,` or `)`")
        reportDuplicates(parameters.map(\.name), "parameters")
        let isAsync = take(word: "async") != nil
        let failure = try throwsClause()
        if isAt(word: "async") {
            throw self.failure(.malformedDeclaration, "`async` stands before `throws`", at: currentRange)
        }
        var result: TypeSyntax?
        if take(.arrow) != nil { result = try type() }
        if case .identifier(let word) = current.kind, ["async", "throws", "rethrows"].contains(word) {
            throw self.failure(.malformedDeclaration, "`\(word)` stands before `->`", at: currentRange)
        }
        if isAt(.colon) { throw self.failure(.malformedDeclaration, "a service's result follows `->`", at: currentRange) }
        return ServiceSyntax(name: name, parameters: parameters, isAsync: isAsync, failure: failure, result: result)
    }

    private mutating func throwsClause() throws(Failure) -> ServiceSyntax.Throws {
        guard take(word: "throws") != nil else { return .never }
        guard take(.leftParenthesis) != nil else { return .anyError }
        let error = try type()
        try expect(.rightParenthesis)
        return .typed(error)
    }

    /// `label name: Type`, `name: Type`, `_ name: Type`.
    mutating func parameter(of owner: String) throws(Failure) -> ServiceSyntax.Parameter {
        var label: Name?
        let name: Name
        if take(word: "_") != nil {
            name = try self.name("the name of a parameter")
        } else {
            let first = try self.name("the name of a parameter")
            label = first
            if case .identifier = current.kind { name = try self.name("the name of a parameter") } else { name = first }
        }
        try expect(.colon, "`: Type` behind `\(name.text)`")
        if isAt(word: "inout") {
            throw failure(.notInTheLanguage, "\(owner) gives back what it changes as its result, not through `inout`", at: currentRange)
        }
        let type = try type()
        if isAt(.assign) { throw failure(.notInTheLanguage, "\(owner)'s parameter cannot have a default value", at: currentRange) }
        if isAt(.ellipsis) { throw failure(.notInTheLanguage, "\(owner) takes a list as `[Element]`", at: currentRange) }
        return ServiceSyntax.Parameter(label: label, name: name, type: type)
    }
}
