import FlowMarkdown

/// `## Fields`: what the user enters and the flow remembers.
enum FieldsReader {
    static func read(_ section: Section, into syntax: inout FlowSyntax, _ diagnostics: inout Diagnostics) {
        var statements: [FieldStatement] = []
        var parts: [PartStatement] = []
        StatementReader.forEachItem(in: section.blocks, &diagnostics) { cursor, items, _, diagnostics in
            if PartReader.isPart(cursor) {
                if let part = PartReader.read(&cursor, items, &diagnostics) { parts.append(part) }
                return
            }
            guard let span = cursor.takeCode() else {
                diagnostics.error(
                    .missingCodeSpan, "a field is expected in a code span, such as `email: String` or `age: Int = 18`", at: cursor.place)
                return
            }
            // The phrases are read even behind a declaration with a mistake: they may have mistakes of their own.
            let declaration = FieldDeclarationSyntax.parse(span.content, &diagnostics)
            if declaration == nil { diagnostics.noteUnreadable(span) }
            let (attributes, isComplete) = attributes(&cursor, items, &diagnostics)
            var documentation: String?
            if isComplete {
                documentation = StatementReader.documentation(&cursor)
                StatementReader.expectEnd(
                    cursor, "a comma and a phrase, a colon and what the field is for, or the end of the item,", &diagnostics)
            }
            guard let declaration else { return }
            statements.append(FieldStatement(declaration: declaration, attributes: attributes, documentation: documentation))
        }
        syntax.fields += statements
        syntax.parts += parts
    }

    /// The phrases up to the first that can't be read.
    private static func attributes(
        _ cursor: inout StatementCursor, _ items: [ListItem], _ diagnostics: inout Diagnostics
    ) -> (attributes: [FieldAttribute], isComplete: Bool) {
        var attributes: [FieldAttribute] = []
        var usesItems = false
        while cursor.takeComma() {
            guard case .value(var attribute) = phrases.read(&cursor, &diagnostics) else { return (attributes, false) }
            if case .typedInParts = attribute.kind {
                usesItems = true
                attribute.kind = DatePartsReader.read(items, &diagnostics)
            }
            if case .typedAsText(let message) = attribute.kind {
                usesItems = true
                attribute.kind = .typedAsText(MessageReader.translated(message, by: items, &diagnostics))
            }
            attributes.append(attribute)
        }
        if !usesItems { StatementReader.expectNoItems(items, under: "a field", &diagnostics) }
        return (attributes, true)
    }

    static let phrases = PhraseTable<FieldAttribute>(
        owner: "a field",
        phrases: [
            Phrase(
                "only when <condition>", "otherwise the field is inactive: it keeps its value, but reads as its start value",
                example: "- `cardHolder: String`, only when `plan == .paid`"
            ) {
                match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }
                    .map { FieldAttribute(kind: .onlyWhen($0), range: match.range) }
            },
            Phrase("set by commands", "read-only outside", example: "- `attempts: Int`, set by commands") { match, _ in
                FieldAttribute(kind: .setByCommands, range: match.range)
            },
            Phrase(
                "resets when <names> changes", "goes back to its start value",
                example: "- `code: String`, resets when `email` or `password` changes"
            ) { match, diagnostics in
                match.readPaths(0, &diagnostics).map { FieldAttribute(kind: .resetsWhen($0), range: match.range) }
            },
            Phrase(
                "resets after <duration>", "goes back to its start value that long after it last changed",
                example: "- `code: String`, resets after 5 min"
            ) { match, _ in
                match.duration(0).map { FieldAttribute(kind: .resetsAfter($0), range: match.range) }
            },
            Phrase(
                "typed as text, else: <message>", "a number or a date that is entered as text, and what to say when it does not parse",
                example: "- `height: Double?`, typed as text, else: Enter a number of metres"
            ) {
                match, diagnostics in
                MessageReader.read(match.rest(0), [], &diagnostics).map { FieldAttribute(kind: .typedAsText($0), range: match.range) }
            },
            Phrase(
                "typed in three parts", "a date that is entered as day, month and year, each as a text",
                example: "- `expiry: Date?`, typed in three parts"
            ) { match, _ in
                FieldAttribute(kind: .typedInParts(incomplete: nil, impossible: nil), range: match.range)
            },
            Phrase("at most <n> characters", "input beyond it is cut, not an error", example: "- `postcode: String`, at most 5 characters")
            { match, _ in
                match.count(0).map { FieldAttribute(kind: .atMost($0), range: match.range) }
            },
            Phrase(
                "trimmed", "the value is without white space at both ends; the text stays as typed", example: "- `city: String`, trimmed"
            ) { match, _ in
                FieldAttribute(kind: .normalized(.trimmed), range: match.range)
            },
            Phrase(
                "keeping digits", "the value is the digits of the text; the text stays as typed",
                example: "- `phone: String`, keeping digits"
            ) { match, _ in
                FieldAttribute(kind: .normalized(.digits), range: match.range)
            },
            Phrase("lowercased", "the value is in lower case; the text stays as typed", example: "- `domain: String`, lowercased") {
                match, _ in
                FieldAttribute(kind: .normalized(.lowercased), range: match.range)
            },
            Phrase("uppercased", "the value is in upper case; the text stays as typed", example: "- `taxNumber: String`, uppercased") {
                match, _ in
                FieldAttribute(kind: .normalized(.uppercased), range: match.range)
            },
            Phrase("secret", "not shown, not logged", example: "- `pin: String`, secret") { match, _ in
                FieldAttribute(kind: .secret, range: match.range)
            },
            Phrase("restored", "saved and brought back with the flow's draft", example: "- `motto: String`, restored") { match, _ in
                FieldAttribute(kind: .restored, range: match.range)
            },
        ])
}
