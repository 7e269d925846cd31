import FlowMarkdown

/// Checks the steps of one command: what each branch knows, and what can still be reached.
struct StepChecker {
    let command: CommandSyntax
    var checker: FlowChecker
    /// What the steps that come next may read.
    var scope: Scope
    /// What the command returns, as far as that is known.
    var output: ValueType?

    init(command: CommandSyntax, checker: FlowChecker, scope: Scope) {
        self.command = command
        self.checker = checker
        self.scope = scope
    }

    mutating func check(_ statements: [StepStatement]) -> [Step] {
        var steps: [Step] = []
        var isReported = false
        for statement in statements {
            if let last = steps.last, [last].alwaysEnd, !isReported, !isOtherwise(statement) {
                checker.diagnostics.error(
                    .neverReached, "this step is never reached", at: statement.range,
                    notes: [.init("the command has always ended here", at: last.range)])
                isReported = true
            }
            add(statement, to: &steps)
        }
        return steps
    }

    /// Behind a choice that is complete, `otherwise` is a mistake of its own.
    private func isOtherwise(_ statement: StepStatement) -> Bool {
        if case .otherwise = statement.kind { true } else { false }
    }

    private mutating func add(_ statement: StepStatement, to steps: inout [Step]) {
        switch statement.kind {
        case .when(let condition, let nested):
            let branch = Step.Branch(condition: checker.condition(condition, .condition, in: scope), steps: branch(nested))
            if case .choice(let branches)? = steps.last?.kind, branches.last?.condition != nil {
                extendChoice(with: branch, range: statement.range, &steps)
            } else {
                steps.append(Step(kind: .choice([branch]), range: statement.range))
            }
        case .otherwise(let nested):
            guard case .choice(let branches)? = steps.last?.kind, branches.last?.condition != nil else {
                checker.diagnostics.error(
                    .otherwiseWithoutWhen, "“otherwise” follows “when”, and there is none right before it", at: statement.range)
                return
            }
            extendChoice(with: Step.Branch(condition: nil, steps: branch(nested)), range: statement.range, &steps)
        default:
            if let kind = kind(of: statement) { steps.append(Step(kind: kind, range: statement.range)) }
        }
    }

    private func extendChoice(with branch: Step.Branch, range: SourceRange, _ steps: inout [Step]) {
        guard let last = steps.popLast(), case .choice(let branches) = last.kind else { return }
        steps.append(Step(kind: .choice(branches + [branch]), range: last.range.union(range)))
    }

    /// The steps of a branch, whose names end with it.
    private mutating func branch(_ statements: [StepStatement]) -> [Step] {
        let outer = scope
        defer { scope = outer }
        return check(statements)
    }

    private mutating func kind(of statement: StepStatement) -> Step.Kind? {
        switch statement.kind {
        case .assignment(let assignment): return self.assignment(assignment)
        case .call(let call):
            let expression = checker.typed(call.expression, .step, in: scope)
            guard isServiceCall(expression) else {
                if expression.type.isKnown {
                    checker.diagnostics.error(.uselessStep, "a step calls a service or sets a field, and this does neither", at: call.range)
                }
                return nil
            }
            return .call(expression, to: .nowhere)
        case .validates(let path):
            guard let path else { return .validates(nil) }
            return checker.member(at: path) == nil ? nil : .validates(path.description)
        case .fails(let field, let condition, let message):
            let name = field.flatMap { checker.member(at: $0) == nil ? nil : $0.description }
            let message = checker.typed(message, in: scope)
            return .fails(message, field: name, when: ending(condition))
        case .goesTo(let call, let condition):
            let outcome = checker.outcome(call, .stepPart, in: scope)
            return .goes(to: outcome, when: ending(condition))
        case .returns(let expression):
            let value = checker.typed(expression, .stepPart, as: output, in: scope)
            if output == nil { output = value.type }
            return .returns(value)
        case .when, .otherwise: return nil
        }
    }

