import FlowMarkdown

/// `## Values`: what is derived from fields, never set.
enum ValuesReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [ValueStatement] {
        var statements: [ValueStatement] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    .missingCodeSpan, "a value is expected in a code span, such as `total = price * 2`, or `text`, by `status`",
                    at: cursor.place)
                return
            }
            if cursor.takeComma() {
                guard case .value(let subject) = phrases.read(&cursor, &diagnostics) else { return diagnostics.noteUnreadable(span) }
                let documentation = StatementReader.documentation(&cursor)
                let texts = texts(items, &diagnostics)
                guard let name = Name.parse(span.content, &diagnostics) else { return diagnostics.noteUnreadable(span) }
                statements.append(
                    .byCase(
                        ValueStatement.CaseTexts(
                            name: name, subject: subject, texts: texts, isComplete: texts.count == items.count, documentation: documentation
                        )
                    ))
            } else {
                StatementReader.expectNoItems(items, under: "a value", &diagnostics)
                guard let declaration = ValueDeclarationSyntax.parse(span.content, &diagnostics) else {
                    return diagnostics.noteUnreadable(span)
                }
                let documentation = StatementReader.documentation(&cursor)
                statements.append(.expression(declaration, documentation: documentation))
            }
            StatementReader.expectEnd(cursor, "a colon and what the value is for, or the end of the item,", &diagnostics)
        }
        return statements
    }

    static let phrases = PhraseTable<Expression>(
        owner: "a value",
        phrases: [
            Phrase(
                "by <enum value>", "one text for each case of an enum, as nested items",
                example: "- `price`, by `plan`\n  - `.free`: Costs nothing\n  - `.paid`: 5 € a month"
            ) { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }
            }
        ])

    private static func texts(
        _ items: [ListItem], _ diagnostics: inout Diagnostics
    ) -> [(pattern: CasePattern, message: MessageSyntax)] {
        var texts: [(pattern: CasePattern, message: MessageSyntax)] = []
        StatementReader.forEachItem(items, &diagnostics) { cursor, nested, diagnostics in
            guard let span = cursor.takeCode(), cursor.takeColon() else {
                diagnostics.error(.missingCodeSpan, "a case and its text are expected, such as `.open`: Still open", at: cursor.place)
                return
            }
            let pattern = CasePattern.parse(span.content, &diagnostics)
            let rest = cursor.takeRest()
            if rest.isEmpty { diagnostics.error(.missingMessage, "a text is expected behind the colon", at: cursor.placeAfterPrevious) }
            guard let pattern, let message = MessageReader.read(rest, nested, &diagnostics) else { return }
            texts.append((pattern, message))
        }
        return texts
    }
}
