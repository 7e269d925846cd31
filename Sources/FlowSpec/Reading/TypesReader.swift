import FlowMarkdown

/// `## Types`: enums, records, and types that the app already has.
enum TypesReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [TypeStatement] {
        var statements: [TypeStatement] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "a type", &diagnostics)
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    "a type is expected in a code span: `Status: open | closed`, `Account { name: String }`, or `Name`, from `Module`",
                    at: cursor.place)
                return
            }
            guard let declaration = declaration(span, &cursor, &diagnostics) else { return diagnostics.noteUnreadable(span) }
            let documentation = StatementReader.documentation(&cursor)
            StatementReader.expectEnd(cursor, "a colon and what the type stands for, or the end of the item,", &diagnostics)
            statements.append(TypeStatement(declaration: declaration, documentation: documentation))
        }
        return statements
    }

    private static let origins = PhraseTable<Name>(
        owner: "a type",
        phrases: [
            Phrase("from <module>", "the app has the type already, in this module") { match, diagnostics in
                match.span(0).flatMap { Name.parse($0.content, &diagnostics) }
            }
        ])

    private static func declaration(
        _ span: CodeSpan, _ cursor: inout StatementCursor, _ diagnostics: inout Diagnostics
    ) -> TypeTable.Declaration? {
        switch TypeDeclarationSyntax.parse(span.content, &diagnostics) {
        case .enumeration(let syntax)?: return .enumeration(syntax)
        case .record(let syntax)?: return .record(syntax)
        case .imported(let name)?:
            guard cursor.takeComma() else {
                diagnostics.error(
                    "a type is declared with its cases or its fields, or with where it comes from: `\(name.text)`, from `Module`",
                    at: cursor.placeAfterPrevious)
                return nil
            }
            guard case .value(let module) = origins.read(&cursor, &diagnostics) else { return nil }
            return .external(name, module: module.text)
        case nil: return nil
        }
    }
}
