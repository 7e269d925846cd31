import FlowMarkdown

/// The items under a date that is typed in three parts: what is said when parts are missing, or when there is no such day.
enum DatePartsReader {
    static func read(_ items: [ListItem], _ diagnostics: inout Diagnostics) -> FieldAttribute.Kind {
        var messages: [String: MessageSyntax] = [:]
        StatementReader.forEachItem(items, &diagnostics) { cursor, nested, diagnostics in
            guard case .word(let word)? = cursor.current?.kind, [incomplete, impossible].contains(word) else {
                diagnostics.error(
                    .unknownPhrase, "“incomplete: message” or “impossible: message” is expected under a date in three parts",
                    at: cursor.place)
                return
            }
            cursor.advance()
            let rest = cursor.takeColon() ? cursor.takeRest() : []
            if rest.isEmpty {
                diagnostics.error(.missingMessage, "a message is expected here: “\(word): …”", at: cursor.placeAfterPrevious)
            } else if messages[word] != nil {
                diagnostics.error(.saidTwice, "“\(word)” is said twice", at: cursor.range)
            } else {
                messages[word] = MessageReader.read(rest, nested, &diagnostics)
            }
        }
        return .typedInParts(incomplete: messages[incomplete], impossible: messages[impossible])
    }

    private static let incomplete = "incomplete"
    private static let impossible = "impossible"
}
