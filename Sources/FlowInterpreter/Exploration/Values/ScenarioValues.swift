import FlowSpec

/// What the scenarios of a flow enter, answer and wait for.
struct ScenarioValues {
    private(set) var edits: [String: [Value]] = [:]
    private(set) var texts: [String: [String]] = [:]
    private(set) var answers: [String: [ServiceAnswer]] = [:]
    private(set) var inputs: [String: [[Value]]] = [:]
    private(set) var durations: [Duration] = []

    init(_ flow: Flow) {
        for actions in flow.scenarioActions {
            for action in actions { add(action) }
        }
    }

    private mutating func add(_ action: FlowAction) {
        switch action {
        case .edit(let edits):
            for edit in edits { add(edit, in: "") }
        case .addRow(let list, let edits): for edit in edits { add(edit, in: list + ".") }
        case .answer(let service, let answer): answers[service, default: []].append(answer)
        case .start(let command, let input): inputs[command, default: []].append(input)
        case .advance(let duration): durations.append(duration)
        default: break
        }
    }
}

extension ScenarioValues {
    /// All rows of a list are the same to it.
    private mutating func add(_ edit: RunningFlow.Edit, in list: String) {
        let path = list + edit.field
        let name = path.utf8.contains(UInt8(ascii: "[")) ? path.replacing(/\[[0-9]+\]/, with: "") : path
        switch edit.entry {
        case .value(let value): edits[name, default: []].append(value)
        case .text(let text): texts[name, default: []].append(text)
        // What is typed into the parts of a date belongs together.
        case .part: break
        }
    }
}

extension Flow {
    /// What happens in each run of the scenarios, one for each row of a table; the steps before them are part of it. A step whose values only a
    /// running flow knows is left out.
    var scenarioActions: [[FlowAction]] {
        scenarios.flatMap { scenario -> [[FlowAction]] in
            guard let table = scenario.table else { return [actions(of: setup + scenario.steps, locals: [:])] }
            return table.rows.map { row in
                var locals: [String: Value] = [:]
                for (column, cell) in zip(table.columns, row.values) {
                    locals[column.name.text] = try? Evaluator(NothingRead(rules: ruleTable)).value(of: cell)
                }
                return actions(of: setup + scenario.steps, locals: locals)
            }
        }
    }

    func actions(of steps: [ScenarioStep], locals: [String: Value]) -> [FlowAction] {
        steps.flatMap { (try? Self.actions(of: $0, Evaluator(NothingRead(rules: ruleTable, locals: locals)))) ?? [] }
    }

    /// What the step does, without what it expects.
    static func actions(of step: ScenarioStep, _ evaluator: Evaluator<some EvaluationContext>) throws(Interruption) -> [FlowAction] {
        func answered(_ answers: [ScenarioStep.Answer]) throws(Interruption) -> [FlowAction] {
            var result: [FlowAction] = []
            for answer in answers { result.append(.answer(answer.service, try StepPerformer.answer(answer, evaluator))) }
            return result
        }
        func started(_ command: String, _ input: [TypedExpression]) throws(Interruption) -> FlowAction {
            var values: [Value] = []
            for expression in input { values.append(try evaluator.value(of: expression)) }
            return .start(command, values)
        }
        switch step.kind {
        case .set(let edits): return [.edit(try StepPerformer.edits(edits, evaluator))]
        // What is answered before anybody asks is answered when somebody does.
        case .run(let command, let input, let answers), .expectFailure(let command, let input, _, let answers):
            return [try started(command, input)] + (try answered(answers))
        case .start(let command, let input): return [try started(command, input)]
        case .answer(let answer): return try answered([answer])
        case .after(let duration): return [.advance(duration)]
        case .add(let list, let edits): return [.addRow(list, try StepPerformer.edits(edits, evaluator))]
        case .remove(let list, let index): return [.removeRow(list, index)]
        case .move(let list, let index, let goal): return [.moveRow(list, from: index, to: goal)]
        case .undo: return [.undo]
        case .redo: return [.redo]
        case .reopen: return [.reopen]
        case .next: return [.next]
        case .back: return [.back]
        case .go(let step): return [.go(to: step)]
        case .expectNextFailure: return [.nextRefused]
        case .expect, .expectOutcome: return []
        }
    }
}
