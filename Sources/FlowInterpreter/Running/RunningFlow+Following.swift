import FlowSpec

/// An expression that is followed as fields change, by its place in the flow.
enum FollowedExpression: Hashable {
    case activity(field: Int)
    case part(Int)
    case value(Int)
    case step(Int)
    case rule(Int)
    case enabled(command: Int)
}

extension RunningFlow {
    /// The value of an expression that is followed. One that reads the clock, or asks a service, is evaluated when something that it reads has
    /// changed, and at no other time.
    func value(of expression: TypedExpression, as place: FollowedExpression) throws(Interruption) -> Value {
        guard program.momentaryPlaces.contains(place) else { return try evaluator().value(of: expression) }
        let read = try values(readBy: expression)
        if let moment = moments[place], moment.read == read { return moment.result }
        let result = try evaluator().value(of: expression)
        moments[place] = Moment(read: read, result: result)
        return result
    }

    func holds(_ condition: TypedExpression, as place: FollowedExpression) throws(Interruption) -> Bool {
        try value(of: condition, as: place) == .bool(true)
    }

    /// Something has changed: what depends on the moment is evaluated now.
    func follow() throws(Interruption) {
        for flow in runningParts { try flow.follow() }
        for (place, expression) in program.momentary { _ = try value(of: expression, as: place) }
        try followQuestions()
        if recordsRules { try recordRules() }
        if scope.coverage != nil, !program.flow.steps.isEmpty {
            let step = try currentStep()
            comes(by: .stepReached(step))
        }
    }

    /// What the expression reads of the flow.
    private func values(readBy expression: TypedExpression) throws(Interruption) -> [Value] {
        var result: [Value] = []
        let context = FlowContext(flow: self, locals: [:])
        for reference in expression.references where reference.kind != .now && reference.kind != .today {
            result.append(try context.value(of: reference, readsAsNilWhenInactive: true, at: expression.range))
            if reference.state == nil {
                result.append(try context.value(of: reference, readsAsNilWhenInactive: false, at: expression.range))
            }
        }
        return result
    }
}

extension TypedExpression {
    /// Whether its value depends on when it is evaluated: it reads the clock, or asks a service.
    var isMomentary: Bool {
        !services.isEmpty || references.contains { $0.kind == .now || $0.kind == .today }
    }
}
