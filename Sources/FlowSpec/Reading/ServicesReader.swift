import FlowMarkdown

/// `## Services`: the functions that the app provides.
enum ServicesReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [ServiceStatement] {
        var statements: [ServiceStatement] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "a service", &diagnostics)
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    .missingCodeSpan, "a service's signature is expected in a code span, such as `load(id: Int) async throws -> String`",
                    at: cursor.place)
                return
            }
            guard let signature = ServiceSyntax.parse(span.content, &diagnostics) else { return diagnostics.noteUnreadable(span) }
            let documentation = StatementReader.documentation(&cursor)
            StatementReader.expectEnd(cursor, "a colon and what the service does, or the end of the item,", &diagnostics)
            statements.append(ServiceStatement(signature: signature, documentation: documentation))
        }
        return statements
    }
}
