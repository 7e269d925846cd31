import FlowMarkdown

/// Spans that hold several of a thing, separated by commas.
extension Array where Element: Equatable & Sendable {
    private static func parse(
        _ span: MappedText, _ diagnostics: inout Diagnostics,
        _ element: (inout SpanParser) throws(SpanParser.Failure) -> Element
    ) -> [Element]? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.list(until: nil, element) }
    }
}

extension [FieldSyntax] {
    /// A command's input: `a: Int, b: String`.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> [FieldSyntax]? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in
            let fields = try parser.list(until: nil) { parser throws(SpanParser.Failure) in try parser.typedName("the name of an input") }
            parser.reportDuplicates(fields.map(\.name), "inputs")
            return fields
        }
    }
}

extension [Expression] {
    /// The values in a cell of a rule's table: `.germany, .austria`, `1...5`.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> [Expression]? {
        parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.expression() }
    }
}

extension [Name] {
    /// `a, b`.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> [Name]? {
        parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.name() }
    }
}

extension [FieldPath] {
    /// `email, billing.city`.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> [FieldPath]? {
        parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.fieldPath() }
    }
}

extension [AssignmentSyntax] {
    /// `a = 1, b = 2`.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> [AssignmentSyntax]? {
        parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.assignment() }
    }
}

extension [Argument] {
    /// `a: 1, b: 2`, each with its label.
    public static func parse(_ span: MappedText, _ diagnostics: inout Diagnostics) -> [Argument]? {
        SpanParser.parse(span, &diagnostics) { parser throws(SpanParser.Failure) in try parser.labelledArguments() }
    }
}
