import FlowMarkdown

extension SpanParser {
    /// `isTaxNumber(text: String)`, `tariff(of weight: Int) -> Decimal`.
    mutating func namedRuleHead() throws(Failure) -> NamedRuleHead {
        let name = try name("the name of a rule")
        try expect(.leftParenthesis, "`(` and the parameters of `\(name.text)`")
        var parameters: [ServiceSyntax.Parameter] = []
        if !isAt(.rightParenthesis) {
            parameters = try list(until: .rightParenthesis) { parser throws(Failure) in try parser.parameter(of: "a rule") }
        }
        try expect(.rightParenthesis, "`,` or `)`")
        reportDuplicates(parameters.map(\.name), "parameters")
        if case .identifier(let word) = current.kind, ["async", "throws", "rethrows"].contains(word) {
            throw failure(
                .malformedDeclaration, "a rule is computed at once from what it is given; what waits or fails is a service",
                at: currentRange)
        }
        var result: TypeSyntax?
        if take(.arrow) != nil { result = try type() }
        if isAt(.colon) { throw failure(.malformedDeclaration, "a rule's type follows `->`", at: currentRange) }
        return NamedRuleHead(name: name, parameters: parameters, result: result)
    }

    /// A rule with its expression, or the name of one that another spec declares.
    mutating func namedRule() throws(Failure) -> NamedRuleSpan {
        if peek().kind == .end { return .imported(try name("the name of a rule")) }
        let head = try namedRuleHead()
        if isAt(.equal) {
            throw failure(
                .wrongEqualsSign, "a rule is given with one `=`", at: currentRange,
                fix: .init("replace by `=`", replacing: currentRange, with: "="))
        }
        try expect(.assign, "`=` and what `\(head.name.text)` is")
        return .declared(head, try expression())
    }
}

/// What stands in the code span of an item of `## Rules`.
public enum NamedRuleSpan: SpanSyntax {
    case declared(NamedRuleHead, Expression)
    /// The name of a rule that is declared elsewhere.
    case imported(Name)

    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> NamedRuleSpan? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.namedRule() }
    }
}

extension NamedRuleHead: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> NamedRuleHead? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.namedRuleHead() }
    }
}
