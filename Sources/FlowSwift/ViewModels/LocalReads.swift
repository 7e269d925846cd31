import FlowSpec

/// Which of the names that live in a command or a text are read: for one that is not, Swift wants no name.
extension [TypedExpression] {
    func read(local name: String) -> Bool {
        contains { expression in
            expression.hasPart { part in
                guard case .reference(let reference, _) = part.kind, case .local = reference.kind else { return false }
                return reference.path.first == .name(name)
            }
        }
    }

    /// The bindings of a pattern, without the names that these expressions do not read.
    func bindings(_ bindings: [TypedName?]) -> [TypedName?] {
        bindings.map { binding in binding.flatMap { read(local: $0.name.text) ? $0 : nil } }
    }
}

extension TypedExpression {
    /// Whether it, or something in it, is such.
    func hasPart(where isSuch: (TypedExpression) -> Bool) -> Bool {
        var isFound = false
        visit { part in isFound = isFound || isSuch(part) }
        return isFound
    }
}

extension Sequence<Step> {
    /// All expressions of the steps, and of those under them.
    var expressions: [TypedExpression] {
        flatMap { step -> [TypedExpression] in
            switch step.kind {
            case .assign(let assignment): [assignment.value]
            case .call(let call, _): [call]
            case .validates: []
            case .fails(let message, _, let condition): message.expressions + (condition.map { [$0.expression] } ?? [])
            case .goes(let outcome, let condition): [outcome] + (condition.map { [$0.expression] } ?? [])
            case .returns(let value): [value]
            case .choice(let branches): branches.flatMap { ($0.condition.map { [$0] } ?? []) + $0.steps.expressions }
            }
        }
    }
}

extension FailureHandler {
    /// All expressions of the handler.
    var expressions: [TypedExpression] {
        let ending: [TypedExpression] =
            switch ending {
            case .message(let message, _): message.expressions
            case .outcome(let outcome): [outcome]
            case .none: []
            }
        return assignments.map(\.value) + ending
    }
}
