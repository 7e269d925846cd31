import FlowMarkdown

extension ExpressionChecker {
    /// `steps.current`, or a step: `steps.address`.
    mutating func member(_ name: Name, ofSteps steps: [Symbol], at range: SourceRange) -> Resolved {
        if let state = Reference.State.ofSteps.first(where: { $0.memberName == name.text }) {
            let type: ValueType =
                switch state {
                case .currentStep: .enumeration(Flow.stepKey)
                case .stepNumber, .stepCount: .int
                default: .bool
                }
            return .value(TypedExpression(.reference(Reference(.steps, state: state), readsAsNilWhenInactive: false), type, at: range))
        }
        if let step = steps.first(where: { $0.name == name.text }) {
            return .symbol(step, path: [.name(step.name)], isConditional: false)
        }
        diagnostics.unknown(
            .unknownMember, name, message: "there is no step `\(name.text)`",
            among: steps.map(\.name) + Reference.State.ofSteps.map(\.memberName))
        return .failed
    }

    /// `steps.address.isComplete`.
    mutating func member(_ name: Name, ofStep path: [Reference.Component], at range: SourceRange) -> TypedExpression? {
        let states: [Reference.State] = [.isActive, .isVisited, .isValid, .isPending, .isComplete]
        let shown: [Reference.State] = [.errors, .stepTitle]
        guard let state = (states + shown).first(where: { $0.memberName == name.text }) else {
            let readable = states + (scope.context.isScenario ? shown : [])
            diagnostics.unknown(
                .unknownMember, name,
                message: "a step has no `\(name.text)`; what can be read is \(readable.map { "`\($0.memberName)`" }.listed())",
                among: readable.map(\.memberName))
            return nil
        }
        if shown.contains(state), !scope.context.isScenario {
            return failed(.scenarioOnly, "`\(name.text)` is what the screen shows, and can be read in a scenario only", at: name.range)
        }
        let type: ValueType =
            switch state {
            case .errors: .array(.string)
            case .stepTitle: .string
            default: .bool
            }
        return TypedExpression(.reference(Reference(.step, path: path, state: state), readsAsNilWhenInactive: false), type, at: range)
    }
}
