import FlowSpec

extension Step {
    /// The name that later steps read: a result, or an optional that has a value behind the step.
    var definedName: String? {
        switch kind {
        case .call(_, to: .local(let name)): name.name.text
        case .fails(_, _, let condition), .goes(_, let condition): condition?.unwraps?.name.text
        default: nil
        }
    }

    /// Whether the flow without the step is one that could be written.
    func canBeLeftOut(before rest: [Step]) -> Bool {
        switch kind {
        // What a command returns nobody sees; a choice is left out branch by branch.
        case .returns, .choice: return false
        default: break
        }
        if let name = definedName, rest.contains(where: { $0.reads(name) }) { return false }
        return isSeen
    }

    /// Whether a scenario can tell that the step was done: not of one that only tells something to a service which answers at once.
    var isSeen: Bool {
        if case .call(let expression, let destination) = kind, case .serviceCall(let service, _) = expression.kind, service.isPlain {
            if case .field = destination { return true }
            return false
        }
        return true
    }

    /// Whether the step, or one under it, reads a name.
    func reads(_ name: String) -> Bool {
        func isRead(in expressions: [TypedExpression?]) -> Bool {
            expressions.contains { expression in
                expression?.references.contains { reference in
                    if case .local = reference.kind { reference.path.first == .name(name) } else { false }
                } == true
            }
        }
        switch kind {
        case .assign(let assignment): return isRead(in: [assignment.value])
        case .call(let expression, _), .returns(let expression): return isRead(in: [expression])
        case .validates: return false
        case .fails(let message, _, let condition): return isRead(in: message.expressions + [condition?.expression])
        case .goes(let outcome, let condition): return isRead(in: [outcome, condition?.expression])
        case .choice(let branches): return branches.contains { isRead(in: [$0.condition]) || $0.steps.contains { $0.reads(name) } }
        }
    }
}
