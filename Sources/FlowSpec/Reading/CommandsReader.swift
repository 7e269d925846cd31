import FlowMarkdown

/// `## Commands`: under a heading each, bulleted properties and one numbered list of steps.
enum CommandsReader {
    static func read(_ section: Section, _ diagnostics: inout Diagnostics) -> [CommandSyntax] {
        let (before, parts) = section.parts
        StatementReader.forEachItem(in: before, &diagnostics) { cursor, _, _, diagnostics in
            diagnostics.error(.misplacedStatement, "a statement belongs under a command's heading, such as “### `save`”", at: cursor.range)
        }
        return parts.compactMap { command($0, &diagnostics) }
    }

    private static func command(_ part: Section, _ diagnostics: inout Diagnostics) -> CommandSyntax? {
        let name = name(of: part.heading, &diagnostics)
        var command = CommandSyntax(name: name ?? Name("", at: part.heading.range), documentation: part.prose)
        var firstSteps: SourceRange?
        var continuesSteps = false
        for block in part.blocks {
            if case .paragraph(let paragraph) = block {
                StatementReader.checkProse(paragraph, { properties.isAll(of: $0) || StepReader.phrases.isAll(of: $0) }, &diagnostics)
            }
            guard case .list(let list) = block else {
                // A comment between two steps makes two lists of them, though nobody sees it.
                if case .htmlBlock(let html) = block, html.isComment { continue }
                continuesSteps = false
                continue
            }
            if list.isNumbered {
                if let firstSteps, !continuesSteps {
                    reportSecondList(list, firstSteps, &diagnostics)
                    continue
                }
                firstSteps = firstSteps ?? list.range
                continuesSteps = true
                StatementReader.forEachItem(list.items, &diagnostics) { cursor, items, diagnostics in
                    if let step = StepReader.read(&cursor, items, &diagnostics) { command.steps.append(step) }
                }
            } else {
                continuesSteps = false
                StatementReader.forEachItem(list.items, &diagnostics) { cursor, items, diagnostics in
                    if reportStep(cursor, &diagnostics) { return }
                    guard case .value(var property) = properties.read(&cursor, &diagnostics),
                        StatementReader.expectEnd(cursor, "the end of the item", &diagnostics)
                    else { return }
                    if case .onFailure(var handler) = property.kind, case .message(let message, let field) = handler.ending {
                        handler.ending = .message(MessageReader.translated(message, by: items, &diagnostics), on: field)
                        property.kind = .onFailure(handler)
                    } else {
                        StatementReader.expectNoItems(items, under: "a command's property", &diagnostics)
                    }
                    command.properties.append(property)
                }
            }
        }
        if let name, firstSteps == nil {
            diagnostics.error(.nothingToDo, "this command does nothing yet: its steps are expected as a numbered list", at: name.range)
        }
        return name == nil ? nil : command
    }

    /// The name in the heading; a name without its code span is reported, and taken.
    private static func name(of heading: Heading, _ diagnostics: inout Diagnostics) -> Name? {
        if case .code(let span)? = heading.fragments.first, heading.fragments.count == 1 {
            let name = Name.parse(span.content, &diagnostics)
            if name == nil { diagnostics.noteUnreadable(span) }
            return name
        }
        let range = heading.source.text.isEmpty ? heading.range : heading.source.range
        diagnostics.error(.unnamedCommand, "a command's heading is its name in a code span, such as “### `save`”", at: range)
        for case .code(let span) in heading.fragments { diagnostics.noteUnreadable(span) }
        var silent = Diagnostics()
        return Name.parse(heading.source, &silent)
    }

    /// Reports a step among the properties.
    private static func reportStep(_ cursor: StatementCursor, _ diagnostics: inout Diagnostics) -> Bool {
        let isCode = if case .code? = cursor.current?.kind { true } else { false }
        guard isCode || !properties.begins(cursor) && StepReader.phrases.begins(cursor) else { return false }
        diagnostics.error(
            .stepAmongProperties, "this is a step, and the steps are a numbered list; bullets are the properties of the command",
            at: cursor.range)
        return true
    }

    private static func reportSecondList(_ list: List, _ first: SourceRange, _ diagnostics: inout Diagnostics) {
        diagnostics.error(
            .secondStepList,
            "a command has one numbered list of steps, and this is a second one; if it belongs to the step above, indent it to that step's text",
            at: list.items[0].markerRange,
            notes: [Diagnostic.Note("the steps begin here", at: SourceRange(first.lowerBound, first.lowerBound))])
    }

    static let properties = PhraseTable<CommandProperty>(
        owner: "a command",
        phrases: [
            Phrase("takes <input>", "the command's input; its names may hide fields", example: "- takes `amount: Int, note: String`") {
                match, diagnostics in
                match.span(0).flatMap { [FieldSyntax].parse($0.content, &diagnostics) }
                    .map { CommandProperty(kind: .takes($0), range: match.range) }
            },
            Phrase("enabled when <condition>", "and never while it runs, except with “restarts”", example: "- enabled when `plan == .paid`")
            { match, diagnostics in
                match.span(0).flatMap { Expression.parse($0.content, &diagnostics) }
                    .map { CommandProperty(kind: .enabledWhen($0), range: match.range) }
            },
            Phrase(
                "while running: restarts", "a second start cancels the first; otherwise it is refused", example: "- while running: restarts"
            ) { match, _ in
                CommandProperty(kind: .restartsWhileRunning, range: match.range)
            },
            Phrase(
                "cancelled when <names> changes", "running work is cancelled, and the fields it set go back",
                example: "- cancelled when `email` changes"
            ) { match, diagnostics in
                match.readPaths(0, &diagnostics).map { CommandProperty(kind: .cancelledWhen($0), range: match.range) }
            },
            Phrase(
                "runs when <names> changes[, after <duration>]", "starts by itself, after that quiet time, if enabled",
                example: "- runs when `email` changes, after 300 ms"
            ) {
                match, diagnostics in
                match.readPaths(0, &diagnostics).map {
                    CommandProperty(kind: .runsWhen($0, after: match.duration(1)), range: match.range)
                }
            },
            Phrase("times out after <duration>", "covers the whole run, retries included", example: "- times out after 10 s") { match, _ in
                match.duration(0).map { CommandProperty(kind: .timesOutAfter($0), range: match.range) }
            },
            Phrase(
                "retries <n> times[, after <duration>[, doubling]]", "repeats the service call that throws, not earlier steps",
                example: "- retries 3 times, after 1 s, doubling"
            ) {
                match, _ in
                match.count(0).map {
                    CommandProperty(
                        kind: .retries($0, after: match.duration(1), doubling: match.hasOptionalWords), range: match.range)
                }
            },
            Phrase(
                "at most once every <duration>", "from the start of a successful run; disabled meanwhile",
                example: "- at most once every 1 min"
            ) { match, _ in
                match.duration(0).map { CommandProperty(kind: .atMostOnceEvery($0), range: match.range) }
            },
            Phrase(
                "on failure[ <pattern>]: <handling>", "assignments, then a message or an outcome; the first that matches",
                example: "- on failure `.offline`: `cardStatus = .notVerified`, on `cardNumber`: The bank could not be reached"
            ) {
                match, diagnostics in
                FailureHandlerReader.read(match, &diagnostics).map { CommandProperty(kind: .onFailure($0), range: match.range) }
            },
        ])
}
