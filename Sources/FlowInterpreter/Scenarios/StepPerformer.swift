import FlowMarkdown
import FlowSpec

/// Does the steps of one scenario, and notes what does not hold.
struct StepPerformer {
    private(set) var flow: RunningFlow
    let locals: [String: Value]
    var failures: [ScenarioFailure] = []

    init(flow: RunningFlow, locals: [String: Value]) {
        self.flow = flow
        self.locals = locals
    }

    /// Does a step. The answer is whether it makes sense to go on.
    mutating func perform(_ step: ScenarioStep) throws(Interruption) -> Bool {
        switch step.kind {
        case .set(let edits):
            try flow.edit(try entries(of: edits))
            return true
        case .add(let list, let edits):
            if try flow.addRow(to: list, entries(of: edits)) { return true }
            failures.append(ScenarioFailure("`\(list)` takes no more rows", at: step.range))
            return false
        case .remove(let list, let index):
            return try changeRows(at: step.range) { flow throws(Interruption) in try flow.removeRow(at: index, of: list) }
        case .move(let list, let index, let goal):
            return try changeRows(at: step.range) { flow throws(Interruption) in try flow.moveRow(from: index, to: goal, of: list) }
        case .run(let command, let input, let answers): return try run(command, input, answers, step)
        case .start(let command, let input):
            if try flow.start(command, values(of: input)) != nil { return true }
            reportDisabled(command, at: step.range)
            return false
        case .answer(let answer):
            try self.answer(answer)
            return true
        case .after(let duration):
            try flow.advance(by: duration)
            return true
        case .undo:
            if try flow.undo() { return true }
            failures.append(ScenarioFailure("there is nothing to undo", at: step.range))
            return false
        case .redo:
            if try flow.redo() { return true }
            failures.append(ScenarioFailure("there is nothing to do again", at: step.range))
            return false
        case .reopen:
            flow = try flow.reopened()
            return true
        case .next:
            if try flow.next() { return true }
            try reportUnableToLeave(at: step.range)
            return false
        case .back:
            if try flow.back() { return true }
            failures.append(ScenarioFailure("this is the first step, before which there is none", at: step.range))
            return false
        case .go(let target):
            if try flow.go(to: target) { return true }
            try reportUnableToGo(to: target, at: step.range)
            return false
        case .expectNextFailure(let messages):
            try expectNextFailure(messages, step)
            return true
        case .expect(let expression):
            for operand in Readings.operands(of: expression) where !(try flow.evaluator(locals).holds(operand)) {
                failures.append(
                    ScenarioFailure("this does not hold", at: operand.range, readings: Readings(flow: flow, locals: locals).of(operand)))
            }
            return true
        case .expectOutcome(let expression):
            try expectOutcome(expression)
            return true
        case .expectFailure(let command, let input, let messages, let answers):
            return try expectFailure(command, input, messages, answers, step)
        }
    }

    // MARK: Setting and answering

    private func values(of expressions: [TypedExpression]) throws(Interruption) -> [Value] {
        var result: [Value] = []
        for expression in expressions { result.append(try flow.value(of: expression, locals: locals)) }
        return result
    }

    private func entries(of edits: [ScenarioStep.Edit]) throws(Interruption) -> [RunningFlow.Edit] {
        try Self.edits(edits, flow.evaluator(locals))
    }

    static func edits(_ edits: [ScenarioStep.Edit], _ evaluator: Evaluator<some EvaluationContext>) throws(Interruption) -> [RunningFlow
        .Edit]
    {
        var entered: [RunningFlow.Edit] = []
        for edit in edits {
            let value = try evaluator.value(of: edit.value)
            if let part = edit.part, let text = value.string {
                entered.append(RunningFlow.Edit(edit.field, part, text: text))
            } else if edit.isText, let text = value.string {
                entered.append(RunningFlow.Edit(edit.field, text: text))
            } else {
                entered.append(RunningFlow.Edit(edit.field, value))
            }
        }
        return entered
    }

    /// A row that is not there is a mistake of the step.
    private mutating func changeRows(at range: SourceRange, _ change: (RunningFlow) throws(Interruption) -> Void)
        throws(Interruption) -> Bool
    {
        do throws(Interruption) {
            try change(flow)
            return true
        } catch .failure(let failure) where failure.isMissingElement {
            failures.append(ScenarioFailure(failure.description, at: range))
            return false
        }
    }

    private func answer(_ answer: ScenarioStep.Answer) throws(Interruption) {
        try flow.answer(answer.service, try Self.answer(answer, flow.evaluator(locals)))
    }

