import FlowMarkdown
import FlowSpec

/// What goes wrong when a scenario goes from step to step.
extension StepPerformer {
    /// The step in which the user stays.
    private func currentStep() throws(Interruption) -> (index: Int, name: String) {
        let index = try flow.currentStep()
        return (index, flow.program.flow.steps[index].name.text)
    }

    /// Says why the current step cannot be left.
    mutating func reportUnableToLeave(at range: SourceRange) throws(Interruption) {
        let current = try currentStep()
        if try flow.value(ofSteps: .isLastStep, at: range) == .bool(true) {
            failures.append(ScenarioFailure("`\(current.name)` is the last step, behind which there is none", at: range))
        } else {
            failures.append(ScenarioFailure("the step `\(current.name)` cannot be left\(try reason(of: current.index))", at: range))
        }
    }

    mutating func reportUnableToGo(to target: String, at range: SourceRange) throws(Interruption) {
        guard let index = flow.program.flow.step(named: target) else { return }
        let isThere = try flow.stepsThere()
        let message: String
        if !isThere[index] {
            message = "the step `\(target)` is skipped"
        } else if !flow.walk.hasVisited(index, isThere) {
            message = "the user has not been at the step `\(target)` yet"
        } else {
            var open: Int?
            for step in flow.walk.passed(to: index, isThere) where try !flow.isComplete(step: step) { open = open ?? step }
            let name = open.map { flow.program.flow.steps[$0].name.text } ?? target
            message =
                "the step `\(name)`, which lies on the way, cannot be left\(try open.map { index throws(Interruption) in try reason(of: index) } ?? "")"
        }
        failures.append(ScenarioFailure(message, at: range))
    }

    private func reason(of step: Int) throws(Interruption) -> String {
        if try flow.isPending(step: step) { return ": it is still being checked" }
        let messages = try flow.listedErrors(ofStep: step)
        return messages.isEmpty ? "" : ": \(Value.array(messages.map { .string($0) }))"
    }

    /// Tries to leave the current step, which must be refused.
    mutating func expectNextFailure(_ messages: TypedExpression?, _ step: ScenarioStep) throws(Interruption) {
        let current = try currentStep()
        if try flow.next() {
            failures.append(ScenarioFailure("the step `\(current.name)` was expected to stay, and was left", at: step.range))
            return
        }
        let found = Value.array(try flow.listedErrors(ofStep: current.index).map { .string($0) })
        guard let messages, try flow.value(of: messages, locals: locals) != found else { return }
        failures.append(
            ScenarioFailure(
                "the step `\(current.name)` shows other messages: \(found)", at: messages.range,
                readings: Readings(flow: flow, locals: locals).of(messages)))
    }
}
