import FlowMarkdown

/// `## Scenarios`: steps that run before each, then a scenario under each heading.
enum ScenariosReader {
    static func read(_ section: Section, into syntax: inout FlowSyntax, _ diagnostics: inout Diagnostics) {
        let (before, parts) = section.parts
        syntax.setup += steps(before, &diagnostics)
        for part in parts {
            var table: ScenarioTable?
            var blocks: [Block] = []
            for block in part.blocks {
                guard case .paragraph(let paragraph) = block, let pipes = PipeTable(paragraph) else {
                    blocks.append(block)
                    continue
                }
                if table != nil {
                    diagnostics.error(.malformedTable, "a scenario has one table, and this is a second one", at: paragraph.range)
                }
                table = TableReader.read(pipes, &diagnostics)
            }
            let mistakes = diagnostics.all.count
            let steps = self.steps(blocks, &diagnostics)
            if steps.isEmpty, diagnostics.all.count == mistakes {
                diagnostics.error(
                    .nothingToDo, "this scenario does nothing yet: its steps are expected as a list", at: part.heading.source.range)
            }
            let prose = Section(heading: part.heading, blocks: blocks).prose
            syntax.scenarios.append(
                ScenarioSyntax(
                    title: part.title, range: part.heading.source.range, documentation: prose, steps: steps,
                    table: table))
        }
    }

    private static func steps(_ blocks: [Block], _ diagnostics: inout Diagnostics) -> [ScenarioStatement] {
        var steps: [ScenarioStatement] = []
        StatementReader.forEachItem(in: blocks, &diagnostics, isStatement: phrases.isAll(of:)) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "a scenario's step", &diagnostics)
            guard case .value(let kind) = phrases.read(&cursor, &diagnostics) else { return }
            guard StatementReader.expectEnd(cursor, "the end of the step", &diagnostics) else { return }
            steps.append(ScenarioStatement(kind: kind, range: cursor.range))
        }
        return steps
    }

    static let phrases = PhraseTable<ScenarioStatement.Kind>(
        owner: "a scenario",
        phrases: [
            Phrase("set <assignments>", "the user edits, all at once", example: #"- set `email = "anna@example.com"`, `plan = .paid`"#) {
                match, diagnostics in
                match.readAll(0) { [AssignmentSyntax].parse($0.content, &diagnostics) }.map { .set($0.flatMap(\.self)) }
            },
            Phrase(
                "add to <list>[ with <assignments>]", "a row is added at the end of a list of parts, and edited",
                example: #"- add to `guests` with `name = "Bert"`"#
            ) { match, diagnostics in
                guard let list = match.span(0).flatMap({ FieldPath.parse($0.content, &diagnostics) }),
                    let edits = match.readAll(1, { [AssignmentSyntax].parse($0.content, &diagnostics) })
                else { return nil }
                return .add(to: list, edits.flatMap(\.self))
            },
            Phrase("remove <row>", "a row is taken out of its list; rows are counted from 0", example: "- remove `guests[0]`") {
                match, diagnostics in
                match.span(0).flatMap { FieldPath.parse($0.content, &diagnostics) }.map { .remove($0) }
            },
            Phrase("move <row> to <row>", "a row is put where the other one stands", example: "- move `guests[1]` to `guests[0]`") {
                match, diagnostics in
                guard let row = match.span(0).flatMap({ FieldPath.parse($0.content, &diagnostics) }),
                    let goal = match.span(1).flatMap({ FieldPath.parse($0.content, &diagnostics) })
                else { return nil }
                return .move(row, to: goal)
            },
            Phrase(
                "run <command>[ with <input>][, where <answers>]", "runs to its end and must succeed",
                example: #"- run `invite` with `friend: "bert"`, where `send` returns"#
            ) { match, diagnostics in
                guard let (command, input) = invocation(match, &diagnostics),
                    let answers = ServiceAnswerReader.readAll(match.rest(2), match.range, &diagnostics)
                else { return nil }
                return .run(command, input: input, answers: answers)
            },
            Phrase(
                "start <command>[ with <input>]", "leaves it waiting on its first service",
                example: #"- start `invite` with `friend: "bert"`"#
            ) { match, diagnostics in
                invocation(match, &diagnostics).map { .start($0.command, input: $0.input) }
            },
            Phrase("<service> returns[ <value>]", "answers the oldest waiting call", example: "- `verify` returns `true`") {
                match, diagnostics in
                ServiceAnswerReader.answer(match.span(0), match.span(1), throws: false, &diagnostics).map { .answer($0) }
            },
            Phrase("<service> throws[ <error>]", "answers the oldest waiting call with an error", example: "- `verify` throws `.offline`") {
                match, diagnostics in
                ServiceAnswerReader.answer(match.span(0), match.span(1), throws: true, &diagnostics).map { .answer($0) }
            },
            Phrase("after <duration>", "the clock moves", example: "- after 300 ms") { match, _ in match.duration(0).map { .after($0) } },
            Phrase("undo", "the user undoes the last edit", example: "- undo") { _, _ in .undo },
            Phrase("redo", "the user does again what was undone last", example: "- redo") { _, _ in .redo },
            Phrase(
                "reopen", "the app is closed and opened again: what is restored comes back, the rest starts anew", example: "- reopen"
            ) { _, _ in .reopen },
            Phrase("next", "the user goes to the next step, which must be possible", example: "- next") { _, _ in .next },
            Phrase("back", "the user goes back to the step before", example: "- back") { _, _ in .back },
            Phrase("go to step <step>", "the user jumps to a step, which must be possible", example: "- go to step `account`") {
                match, diagnostics in
                match.span(0).flatMap { Name.parse($0.content, &diagnostics) }.map { .go(to: $0) }
            },
            Phrase("expect <condition>", "must hold", example: "- expect `cardStatus == .verified`") { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }.map { .expect($0) }
            },
            Phrase("expect outcome <outcome>", "the latest outcome, with its payload", example: "- expect outcome `cancelled`") {
                match, diagnostics in
                match.span(0).flatMap { CallSyntax.parse($0.content, &diagnostics) }.map { .expectOutcome($0) }
            },
            Phrase(
                "expect <command>[ with <input>] to fail[ with <messages>][, where <answers>]",
                "runs it, and it must end in failure, with these messages",
                example: #"- expect `verifyCard` to fail with `["The bank could not be asked"]`, where `verify` throws `.offline`"#
            ) { match, diagnostics in
                guard let (command, input) = invocation(match, &diagnostics) else { return nil }
                let messages = match.span(2).map { Expression.parse($0.content, &diagnostics) }
                guard messages != .some(nil), let answers = ServiceAnswerReader.readAll(match.rest(3), match.range, &diagnostics)
                else { return nil }
                return .expectFailure(command, input: input, messages: messages ?? nil, answers: answers)
            },
            Phrase(
                "expect next to fail[ with <messages>]", "the user tries to go to the next step, and is shown these messages instead",
                example: #"- expect next to fail with `["The password needs more than 5 characters"]`"#
            ) { match, diagnostics in
                let messages = match.span(0).map { Expression.parse($0.content, &diagnostics) }
                return messages == .some(nil) ? nil : .expectNextFailure(messages: messages ?? nil)
            },
        ])

    private static func invocation(
        _ match: PhraseMatch, _ diagnostics: inout Diagnostics
    ) -> (command: Name, input: [Argument])? {
        guard let span = match.span(0), let command = Name.parse(span.content, &diagnostics) else { return nil }
        guard let input = match.span(1) else { return (command, []) }
        return [Argument].parse(input.content, &diagnostics).map { (command, $0) }
    }
}