    static func answer<Context>(_ answer: ScenarioStep.Answer, _ evaluator: Evaluator<Context>) throws(Interruption) -> ServiceAnswer {
        switch answer.result {
        case .returns(let value?): return .returns(try evaluator.value(of: value))
        case .returns(nil): return .returns(.void)
        case .throws(let error?): return .throws(.value(try evaluator.value(of: error)))
        case .throws(nil): return .throws(.any)
        }
    }

    // MARK: Running

    private mutating func run(_ command: String, _ input: [TypedExpression], _ answers: [ScenarioStep.Answer], _ step: ScenarioStep)
        throws(Interruption) -> Bool
    {
        switch try end(of: command, input, answers, step) {
        case .succeeded?: return true
        case .failed(let messages)?:
            failures.append(ScenarioFailure("`\(command)` failed: \(Value.array(messages.map { .string($0) }))", at: step.range))
        case .cancelled?: failures.append(ScenarioFailure("`\(command)` was cancelled", at: step.range))
        case nil: break
        }
        return false
    }

    private mutating func expectFailure(
        _ command: String, _ input: [TypedExpression], _ messages: TypedExpression?, _ answers: [ScenarioStep.Answer], _ step: ScenarioStep
    ) throws(Interruption) -> Bool {
        switch try end(of: command, input, answers, step) {
        case .failed(let found)?:
            let found = Value.array(found.map { .string($0) })
            if let messages, try flow.value(of: messages, locals: locals) != found {
                failures.append(
                    ScenarioFailure(
                        "`\(command)` failed with other messages: \(found)", at: messages.range,
                        readings: Readings(flow: flow, locals: locals).of(messages)))
            }
            return true
        case .succeeded?: failures.append(ScenarioFailure("`\(command)` was expected to fail, and succeeded", at: step.range))
        case .cancelled?: failures.append(ScenarioFailure("`\(command)` was cancelled", at: step.range))
        case nil: break
        }
        return false
    }

    /// Runs a command to its end; nil if it has none, which is reported.
    private mutating func end(
        of command: String, _ input: [TypedExpression], _ answers: [ScenarioStep.Answer], _ step: ScenarioStep
    ) throws(Interruption) -> CommandRun.Result? {
        for answer in answers { try self.answer(answer) }
        guard let run = try flow.start(command, values(of: input)) else {
            reportDisabled(command, at: step.range)
            return nil
        }
        if let result = run.result { return result }
        let asked = flow.program.flow.allServices.map(\.name).filter { flow.waitingCalls(of: $0) > 0 }.map { "`\($0)`" }
        let reason = asked.isEmpty ? "" : " for \(asked.joined(separator: " and "))"
        failures.append(ScenarioFailure("`\(command)` waits\(reason), and nobody answers", at: step.range))
        try flow.cancel(command)
        return nil
    }

    /// Says why the command cannot be started.
    private mutating func reportDisabled(_ command: String, at range: SourceRange) {
        guard let index = flow.program.commands[command] else { return }
        var readings: [ScenarioFailure.Reading] = []
        var reason = ""
        let reasons = (try? flow.reasonsForBeingDisabled(index)) ?? []
        if let condition = flow.program.flow.commands[index].condition {
            let open = Readings.operands(of: condition).filter { (try? flow.evaluator().holds($0)) == false }
            let texts = open.map { "`\(flow.program.flow.source.textOnOneLine(of: $0.range))`" }
            if !texts.isEmpty { reason = ": \(texts.joined(separator: " and ")) \(texts.count == 1 ? "does" : "do") not hold" }
            readings = open.flatMap { Readings(flow: flow, locals: [:]).of($0) }
        }
        if reason.isEmpty, flow.commands[index].isExecuting { reason = ": it runs already" }
        if reason.isEmpty, flow.commands[index].isResting {
            reason = ": it has just been run, and the time of “at most once every” has not passed"
        }
        failures.append(
            ScenarioFailure(
                "`\(command)` is disabled\(reason)", at: range, readings: readings, reasons: reasons.filter(\.isObstacle)))
    }

    // MARK: Expecting

    private mutating func expectOutcome(_ expression: TypedExpression) throws(Interruption) {
        let expected = try flow.value(of: expression, locals: locals)
        if flow.outcome == expected { return }
        let found = flow.outcome.map { "the latest outcome is `\($0.outcomeDescription)`" } ?? "there is no outcome yet"
        failures.append(ScenarioFailure(found, at: expression.range, readings: Readings(flow: flow, locals: locals).of(expression)))
    }
}

extension Value {
    /// An outcome as a spec writes it, without a dot.
    fileprivate var outcomeDescription: String {
        let text = description
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
    }
}
