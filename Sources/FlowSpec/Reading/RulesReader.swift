import FlowMarkdown

/// `## Rules`: rules that have names, as items; those that are tables, each under a heading.
enum RulesReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [NamedRuleStatement] {
        let (before, parts) = section.parts
        var statements: [NamedRuleStatement] = []
        let blocks = before.filter { block in
            guard case .paragraph(let paragraph) = block, let table = PipeTable(paragraph) else { return true }
            diagnostics.error(
                .malformedTable,
                "a table stands under a heading that says what it decides, such as “### `isNeeded(country: Country) -> Bool`”",
                at: table.header.range)
            return false
        }
        StatementReader.forEachItem(in: blocks, &diagnostics) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "a rule", &diagnostics)
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    .missingCodeSpan,
                    "a rule is expected in a code span: `isShort(text: String) = text.count < 9`, or `isShort`, from a link to another spec",
                    at: cursor.place)
                return
            }
            guard let statement = statement(span, &cursor, &diagnostics) else { return diagnostics.noteUnreadable(span) }
            statements.append(statement)
        }
        return statements + parts.compactMap { RuleTableReader.read($0, &diagnostics).map { .declared($0) } }
    }

    static let phrases = PhraseTable<SpecLink>(
        owner: "a rule",
        phrases: [
            Phrase("from <link>", "another spec declares the rule", example: "- `isPostcode`, from [Postcodes](Postcodes.flow.md)") {
                match, _ in
                match.link(0).map { SpecLink(destination: $0.destination, range: $0.range) }
            }
        ])

    private static func statement(
        _ span: CodeSpan, _ cursor: inout StatementCursor, _ diagnostics: inout Diagnostics
    ) -> NamedRuleStatement? {
        let ending = "a colon and what the rule is for, or the end of the item,"
        switch NamedRuleSpan.parse(span.content, &diagnostics) {
        case .declared(let head, let expression)?:
            let documentation = StatementReader.documentation(&cursor)
            StatementReader.expectEnd(cursor, ending, &diagnostics)
            return .declared(NamedRuleSyntax(head: head, body: .expression(expression), documentation: documentation.map { [$0] } ?? []))
        case .imported(let name)?:
            guard cursor.takeComma() else {
                diagnostics.error(
                    .malformedDeclaration,
                    "a rule is declared with what it takes and what it is, `\(name.text)(text: String) = …`, or with the spec that it comes from",
                    at: cursor.placeAfterPrevious)
                return nil
            }
            guard case .value(let link) = phrases.read(&cursor, &diagnostics) else { return nil }
            // What it is for is said where it is declared.
            StatementReader.expectEnd(cursor, "the end of the item", &diagnostics)
            return .linked(name, link)
        case nil: return nil
        }
    }
}
