import FlowMarkdown

extension FlowChecker {
    /// Needs the values in the scope, for conditions may read them.
    mutating func checkedSteps() -> [FormStep] {
        var places: [String: (name: Name, step: Name)] = [:]
        let steps = syntax.steps.map { step in
            FormStep(
                name: step.name, condition: condition(of: step), title: typed(step.title), members: members(of: step, besides: &places),
                range: step.range)
        }
        reportFieldsWithoutStep(places.keys)
        if let first = syntax.steps.first, syntax.steps.allSatisfy(\.isConditional) {
            diagnostics.error(
                .noLastingStep, "every step may be skipped, so that there may be none to show; leave out the condition of one",
                at: first.range)
        }
        return steps
    }

    private mutating func condition(of step: FormStepSyntax) -> TypedExpression? {
        var condition: TypedExpression?
        for (index, attribute) in step.attributes.enumerated() {
            switch attribute.kind {
            case .onlyWhen(let expression):
                if index > 0 {
                    diagnostics.error(
                        .saidTwice, "this is said twice of the step; join the conditions by `&&`", at: attribute.range,
                        notes: [.init("the first is here", at: step.attributes[0].range)])
                }
                condition = condition ?? self.condition(expression, .condition)
            }
        }
        return condition
    }

    /// The fields that are entered there, each of which may be in one step only.
    private mutating func members(of step: FormStepSyntax, besides places: inout [String: (name: Name, step: Name)]) -> [String] {
        var members: [String] = []
        for name in step.members where memberExists(name) {
            guard let other = places[name.text] else {
                places[name.text] = (name, step.name)
                members.append(name.text)
                continue
            }
            let place = other.step == step.name ? "this step" : "the step `\(other.step.text)`"
            diagnostics.error(
                .memberOfTwoSteps, "`\(name.text)` is in \(place) already; a field is entered in one step", at: name.range,
                notes: [.init("it is named here", at: other.name.range)])
        }
        return members
    }

    /// Whether there is such a field or part; if there is not, it is reported.
    private mutating func memberExists(_ name: Name) -> Bool { parts.contains { $0.name.text == name.text } || fieldExists(name) }

    /// What the user enters has to be in a step, or nobody would be led to it.
    private mutating func reportFieldsWithoutStep(_ known: some Collection<String>) {
        guard let last = syntax.steps.last else { return }
        for name in parts.map(\.name) where !known.contains(name.text) { report(name, inNoStepOf: last) }
        for field in syntax.fields where !known.contains(field.declaration.name.text) {
            let name = field.declaration.name
            if field.attributes.contains(where: { $0.kind == .setByCommands }) || diagnostics.unreadableNames.contains(name.text) {
                continue
            }
            report(name, inNoStepOf: last)
        }
    }

    private mutating func report(_ name: Name, inNoStepOf last: FormStepSyntax) {
        diagnostics.error(
            .memberWithoutStep, "no step has `\(name.text)`, so that the user would never come to enter it", at: name.range,
            notes: [.init("the last step is this; fields are named in items under a step", at: last.range)])
    }

    /// Whether the step is there in which the field is entered; nil if it always is.
    func stepActivity(of field: Name) -> TypedExpression? {
        for step in syntax.steps where step.isConditional {
            guard let place = step.members.first(where: { $0.text == field.text }) else { continue }
            let reference = Reference(.step, path: [.name(step.name.text)], state: .isActive)
            return TypedExpression(.reference(reference, readsAsNilWhenInactive: false), .bool, at: place.range)
        }
        return nil
    }

    /// Whether there is such a step; if there is not, it is reported.
    mutating func stepExists(_ name: Name) -> Bool {
        if syntax.steps.contains(where: { $0.name.text == name.text }) { return true }
        diagnostics.unknown(.unknownName, name, message: "there is no step `\(name.text)`", among: syntax.steps.map(\.name.text))
        return false
    }
}
