import FlowMarkdown

/// What can stand in a code span.
///
///     var diagnostics = Diagnostics()
///     let rule = Expression.parse(span, &diagnostics)
///
/// Nil means that the span could not be read, and that why has been reported. A value may come with reported mistakes too: those
/// whose meaning is clear (a typographic quotation mark, a second case of one name), so that the rest is checked as well.
public protocol SpanSyntax: Equatable, Sendable {
    static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> Self?
}

extension Expression: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> Expression? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.expression() }
    }
}

extension TypeSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> TypeSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.type() }
    }
}

extension EnumSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> EnumSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.enumDeclaration() }
    }
}

extension RecordSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> RecordSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.recordDeclaration() }
    }
}

/// An enum, a record, or a type's name alone, as the items of `## Types` begin.
public enum TypeDeclarationSyntax: SpanSyntax {
    case enumeration(EnumSyntax)
    case record(RecordSyntax)
    /// The name of a type that is declared elsewhere.
    case imported(Name)

    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> TypeDeclarationSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in
            if parser.peek().kind == .sign(.leftBrace) { return .record(try parser.recordDeclaration()) }
            if parser.peek().kind == .end { return .imported(try parser.name("the name of a type")) }
            return .enumeration(try parser.enumDeclaration())
        }
    }
}

extension CaseSyntax: SpanSyntax {
    /// An outcome, or a case by itself.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> CaseSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.enumCase("the name of an outcome") }
    }
}

extension ServiceSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> ServiceSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.service() }
    }
}

extension FieldDeclarationSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> FieldDeclarationSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.fieldDeclaration() }
    }
}

extension ValueDeclarationSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> ValueDeclarationSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.valueDeclaration() }
    }
}

extension StepSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> StepSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.step() }
    }

    /// Whether the span holds an `=` outside all brackets, which makes it an assignment rather than a case pattern or a condition.
    public static func isAssignment(_ span: MappedText) -> Bool {
        var lexer = Lexer(span)
        let tokens = lexer.tokens()
        return SpanParser(span: span, tokens: tokens).holdsAssignment
    }
}

extension CallSyntax: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> CallSyntax? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.call("a name") }
    }
}

extension FieldPath: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> FieldPath? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.fieldPath() }
    }
}

extension CasePattern: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> CasePattern? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.casePattern() }
    }
}

extension Name: SpanSyntax {
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> Name? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.name() }
    }
}
