import FlowMarkdown

/// `## Outcomes`: where the flow can end or lead.
enum OutcomesReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [OutcomeStatement] {
        var statements: [OutcomeStatement] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "an outcome", &diagnostics)
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    .missingCodeSpan, "an outcome is expected in a code span, such as `signedIn` or `registered(account: Account)`",
                    at: cursor.place)
                return
            }
            guard let outcome = CaseSyntax.parse(span.content, &diagnostics) else { return diagnostics.noteUnreadable(span) }
            let documentation = StatementReader.documentation(&cursor)
            StatementReader.expectEnd(cursor, "a colon and where the outcome leads, or the end of the item,", &diagnostics)
            statements.append(OutcomeStatement(outcome: outcome, documentation: documentation))
        }
        return statements
    }
}
