import FlowSpec

struct ScenarioEntry: Encodable, Sendable {
    struct Table: Encodable, Sendable {
        struct Row: Encodable, Sendable {
            let values: [ExpressionEntry]
            let place: PlaceEntry
        }

        let columns: [NamedTypeEntry]
        let rows: [Row]
    }

    let title: String
    let documentation: [String]
    let steps: [ScenarioStepEntry]
    let table: Table?
    let place: PlaceEntry
}

/// A step of a scenario; which keys there are depends on its kind.
struct ScenarioStepEntry: Encodable, Sendable {
    struct Edit: Encodable, Sendable {
        let field: String
        let part: String?
        let isText: Bool
        let value: ExpressionEntry
    }

    struct Answer: Encodable, Sendable {
        let service: String
        let kind: String
        let value: ExpressionEntry?
    }

    let kind: String
    var edits: [Edit]?
    var list: String?
    var row: Int?
    var goal: Int?
    var command: String?
    var step: String?
    var input: [ExpressionEntry]?
    var answers: [Answer]?
    var milliseconds: Int64?
    var condition: ExpressionEntry?
    var outcome: ExpressionEntry?
    var messages: ExpressionEntry?
    let place: PlaceEntry
}

extension EntryContext {
    func scenario(_ scenario: Scenario) -> ScenarioEntry {
        let table = scenario.table.map { table in
            ScenarioEntry.Table(
                columns: table.columns.map { NamedTypeEntry($0) },
                rows: table.rows.map { ScenarioEntry.Table.Row(values: $0.values.map(expression), place: place($0.range)) })
        }
        return ScenarioEntry(
            title: scenario.title, documentation: scenario.documentation, steps: scenario.steps.map(step), table: table,
            place: place(scenario.range))
    }

    func step(_ step: ScenarioStep) -> ScenarioStepEntry {
        let place = place(step.range)
        switch step.kind {
        case .set(let edits): return ScenarioStepEntry(kind: "set", edits: edits.map(edit), place: place)
        case .add(let list, let edits): return ScenarioStepEntry(kind: "add", edits: edits.map(edit), list: list, place: place)
        case .remove(let list, let row): return ScenarioStepEntry(kind: "remove", list: list, row: row, place: place)
        case .move(let list, let row, let goal):
            return ScenarioStepEntry(kind: "move", list: list, row: row, goal: goal, place: place)
        case .run(let command, let input, let answers):
            return ScenarioStepEntry(
                kind: "run", command: command, input: input.map(expression), answers: answers.map(answer), place: place)
        case .start(let command, let input):
            return ScenarioStepEntry(kind: "start", command: command, input: input.map(expression), place: place)
        case .answer(let given): return ScenarioStepEntry(kind: "answer", answers: [answer(given)], place: place)
        case .after(let time): return ScenarioStepEntry(kind: "after", milliseconds: time.milliseconds, place: place)
        case .undo: return ScenarioStepEntry(kind: "undo", place: place)
        case .redo: return ScenarioStepEntry(kind: "redo", place: place)
        case .reopen: return ScenarioStepEntry(kind: "reopen", place: place)
        case .next: return ScenarioStepEntry(kind: "next", place: place)
        case .back: return ScenarioStepEntry(kind: "back", place: place)
        case .go(let target): return ScenarioStepEntry(kind: "go", step: target, place: place)
        case .expectNextFailure(let messages):
            return ScenarioStepEntry(kind: "expectNextFailure", messages: messages.map(expression), place: place)
        case .expect(let condition): return ScenarioStepEntry(kind: "expect", condition: expression(condition), place: place)
        case .expectOutcome(let outcome): return ScenarioStepEntry(kind: "expectOutcome", outcome: expression(outcome), place: place)
        case .expectFailure(let command, let input, let messages, let answers):
            return ScenarioStepEntry(
                kind: "expectFailure", command: command, input: input.map(expression), answers: answers.map(answer),
                messages: messages.map(expression), place: place)
        }
    }

    private func edit(_ edit: ScenarioStep.Edit) -> ScenarioStepEntry.Edit {
        ScenarioStepEntry.Edit(field: edit.field, part: edit.part?.rawValue, isText: edit.isText, value: expression(edit.value))
    }

    private func answer(_ answer: ScenarioStep.Answer) -> ScenarioStepEntry.Answer {
        let kind =
            switch answer.result {
            case .returns: "returns"
            case .throws: "throws"
            }
        return ScenarioStepEntry.Answer(service: answer.service, kind: kind, value: answer.result.value.map(expression))
    }
}
