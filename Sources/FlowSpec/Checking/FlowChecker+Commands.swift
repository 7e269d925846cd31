import FlowMarkdown

extension FlowChecker {
    mutating func checked(_ command: CommandSyntax) -> Command {
        var input: [TypedName] = []
        var condition: TypedExpression?
        var restarts = false
        var cancels: [String] = []
        var handlers: [FailureHandlerSyntax] = []
        for property in command.properties {
            switch property.kind {
            case .takes(let parameters): input += types.resolve(parameters, &diagnostics)
            case .enabledWhen(let expression):
                if condition != nil {
                    diagnostics.error("“enabled when” is said twice; join the conditions by `&&`", at: property.range)
                }
                condition = self.condition(expression, .condition)
            case .restartsWhileRunning: restarts = true
            case .cancelledWhen(let names): cancels += fieldNames(names)
            case .onFailure(let handler): handlers.append(handler)
            }
        }
        var inner = scope
        for parameter in input {
            inner.declare(Symbol(parameter.name.text, .local(parameter.type, .input), declaredAt: parameter.name.range))
        }
        if command.steps.isEmpty {
            diagnostics.error("this command does nothing yet: its steps are expected as a numbered list", at: command.name.range)
        }
        let output = StepChecker.output(of: command.steps)
        var steps = StepChecker(command: command, checker: self, scope: inner)
        let checkedSteps = steps.check(command.steps)
        self = steps.checker
        if output != nil, !checkedSteps.alwaysEnd {
            diagnostics.error("a command that returns a value has to return one on every path", at: command.name.range)
        }
        let checkedHandlers = handlers.compactMap { checked($0, of: checkedSteps, in: inner) }
        return Command(
            name: command.name, documentation: command.documentation, input: input, output: steps.output ?? .void, condition: condition,
            restartsWhileRunning: restarts, cancelledWhenChanged: cancels, failureHandlers: checkedHandlers, steps: checkedSteps)
    }

    private mutating func checked(_ handler: FailureHandlerSyntax, of steps: [Step], in scope: Scope) -> FailureHandler? {
        var inner = scope
        var pattern: FailureHandler.Pattern?
        if let syntax = handler.pattern {
            guard let resolved = resolved(syntax, of: steps) else { return nil }
            pattern = resolved
            declare(resolved.bindings, in: &inner)
        }
        let assignments = handler.assignments.compactMap { checked($0, .stepPart, in: inner) }
        let ending: FailureHandler.Ending
        switch handler.ending {
        case .message(let message, let field):
            ending = .message(typed(message, in: inner), field: field.flatMap { fieldExists($0) ? $0.text : nil })
        case .outcome(let call): ending = .outcome(outcome(call, .stepPart, in: inner))
        case .none: ending = .none
        }
        return FailureHandler(pattern: pattern, assignments: assignments, ending: ending)
    }

    /// The enum that a failure's pattern is of: the one that it names, or the only one with such a case that a called service throws.
    private mutating func resolved(_ pattern: CasePattern, of steps: [Step]) -> FailureHandler.Pattern? {
        let caseName = pattern.caseName
        let thrown = steps.flatMap(\.calledServices).compactMap { service -> EnumDeclaration? in
            guard case .typed(.enumeration(let key)) = service.failure else { return nil }
            return types.enumerations[key]
        }
        let candidates: [EnumDeclaration]
        if let type = caseName.type {
            guard case .enumeration(let key)? = types.type(named: type.text), let enumeration = types.enumerations[key] else {
                diagnostics.unknown(type, message: "there is no enum `\(type.text)`", among: types.enumerations.keys.sorted())
                return nil
            }
            candidates = [enumeration]
        } else {
            candidates = thrown
        }
        guard let enumeration = candidates.first(where: { $0.case(named: caseName.name.text) != nil }) ?? candidates.first else {
            diagnostics.error(
                "no service that this command calls says what it throws; name the type: `Type.\(caseName.name.text)`", at: pattern.range)
            return nil
        }
        return bindings(of: pattern, in: enumeration).map {
            FailureHandler.Pattern(type: enumeration.name.text, caseName: caseName.name.text, bindings: $0)
        }
    }

    /// An assignment to a field; nothing if there is no such field.
    mutating func checked(_ assignment: AssignmentSyntax, _ context: ExpressionContext, in scope: Scope) -> Assignment? {
        guard let name = assignment.target.name else {
            diagnostics.error("a field is set by its name", at: assignment.target.range)
            return nil
        }
        guard fieldExists(name), case .field(let type, _)? = self.scope.symbols[name.text]?.kind else { return nil }
        return Assignment(field: name.text, value: typed(assignment.value, context, as: type, in: scope))
    }

    /// A case of the flow's outcomes.
    mutating func outcome(_ call: CallSyntax, _ context: ExpressionContext, in scope: Scope? = nil) -> TypedExpression {
        let invalid = TypedExpression(.invalid, .unknown, at: call.range)
        guard let enumeration = types.enumerations[Self.outcomeKey], !outcomes.isEmpty else {
            diagnostics.error("the flow has no outcomes; declare `\(call.name.text)` under `## Outcomes`", at: call.name.range)
            return invalid
        }
        return TypeChecker((scope ?? self.scope).with(context)).outcome(call, of: enumeration, key: Self.outcomeKey, &diagnostics)
            ?? invalid
    }
}
