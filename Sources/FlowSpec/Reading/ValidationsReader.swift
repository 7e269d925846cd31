import FlowMarkdown

/// `## Validations`: when errors show, and the rules.
enum ValidationsReader {
    static func read(_ section: Section, into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics) {
        var read = validations
        StatementReader.forEachItem(in: section.blocks, &diagnostics, isStatement: isStatement) { cursor, items, _, diagnostics in
            readStatement(&cursor, items, appliesWhen: [], into: &read, &diagnostics)
        }
        validations = read
    }

    enum Opening: Sendable {
        case showing(ErrorShowing)
        case warning
        case group(Expression)
        case choice(RuleStatement.Condition)
    }

    static let openings = PhraseTable<Opening>(
        owner: "the section",
        phrases: [
            Phrase("shown at once", "errors show from the start", example: "- shown at once") { _, _ in .showing(.atOnce) },
            Phrase("shown after <command> runs", "errors show once the command was run", example: "- shown after `register` runs") {
                match, diagnostics in
                match.span(0).flatMap { Name.parse($0.content, &diagnostics) }.map { .showing(.after($0)) }
            },
            Phrase(
                "only when <condition>", "the rules in the items under it apply only then",
                example: "- only when `plan == .paid`\n  - `!friends.isEmpty`: Name a friend who pays too"
            ) { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }.map { .group($0) }
            },
            Phrase(
                "warning", "before a rule: shown, but does not make the flow invalid",
                example: "- warning `password.count > 11`: A longer password is safer"
            ) { _, _ in .warning },
            choice(
                "at least one of <alternatives>", .atLeastOne, "a rule: one of these fields, or several, are filled in",
                example: "- at least one of `email` or `website`: Say where you can be reached"),
            choice(
                "exactly one of <alternatives>", .exactlyOne, "a rule: one of these fields is filled in, and the others are not",
                example: "- exactly one of `birthday` or `website`: Give your birthday or your page, not both"),
            choice(
                "all or none of <members>", .allOrNone, "a rule: these fields are all filled in, or none of them is",
                example: "- all or none of `birthday`, `website` and `friends`: Tell all about yourself, or nothing"),
        ])

    /// The openings that are rules themselves, which may be warnings.
    private static let choices = PhraseTable<Opening>(
        owner: "a warning", phrases: openings.phrases.filter { ["at", "exactly", "all"].contains($0.pattern.leadingWords.first ?? "") })

    private static func choice(_ pattern: String, _ choice: FieldChoice, _ meaning: String, example: String) -> Phrase<Opening> {
        Phrase(pattern, meaning, example: example) { match, diagnostics in
            match.readNames(0, &diagnostics).map { .choice(.filledIn(choice, of: $0, match.range)) }
        }
    }

    static let phrases = PhraseTable<RuleAttribute>(
        owner: "a rule",
        phrases: [
            Phrase(
                "on <fields>", "the fields that the error marks",
                example: "- `password != email`, on `email` and `password`: Take a password of its own"
            ) { match, diagnostics in
                match.readPaths(0, &diagnostics).map { .on($0, match.range) }
            },
            Phrase(
                "after <duration>", "of a rule that asks a service: the quiet time before it asks",
                example: "- `isEmailFree(email: website)`, after 300 ms: This page has an account already"
            ) { match, _ in
                match.duration(0).map { .after($0, match.range) }
            },
        ])

    /// Whether a paragraph would be a statement if a bullet stood before it.
    private static func isStatement(_ cursor: StatementCursor) -> Bool {
        var ahead = cursor
        return openings.isAll(of: cursor) || ahead.take(word: "warning") && ahead.takeCode() != nil
    }

    private static func readStatement(
        _ cursor: inout StatementCursor, _ items: [ListItem], appliesWhen conditions: [Expression],
        into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        let start = cursor.range
        guard case .word? = cursor.current?.kind else {
            return readRule(&cursor, items, isWarning: false, appliesWhen: conditions, at: start, into: &validations, &diagnostics)
        }
        guard case .value(let opening) = openings.read(&cursor, &diagnostics) else { return }
        switch opening {
        case .showing(let showing):
            readShowing(
                showing, at: start, cursor, items, isFirst: conditions.isEmpty && validations.rules.isEmpty, into: &validations,
                &diagnostics)
        case .warning:
            readRule(&cursor, items, isWarning: true, appliesWhen: conditions, at: start, into: &validations, &diagnostics)
        case .choice(let condition):
            readMessage(
                of: condition, attributes: [], &cursor, items, isWarning: false, appliesWhen: conditions, at: start, into: &validations,
                &diagnostics)
        case .group(let condition):
            readGroup(condition, cursor, items, appliesWhen: conditions, into: &validations, &diagnostics)
        }
    }

    private static func readShowing(
        _ showing: ErrorShowing, at range: SourceRange, _ cursor: StatementCursor, _ items: [ListItem], isFirst: Bool,
        into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        StatementReader.expectNoItems(items, under: "this statement", &diagnostics)
        if !isFirst {
            diagnostics.error(.lateShowing, "when errors show is said before the first rule", at: cursor.range)
        } else if validations.showing != .onceTouched {
            diagnostics.error(.saidTwice, "when errors show is said twice", at: cursor.range)
        } else if StatementReader.expectEnd(cursor, "the end of the item", &diagnostics) {
            validations.showing = showing
            validations.showingRange = range
        }
    }

    private static func readRule(
        _ cursor: inout StatementCursor, _ items: [ListItem], isWarning: Bool, appliesWhen conditions: [Expression], at start: SourceRange,
        into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        if isWarning, choices.begins(cursor) {
            guard case .value(.choice(let condition)) = choices.read(&cursor, &diagnostics) else { return }
            return readMessage(
                of: condition, attributes: [], &cursor, items, isWarning: true, appliesWhen: conditions, at: start, into: &validations,
                &diagnostics)
        }
        guard let span = cursor.takeCode() else {
            diagnostics.error(.missingCodeSpan, "a rule is expected in a code span, such as `age >= 18`", at: cursor.place)
            return
        }
        let condition = Expression.parse(span.content, &diagnostics)
        var attributes: [RuleAttribute] = []
        while cursor.takeComma() {
            guard case .value(let attribute) = phrases.read(&cursor, &diagnostics) else { return }
            attributes.append(attribute)
        }
        readMessage(
            of: condition.map { .expression($0) }, attributes: attributes, &cursor, items, isWarning: isWarning, appliesWhen: conditions,
            at: start, into: &validations, &diagnostics)
    }

    /// - Parameter condition: nil if it could not be read.
    private static func readMessage(
        of condition: RuleStatement.Condition?, attributes: [RuleAttribute], _ cursor: inout StatementCursor, _ items: [ListItem],
        isWarning: Bool, appliesWhen conditions: [Expression], at start: SourceRange, into validations: inout ValidationsSyntax,
        _ diagnostics: inout Diagnostics
    ) {
        guard cursor.takeColon() else {
            diagnostics.error(
                .missingMessage, "a colon and a message that says what to do when the rule does not hold are expected here",
                at: cursor.place)
            return
        }
        let rest = cursor.takeRest()
        guard !rest.isEmpty else {
            diagnostics.error(.missingMessage, "a message is expected behind the colon", at: cursor.placeAfterPrevious)
            return
        }
        let (unavailable, translations) = unavailableMessage(items, &diagnostics)
        guard let message = MessageReader.read(rest, translations, &diagnostics), let condition else { return }
        validations.rules.append(
            RuleStatement(
                condition: condition, attributes: attributes, message: message, unavailable: unavailable, isWarning: isWarning,
                applicability: conditions, range: start))
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
                    diagnostics.error(.missingMessage, "a message is expected here: “unavailable: …”", at: cursor.placeAfterPrevious)
                } else if message != nil {
                    diagnostics.error(.saidTwice, "“unavailable” is said twice", at: cursor.range)
                } else {
                    message = MessageReader.read(rest, nested, &diagnostics)
                }
            }
        }
        return (message, others)
    }

    private static func readGroup(
        _ condition: Expression, _ cursor: StatementCursor, _ items: [ListItem], appliesWhen conditions: [Expression],
        into validations: inout ValidationsSyntax, _ diagnostics: inout Diagnostics
    ) {
        StatementReader.expectEnd(cursor, "the end of the item, with rules as items under it,", &diagnostics)
        if items.isEmpty {
            diagnostics.error(
                .missingItems, "the rules that apply only then are expected as items under this one", at: cursor.placeAfterPrevious)
        }
        var inner = validations
        StatementReader.forEachItem(items, &diagnostics) { cursor, nested, diagnostics in
            readStatement(&cursor, nested, appliesWhen: conditions + [condition], into: &inner, &diagnostics)
        }
        validations = inner
    }
}
