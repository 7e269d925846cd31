import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// Steps: one is left out, stands before the one above it, or does something else; the steps of branches too.
    ///
    /// - Parameter later: The steps that come behind these, outside of their branch.
    func mutations(of steps: [Step], before later: [Step]) -> [Mutation<[Step]>] {
        var result: [Mutation<[Step]>] = []
        for (index, step) in steps.enumerated() {
            let rest = Array(steps[(index + 1)...]) + later
            if step.canBeLeftOut(before: rest) {
                var others = steps
                others.remove(at: index)
                result.append(Mutation(.omission, step.range, .leftOut, others))
            }
            if index > 0, canSwap(steps[index - 1], step) {
                var swapped = steps
                swapped.swapAt(index - 1, index)
                result.append(Mutation(.order, step.range, .movedUp, swapped))
            }
            result += mutations(of: step, before: rest).map { $0.inside(steps, \.[index].kind) }
        }
        return result
    }

    private func mutations(of step: Step, before rest: [Step]) -> [Mutation<Step.Kind>] {
        switch step.kind {
        case .assign(let assignment): return mutations(ofAssigned: assignment).map { $0.map { .assign($0) } }
        // What a service is given, and what a command returns, no scenario can read.
        case .call, .validates, .returns: return []
        case .fails(let message, let field, let condition):
            var result = endings(condition, before: rest).map { $0.map { Step.Kind.fails(message, field: field, when: $0) } }
            if let field, let place = flow.source.range(of: "`\(field)`", in: step.range) {
                result.append(Mutation(.field, place, .leftOut, .fails(message, field: nil, when: condition)))
                if let other = fieldAfter(field) {
                    result.append(Mutation(.field, place, .replaced(by: "`\(other)`"), .fails(message, field: other, when: condition)))
                }
            }
            return result
        case .goes(let outcome, let condition):
            return outcomes(of: outcome).map { $0.map { .goes(to: $0, when: condition) } }
                + endings(condition, before: rest).map { $0.map { .goes(to: outcome, when: $0) } }
        case .choice(let branches):
            return branches.indices.flatMap { index -> [Mutation<Step.Kind>] in
                let branch = branches[index]
                var inner: [Mutation<Step.Branch>] = []
                if let condition = branch.condition {
                    inner += mutations(ofCondition: condition, constants: [true, false]).map { $0.inside(branch, \.condition) }
                }
                inner += mutations(of: branch.steps, before: rest).map { $0.inside(branch, \.steps) }
                return inner.map { $0.inside(branches, \.[index]).map { .choice($0) } }
            }
        }
    }

    /// When a step ends the command. One that never does is left out; one behind which an optional has a value has to stay, unless it
    /// always ends.
    private func endings(_ condition: Step.EndingCondition?, before rest: [Step]) -> [Mutation<Step.EndingCondition?>] {
        guard let condition else { return [] }
        if let name = condition.unwraps?.name.text, rest.contains(where: { $0.reads(name) }) {
            return mutations(ofCondition: condition.expression, constants: [true]).filter { $0.kind == .condition }
                .map { $0.inside(condition, \.expression).map { $0 } }
        }
        return mutations(ofCondition: condition.expression, constants: [true]).map { $0.inside(condition, \.expression).map { $0 } }
    }

    /// Whether another order is possible, and can mean something else.
    private func canSwap(_ first: Step, _ second: Step) -> Bool {
        // In front of a step that always ends, the other one is as good as left out.
        if [first].alwaysEnd || [second].alwaysEnd { return false }
        if let name = first.definedName, second.reads(name) { return false }
        switch (first.kind, second.kind) {
        case (.assign(let one), .assign(let other)):
            return one.field == other.field || one.value.isTouched(by: other.field) || other.value.isTouched(by: one.field)
                || resets(one.field, other.field) || resets(other.field, one.field)
        default: return first.isSeen && second.isSeen
        }
    }

    /// Whether a change of the one takes the other back.
    private func resets(_ field: String, _ target: String) -> Bool {
        flow.fields.first { $0.name.text == target }?.resetsWhenChanged.contains(field) == true
    }
}

extension TypedExpression {
    /// Whether a change of the field may change it.
    fileprivate func isTouched(by field: String) -> Bool {
        references.contains { reference in
            switch reference.kind {
            case .field: reference.path.first == .name(field)
            case .local, .now, .today: false
            default: true
            }
        }
    }
}
