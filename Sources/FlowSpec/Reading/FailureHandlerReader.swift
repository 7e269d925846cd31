import FlowMarkdown

/// What follows `on failure:`: assignments, then a message, perhaps for a field, or an outcome.
enum FailureHandlerReader {
    static func read(_ match: PhraseMatch, _ diagnostics: inout Diagnostics) -> FailureHandlerSyntax? {
        var pattern: CasePattern?
        if let span = match.span(0) {
            pattern = CasePattern.parse(span.content, &diagnostics)
            if pattern == nil { return nil }
        }
        var cursor = StatementCursor(match.rest(1), at: match.range)
        var assignments: [AssignmentSyntax] = []
        while case .code(let span)? = cursor.current?.kind, StepSyntax.isAssignment(span.content) {
            cursor.advance()
            guard let list = [AssignmentSyntax].parse(span.content, &diagnostics) else { return nil }
            assignments += list
            if cursor.isAtEnd { break }
            guard cursor.takeComma() else {
                diagnostics.error(.incompletePhrase, "a comma is expected between an assignment and what follows it", at: cursor.place)
                return nil
            }
            if cursor.isAtEnd {
                diagnostics.error(.danglingComma, "nothing follows this comma", at: cursor.placeAfterPrevious)
                return nil
            }
        }
        guard let ending = ending(&cursor, &diagnostics) else { return nil }
        return FailureHandlerSyntax(pattern: pattern, assignments: assignments, ending: ending)
    }

    private static func ending(
        _ cursor: inout StatementCursor, _ diagnostics: inout Diagnostics
    ) -> FailureHandlerSyntax.Ending? {
        if cursor.isAtEnd { return FailureHandlerSyntax.Ending.none }
        var ahead = cursor
        if ahead.take(word: "goes"), ahead.take(word: "to"), let span = ahead.takeCode() {
            guard StatementReader.expectEnd(ahead, "the end of the item", &diagnostics) else { return nil }
            return CallSyntax.parse(span.content, &diagnostics).map { .outcome($0) }
        }
        var field: FieldPath?
        ahead = cursor
        if ahead.take(word: "on"), let span = ahead.takeCode(), ahead.takeColon() {
            field = FieldPath.parse(span.content, &diagnostics)
            if field == nil { return nil }
            cursor = ahead
        }
        let rest = cursor.takeRest()
        guard !rest.isEmpty else {
            diagnostics.error(.missingMessage, "a message is expected here", at: cursor.placeAfterPrevious)
            return nil
        }
        return MessageReader.read(rest, [], &diagnostics).map { .message($0, on: field) }
    }
}
