import FlowMarkdown

/// A step of a command, with the steps under it.
enum StepReader {
    static func read(_ cursor: inout StatementCursor, _ items: [ListItem], _ diagnostics: inout Diagnostics) -> StepStatement? {
        let range = cursor.range
        if let span = cursor.takeCode() {
            StatementReader.expectNoItems(items, under: "this step", &diagnostics)
            guard StatementReader.expectEnd(cursor, "the end of the step", &diagnostics) else {
                diagnostics.noteUnreadable(span)
                return nil
            }
            switch StepSyntax.parse(span.content, &diagnostics) {
            case .assignment(let assignment)?: return StepStatement(kind: .assignment(assignment), range: range)
            case .call(let call)?: return StepStatement(kind: .call(call), range: range)
            case nil:
                diagnostics.noteUnreadable(span)
                return nil
            }
        }
        if !phrases.begins(cursor), CommandsReader.properties.begins(cursor) {
            diagnostics.error(
                .stepAmongProperties, "this is a property of the command, and these are bullets; the numbered list holds its steps",
                at: range)
            return nil
        }
        guard case .value(let opening) = phrases.read(&cursor, &diagnostics) else { return nil }
        StatementReader.expectEnd(cursor, "the end of the step", &diagnostics)
        switch opening {
        case .complete(let kind):
            if case .fails(let field, let condition, let message) = kind {
                let translated = MessageReader.translated(message, by: items, &diagnostics)
                return StepStatement(kind: .fails(on: field, when: condition, translated), range: range)
            }
            StatementReader.expectNoItems(items, under: "this step", &diagnostics)
            return StepStatement(kind: kind, range: range)
        case .when(let condition):
            return StepStatement(kind: .when(condition, nested(items, range, &diagnostics)), range: range)
        case .otherwise:
            return StepStatement(kind: .otherwise(nested(items, range, &diagnostics)), range: range)
        }
    }

    private static func nested(_ items: [ListItem], _ range: SourceRange, _ diagnostics: inout Diagnostics) -> [StepStatement] {
        if items.isEmpty {
            diagnostics.error(.missingItems, "the steps that are done then are expected as items under this one", at: range)
        }
        var steps: [StepStatement] = []
        StatementReader.forEachItem(items, &diagnostics) { cursor, nested, diagnostics in
            if let step = read(&cursor, nested, &diagnostics) { steps.append(step) }
        }
        return steps
    }

    enum Opening: Sendable {
        case complete(StepStatement.Kind)
        case when(Expression)
        case otherwise
    }

    static let phrases = PhraseTable<Opening>(
        owner: "a step",
        phrases: [
            Phrase(
                "validates[ <part>]", "if a rule fails, on the part if one is named, shows every error and fails with the list of errors",
                example: "1. validates"
            ) { match, diagnostics in
                guard let span = match.span(0) else { return .complete(.validates(nil)) }
                return FieldPath.parse(span.content, &diagnostics).map { .complete(.validates($0)) }
            },
            Phrase(
                "fails[ on <field>][ when <condition>]: <message>", "ends in failure",
                example: #"1. fails on `email` when `email.hasSuffix("@example.com")`: Enter an address of your own"#
            ) { match, diagnostics in
                fails(match, &diagnostics)
            },
            Phrase(
                "goes to <outcome>[ when <condition>]", "emits the outcome and ends the command",
                example: "1. goes to `cancelled` when `friends.isEmpty`"
            ) { match, diagnostics in
                goes(match, &diagnostics)
            },
            Phrase("returns <value>", "ends with the command's output", example: "1. returns `friends.count`") { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }.map { .complete(.returns($0)) }
            },
            Phrase(
                "when <condition>", "the items under it are done if it holds; consecutive ones are one choice",
                example: "1. when `plan == .paid`\n   1. validates"
            ) { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }.map { .when($0) }
            },
            Phrase(
                "otherwise", "the items under it are done if no condition above it held",
                example: "1. when `plan == .paid`\n   1. validates\n2. otherwise\n   1. goes to `cancelled`"
            ) { _, _ in .otherwise },
        ])

    private static func fails(_ match: PhraseMatch, _ diagnostics: inout Diagnostics) -> Opening? {
        let field = match.span(0).map { FieldPath.parse($0.content, &diagnostics) }
        let condition = match.span(1).map { Expression.parse($0.content, &diagnostics) }
        let message = MessageReader.read(match.rest(2), [], &diagnostics)
        guard field != .some(nil), condition != .some(nil), let message else { return nil }
        return .complete(.fails(on: field ?? nil, when: condition ?? nil, message))
    }

    private static func goes(_ match: PhraseMatch, _ diagnostics: inout Diagnostics) -> Opening? {
        let outcome = match.span(0).flatMap { CallSyntax.parse($0.content, &diagnostics) }
        let condition = match.span(1).map { Expression.parse($0.content, &diagnostics) }
        guard let outcome, condition != .some(nil) else { return nil }
        return .complete(.goesTo(outcome, when: condition ?? nil))
    }
}
