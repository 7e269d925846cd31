import FlowMarkdown

/// `## Types`: enums, records, and types that the app already has.
enum TypesReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [TypeStatement] {
        var statements: [TypeStatement] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "a type", &diagnostics)
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    .missingCodeSpan,
                    "a type is expected in a code span: `Status: open | closed`, `Account { name: String }`, or `Name`, from `Module`",
                    at: cursor.place)
                return
            }
            guard let declaration = declaration(span, &cursor, &diagnostics) else { return diagnostics.noteUnreadable(span) }
            let documentation = StatementReader.documentation(&cursor)
            StatementReader.expectEnd(cursor, "a colon and what the type stands for, or the end of the item,", &diagnostics)
            statements.append(TypeStatement(origin: declaration, documentation: documentation))
        }
        return statements
    }

    static let phrases = PhraseTable<Source>(
        owner: "a type",
        phrases: [
            Phrase("from <module>", "the app has the type already, in this module", example: "- `Country`, from `AppModels`") {
                match, diagnostics in
                match.span(0).flatMap { Name.parse($0.content, &diagnostics) }.map { .module($0) }
            },
            Phrase("from <link>", "another spec declares the type", example: "- `Owner`, from [Invoice](Invoice.flow.md)") { match, _ in
                match.link(0).map { .spec(SpecLink(destination: $0.destination, range: $0.range)) }
            },
        ])

    /// Where a type comes from that is not declared here.
    enum Source: Sendable {
        case module(Name)
        case spec(SpecLink)
    }

    private static func declaration(
        _ span: CodeSpan, _ cursor: inout StatementCursor, _ diagnostics: inout Diagnostics
    ) -> TypeStatement.Origin? {
        switch TypeDeclarationSyntax.parse(span.content, &diagnostics) {
        case .enumeration(let syntax)?: return .declared(.enumeration(syntax))
        case .record(let syntax)?: return .declared(.record(syntax))
        case .imported(let name)?:
            guard cursor.takeComma() else {
                diagnostics.error(
                    .malformedDeclaration,
                    "a type is declared with its cases or its fields, or with where it comes from: `\(name.text)`, from `Module`",
                    at: cursor.placeAfterPrevious)
                return nil
            }
            guard case .value(let source) = phrases.read(&cursor, &diagnostics) else { return nil }
            switch source {
            case .module(let module): return .declared(.external(name, module: module.text))
            case .spec(let link): return .linked(name, link)
            }
        case nil: return nil
        }
    }
}
