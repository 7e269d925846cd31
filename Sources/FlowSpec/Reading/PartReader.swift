import FlowMarkdown

/// Another spec among the fields: `billing`: [Address](Address.flow.md), or a list of such.
enum PartReader {
    /// Whether the statement is a name with a link behind the colon. A field says its type in the code span.
    static func isPart(_ cursor: StatementCursor) -> Bool {
        var ahead = cursor
        guard let span = ahead.takeCode(), span.content.text.allSatisfy({ $0 != ":" && $0 != "=" }), ahead.takeColon() else { return false }
        if ahead.takeLink() != nil { return true }
        return ahead.take(word: "list") && ahead.take(word: "of") && (ahead.takeLink() != nil || ahead.takeCode() != nil)
    }

    static func read(_ cursor: inout StatementCursor, _ items: [ListItem], _ diagnostics: inout Diagnostics) -> PartStatement? {
        guard let span = cursor.takeCode(), cursor.takeColon() else { return nil }
        let name = Name.parse(span.content, &diagnostics)
        if name == nil { diagnostics.noteUnreadable(span) }
        let isList = cursor.take(word: "list") && cursor.take(word: "of")
        guard let link = cursor.takeLink() else {
            diagnostics.error(
                .incompletePhrase, "after “list of”, a link to the spec of a row is expected, such as [Item](Item.flow.md)",
                at: cursor.place)
            diagnostics.noteUnreadable(span)
            return nil
        }
        guard let attributes = attributes(isList ? listPhrases : partPhrases, &cursor, items, &diagnostics) else {
            diagnostics.noteUnreadable(span)
            return nil
        }
        let documentation = StatementReader.documentation(&cursor)
        StatementReader.expectEnd(
            cursor, "a comma and a phrase, a colon and what the part is for, or the end of the item,", &diagnostics)
        guard let name else { return nil }
        return PartStatement(
            name: name, isList: isList, link: SpecLink(destination: link.destination, range: link.range), attributes: attributes,
            documentation: documentation)
    }

    /// The phrases; nothing if one cannot be read.
    private static func attributes(
        _ phrases: PhraseTable<PartAttribute>, _ cursor: inout StatementCursor, _ items: [ListItem], _ diagnostics: inout Diagnostics
    ) -> [PartAttribute]? {
        var attributes: [PartAttribute] = []
        var usesItems = false
        while cursor.takeComma() {
            guard case .value(var attribute) = phrases.read(&cursor, &diagnostics) else { return nil }
            if case .called(let message) = attribute.kind {
                usesItems = true
                attribute.kind = .called(MessageReader.translated(message, by: items, &diagnostics))
            }
            attributes.append(attribute)
        }
        if !usesItems { StatementReader.expectNoItems(items, under: "a part", &diagnostics) }
        return attributes
    }

    static let partPhrases = PhraseTable<PartAttribute>(
        owner: "a part",
        phrases: [
            onlyWhen(example: "- `billing`: [Address](Address.flow.md), only when `plan == .paid`"),
            resetsWhen(example: "- `billing`: [Address](Address.flow.md), resets when `plan` changes"),
            called(
                "what stands before its errors in the list of all errors; otherwise nothing does",
                example: "- `billing`: [Address](Address.flow.md), called: Billing address"),
        ])

    static let listPhrases = PhraseTable<PartAttribute>(
        owner: "a list of parts",
        phrases: [
            Phrase("at most <n>", "it takes no more rows", example: "- `guests`: list of [Guest](Guest.flow.md), at most 20") { match, _ in
                match.count(0).map { PartAttribute(kind: .atMost($0), range: match.range) }
            },
            onlyWhen(example: "- `guests`: list of [Guest](Guest.flow.md), only when `plan == .paid`"),
            resetsWhen(example: "- `guests`: list of [Guest](Guest.flow.md), resets when `plan` changes"),
            called(
                "what stands before the errors of a row in the list of all errors, which may read the row's `number`, from 1; "
                    + "otherwise it is the title of the row's spec and the number",
                example: "- `guests`: list of [Guest](Guest.flow.md), called: Guest no. `number`"),
        ])

    private static func onlyWhen(example: String) -> Phrase<PartAttribute> {
        Phrase("only when <condition>", "otherwise all in it is inactive, as an inactive field is", example: example) {
            match, diagnostics in
            match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }
                .map { PartAttribute(kind: .onlyWhen($0), range: match.range) }
        }
    }

    private static func resetsWhen(example: String) -> Phrase<PartAttribute> {
        Phrase("resets when <names> changes", "goes back to its start: every field of a part, a list without rows", example: example) {
            match, diagnostics in
            match.readPaths(0, &diagnostics).map { PartAttribute(kind: .resetsWhen($0), range: match.range) }
        }
    }

    private static func called(_ meaning: String, example: String) -> Phrase<PartAttribute> {
        Phrase("called: <message>", meaning, example: example) { match, diagnostics in
            MessageReader.read(match.rest(0), [], &diagnostics).map { PartAttribute(kind: .called($0), range: match.range) }
        }
    }
}
