import FlowSpec

extension Command {
    /// The steps in their order, those of branches among them.
    var allSteps: [Step] { steps.flatMap(\.withNested) }

    /// The fields that the command sets, by a step, by a service's result, or when it fails; each once, in that order.
    var assignedFields: [String] {
        var result: [String] = []
        func add(_ field: String) { if !result.contains(field) { result.append(field) } }
        for step in allSteps {
            switch step.kind {
            case .assign(let assignment): add(assignment.field)
            case .call(_, to: .field(let field)): add(field)
            default: break
            }
        }
        for assignment in failureHandlers.flatMap(\.assignments) { add(assignment.field) }
        return result
    }

    /// Everything that is read: the condition, the steps, the handlers of failures, and the messages.
    var expressions: [TypedExpression] {
        (condition.map { [$0] } ?? []) + allSteps.flatMap(\.expressions)
            + failureHandlers.flatMap { $0.assignments.map(\.value) + $0.ending.expressions }
    }
}

extension Step {
    /// The step with those under it.
    fileprivate var withNested: [Step] {
        if case .choice(let branches) = kind { [self] + branches.flatMap { $0.steps.flatMap(\.withNested) } } else { [self] }
    }

    /// The expressions of the step itself, not of those under it.
    var expressions: [TypedExpression] {
        switch kind {
        case .assign(let assignment): [assignment.value]
        case .call(let call, _): [call]
        case .validates: []
        case .fails(let message, _, let condition): message.expressions + (condition.map { [$0.expression] } ?? [])
        case .goes(let outcome, let condition): [outcome] + (condition.map { [$0.expression] } ?? [])
        case .returns(let value): [value]
        case .choice(let branches): branches.compactMap(\.condition)
        }
    }
}

extension FailureHandler.Ending {
    fileprivate var expressions: [TypedExpression] {
        switch self {
        case .message(let message, _): message.expressions
        case .outcome(let outcome): [outcome]
        case .none: []
        }
    }
}