    private mutating func assignment(_ assignment: AssignmentSyntax) -> Step.Kind? {
        guard let name = assignment.target.name, !checker.isMember(name) else {
            guard let type = checker.assignableType(at: assignment.target) else { return nil }
            let field = assignment.target.description
            let value = checker.typed(assignment.value, .step, as: type, in: scope)
            let call = serviceCall(value)
            if let call, !isPlain(call) { return .call(call, to: .field(field)) }
            return .assign(Assignment(field: field, value: value, range: assignment.target.range.union(assignment.value.range)))
        }
        let value = checker.typed(assignment.value, .step, in: scope)
        guard isServiceCall(value) else {
            if value.type.isKnown {
                _ = checker.fieldExists(name)
            } else {
                // It may be a result; what reads it is no further mistake.
                scope.declare(Symbol(name.text, .local(.unknown, .result), declaredAt: name.range))
            }
            return nil
        }
        if value.type == .void {
            checker.diagnostics.error(.noResult, "this service gives nothing that could be named", at: assignment.value.range)
            return nil
        }
        let local = TypedName(name: name, type: value.type)
        reportHiding(name)
        scope.declare(Symbol(name.text, .local(value.type, .result), declaredAt: name.range))
        return .call(value, to: .local(local))
    }

    /// A result may not hide what has a meaning already; that would most likely be a mistake.
    private mutating func reportHiding(_ name: Name) {
        checker.reportReserved(name, in: command)
        guard let earlier = scope.symbols[name.text], case .local = earlier.kind else {
            if checker.syntax.values.contains(where: { $0.name.text == name.text }) {
                checker.diagnostics.error(
                    .notAField, "`\(name.text)` is a value, which is never set; give the result another name", at: name.range)
            }
            return
        }
        checker.diagnostics.error(
            .duplicateName, "there is a `\(name.text)` already in this command", at: name.range,
            notes: earlier.range.map { [.init("it is here", at: $0)] } ?? [])
    }

    /// The call that the expression is, also where its result becomes an optional.
    private func serviceCall(_ expression: TypedExpression) -> TypedExpression? {
        if case .optionalPromotion(let inner) = expression.kind { return serviceCall(inner) }
        return isServiceCall(expression) ? expression : nil
    }

    private func isServiceCall(_ expression: TypedExpression) -> Bool {
        if case .serviceCall = expression.kind { true } else { false }
    }

    private func isPlain(_ expression: TypedExpression) -> Bool {
        if case .serviceCall(let service, _) = expression.kind { service.isPlain } else { true }
    }

    /// A condition under which the command ends; behind `x == nil`, `x` has a value.
    private mutating func ending(_ condition: Expression?) -> Step.EndingCondition? {
        guard let condition else { return nil }
        let expression = checker.condition(condition, .stepPart, in: scope)
        var unwraps: TypedName?
        if case .binary(.equal, let left, let right) = condition.kind, case .nilLiteral = right.kind, case .name(let name) = left.kind,
            case .local(let type, _)? = scope.symbols[name.text]?.kind, type.isOptional
        {
            unwraps = TypedName(name: name, type: type.unwrapped)
            scope.declare(Symbol(name.text, .local(type.unwrapped, .result), declaredAt: scope.symbols[name.text]?.range))
        }
        return Step.EndingCondition(expression: expression, unwraps: unwraps)
    }

    /// The first `returns` among the steps, if there is one.
    static func output(of statements: [StepStatement]) -> Expression? {
        for statement in statements {
            switch statement.kind {
            case .returns(let expression): return expression
            case .when(_, let nested), .otherwise(let nested):
                if let output = output(of: nested) { return output }
            default: break
            }
        }
        return nil
    }
}

extension Step {
    /// The services that the step calls, in it and under it.
    var calledServices: [ServiceSignature] {
        switch kind {
        case .call(let expression, _): expression.services
        case .choice(let branches): branches.flatMap { $0.steps.flatMap(\.calledServices) }
        default: []
        }
    }
}
