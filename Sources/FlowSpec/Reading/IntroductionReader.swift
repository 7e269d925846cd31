import FlowMarkdown

/// What is said of the whole flow, between the title and the first section.
enum IntroductionReader {
    /// How many edits may be remembered: what a step holds may be long.
    static let undoLimits = 1...10_000

    static func read(_ cursor: inout StatementCursor, into syntax: inout FlowSyntax, _ diagnostics: inout Diagnostics) {
        if cursor.take(word: "language") {
            if cursor.takeColon(), let language = MessageReader.languageTag(&cursor), cursor.isAtEnd {
                if syntax.language != nil { return diagnostics.error(.saidTwice, "the language is said twice", at: cursor.range) }
                syntax.language = language
                return
            }
        } else if cursor.take(word: "undo"), cursor.takeColon(), let (count, range) = takeNumber(&cursor), cursor.take(word: "edits"),
            cursor.isAtEnd
        {
            if syntax.undoLimit != nil { return diagnostics.error(.saidTwice, "it is said twice how much can be undone", at: cursor.range) }
            guard let count, undoLimits.contains(count) else {
                diagnostics.error(
                    .impossibleNumber,
                    "from \(undoLimits.lowerBound) to \(undoLimits.upperBound) edits can be remembered, to be undone; leave the item out if none is to be",
                    at: range)
                return
            }
            syntax.undoLimit = count
            return
        }
        diagnostics.error(
            .misplacedStatement,
            "between the title and the first section stand only the language of the messages, “language: de”, and how many edits can be undone, "
                + "“undo: 100 edits”; a statement belongs into a section",
            at: cursor.range)
    }

    /// A whole number, which may be too large to be held.
    private static func takeNumber(_ cursor: inout StatementCursor) -> (count: Int?, range: SourceRange)? {
        guard case .word(let word)? = cursor.current?.kind, word.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        defer { cursor.advance() }
        return (Int(word), cursor.place)
    }
}
