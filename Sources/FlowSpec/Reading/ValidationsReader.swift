import FlowMarkdown

/// `## Validations`: when errors show, and the rules.
enum ValidationsReader {
    static func read(_ section: Section, into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics) {
        var read = validations
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            if case .word(let word)? = cursor.current?.kind, word == "shown" {
                readShowing(&cursor, items, into: &read, &diagnostics)
            } else {
                readRule(&cursor, items, appliesWhen: [], into: &read, &diagnostics)
            }
        }
        validations = read
    }

    static let showings = PhraseTable<ErrorShowing>(
        owner: "the section",
        phrases: [
            Phrase("shown at once", "errors show from the start") { _, _ in .atOnce },
            Phrase("shown after <command> runs", "errors show once the command was run") { match, diagnostics in
                match.span(0).flatMap { Name.parse($0.content, &diagnostics) }.map { .after($0) }
            },
        ])

    private static func readShowing(
        _ cursor: inout StatementCursor, _ items: [ListItem], into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        StatementReader.expectNoItems(items, under: "this statement", &diagnostics)
        if !validations.rules.isEmpty {
            diagnostics.error("when errors show is said before the first rule", at: cursor.range)
        }
        guard case .value(let showing) = showings.read(&cursor, &diagnostics) else { return }
        StatementReader.expectEnd(cursor, "the end of the item", &diagnostics)
        validations.showing = showing
    }

    static let phrases = PhraseTable<RuleAttribute>(
        owner: "a rule",
        phrases: [
            Phrase("on <fields>", "the fields that the error marks") { match, diagnostics in
                match.readNames(0, &diagnostics).map { .on($0) }
            },
            Phrase("after <duration>", "of a rule that asks a service: the quiet time before it asks") { match, _ in
                match.duration(0).map { .after($0, match.range) }
            },
        ])

    static let openings = PhraseTable<Expression>(
        owner: "the section",
        phrases: [
            Phrase("only when <condition>", "the rules in the items under it apply only then") { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }
            }
        ])

    private static func readRule(
        _ cursor: inout StatementCursor, _ items: [ListItem], appliesWhen conditions: [Expression],
        into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        let start = cursor.range
        var isWarning = false
        if case .word(let word)? = cursor.current?.kind {
            if word == "warning" {
                isWarning = true
                cursor.advance()
            } else {
                readGroup(&cursor, items, appliesWhen: conditions, into: &validations, &diagnostics)
                return
            }
        }
        guard let span = cursor.takeCode() else {
            diagnostics.error("a rule is expected in a code span, such as `age >= 18`", at: cursor.place)
            return
        }
        let condition = Expression.parse(span.content, &diagnostics)
        var attributes: [RuleAttribute] = []
        while cursor.takeComma() {
            guard case .value(let attribute) = phrases.read(&cursor, &diagnostics) else { return }
            attributes.append(attribute)
        }
        guard cursor.takeColon() else {
            diagnostics.error("a colon and a message that says what to do when the rule does not hold are expected here", at: cursor.place)
            return
        }
        let rest = cursor.takeRest()
        guard !rest.isEmpty else {
            diagnostics.error("a message is expected behind the colon", at: cursor.placeAfterPrevious)
            return
        }
        let (unavailable, translations) = unavailableMessage(items, &diagnostics)
        guard let message = MessageReader.read(rest, translations, &diagnostics), let condition else { return }
        validations.rules.append(
            RuleStatement(
                condition: condition, attributes: attributes, message: message, unavailable: unavailable, isWarning: isWarning,
                applicability: conditions,
                range: start))
    }

    /// Of the items under a rule, the one that says what to show when a service fails; the others are translations.
    private static func unavailableMessage(
        _ items: [ListItem], _ diagnostics: inout Diagnostics
    ) -> (message: MessageSyntax?, others: [ListItem]) {
        var message: MessageSyntax?
        var others: [ListItem] = []
        for item in items {
            guard case .paragraph(let paragraph)? = item.blocks.first, StatementCursor(paragraph).current?.kind == .word("unavailable")
            else {
                others.append(item)
                continue
            }
            StatementReader.forEachItem([item], &diagnostics) { cursor, nested, diagnostics in
                cursor.advance()
                let rest = cursor.takeColon() ? cursor.takeRest() : []
                if rest.isEmpty {
                    diagnostics.error("a message is expected here: “unavailable: …”", at: cursor.placeAfterPrevious)
                } else if message != nil {
                    diagnostics.error("“unavailable” is said twice", at: cursor.range)
                } else {
                    message = MessageReader.read(rest, nested, &diagnostics)
                }
            }
        }
        return (message, others)
    }

    private static func readGroup(
        _ cursor: inout StatementCursor, _ items: [ListItem], appliesWhen conditions: [Expression],
        into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        guard case .value(let condition) = openings.read(&cursor, &diagnostics) else { return }
        StatementReader.expectEnd(cursor, "the end of the item, with rules as items under it,", &diagnostics)
        if items.isEmpty {
            diagnostics.error("the rules that apply only then are expected as items under this one", at: cursor.placeAfterPrevious)
        }
        var inner = validations
        StatementReader.forEachItem(items, &diagnostics) { cursor, nested, diagnostics in
            readRule(&cursor, nested, appliesWhen: conditions + [condition], into: &inner, &diagnostics)
        }
        validations = inner
    }
}
