import FlowMarkdown

extension FlowChecker {
    mutating func checked(_ command: CommandSyntax) -> Command {
        var input: [TypedName] = []
        var condition: TypedExpression?
        var restarts = false
        var cancels: [String] = []
        var handlers: [(syntax: FailureHandlerSyntax, range: SourceRange)] = []
        var automaticStart: AutomaticStart?
        var timeout: Duration?
        var retry: RetryPolicy?
        var interval: Duration?
        var phrases: [Command.Phrase: SourceRange] = [:]
        var cancellationRanges: [SourceRange] = []
        for property in command.properties {
            if let kind = property.kind.phrase, let first = phrases.updateValue(property.range, forKey: kind) {
                diagnostics.error(
                    .saidTwice,
                    "this is said twice of `\(command.name.text)`\(kind == .enabledWhen ? "; join the conditions by `&&`" : "")",
                    at: property.range, notes: [.init("the first is here", at: first)])
            }
            switch property.kind {
            case .takes(let parameters): input += types.resolve(parameters, &diagnostics)
            case .enabledWhen(let expression):
                if !reportInput(of: command, readBy: expression) { condition = self.condition(expression, .condition) }
            case .restartsWhileRunning: restarts = true
            case .cancelledWhen(let names):
                cancels += memberNames(names)
                cancellationRanges.append(property.range)
            case .runsWhen(let names, let after): automaticStart = AutomaticStart(whenChanged: memberNames(names), quietTime: after)
            case .timesOutAfter(let duration): timeout = duration
            case .retries(let count, let after, let doubling): retry = RetryPolicy(count: count, delay: after, doubles: doubling)
            case .atMostOnceEvery(let duration): interval = duration
            case .onFailure(let handler): handlers.append((handler, property.range))
            }
        }
        var inner = scope
        for parameter in input {
            if parameter.name.text != "input" { reportReserved(parameter.name, in: command) }
            inner.declare(Symbol(parameter.name.text, .local(parameter.type, .input), declaredAt: parameter.name.range))
        }
        let output = StepChecker.output(of: command.steps)
        var steps = StepChecker(command: command, checker: self, scope: inner)
        let checkedSteps = steps.check(command.steps)
        self = steps.checker
        if output != nil, !checkedSteps.alwaysEnd {
            diagnostics.error(.missingReturn, "a command that returns a value has to return one on every path", at: command.name.range)
        }
        if output != nil { reportOutcomes(of: command) }
        if automaticStart != nil, !input.isEmpty {
            diagnostics.error(
                .unavailableInput, "a command that runs by itself takes no input: there is nobody to give it", at: command.name.range)
        }
        let checkedHandlers = self.checked(handlers, of: command, checkedSteps, in: inner)
        return Command(
            name: command.name, documentation: command.documentation, input: input, output: steps.output ?? .void, condition: condition,
            restartsWhileRunning: restarts, cancelledWhenChanged: cancels, automaticStart: automaticStart, timeout: timeout, retry: retry,
            interval: interval, failureHandlers: checkedHandlers, steps: checkedSteps, phrases: phrases,
            cancellationRanges: cancellationRanges)
    }

    /// `enabled when` is followed before anybody gives an input; whether the expression reads it.
    private mutating func reportInput(of command: CommandSyntax, readBy expression: Expression) -> Bool {
        let names = command.properties.flatMap { property -> [String] in
            if case .takes(let parameters) = property.kind { parameters.map(\.name.text) } else { [] }
        }
        let isInput = { (name: Name) in names.contains(name.text) && scope.symbols[name.text] == nil }
        guard let name = expression.readNames.first(where: isInput) else { return false }
        diagnostics.error(
            .unavailableInput, "whether a command is enabled cannot depend on its input, and `\(name.text)` is one", at: name.range)
        return true
    }

    /// Names of the generated closures, which a local would hide.
    mutating func reportReserved(_ name: Name, in command: CommandSyntax) {
        // What a command takes is one value, or a tuple named `input`.
        let isTuple = name.text == "input" && parameters(ofCommand: command.name.text).count > 1
        guard ReservedNames.locals.contains(name.text) || isTuple else { return }
        diagnostics.error(.reservedName, "the generated code needs the name `\(name.text)` itself; choose another", at: name.range)
    }

    /// A command that returns a value has none to return when it goes to an outcome instead.
    private mutating func reportOutcomes(of command: CommandSyntax) {
        for range in command.steps.flatMap(\.outcomeRanges) {
            diagnostics.error(.missingReturn, "a command that returns a value ends with it, and cannot go to an outcome instead", at: range)
        }
        for property in command.properties {
            guard case .onFailure(let handler) = property.kind, case .outcome(let call) = handler.ending else { continue }
            diagnostics.error(
                .missingReturn, "a command that returns a value ends with it, and cannot go to an outcome instead", at: call.range)
        }
    }

    private mutating func checked(
        _ handlers: [(syntax: FailureHandlerSyntax, range: SourceRange)], of command: CommandSyntax, _ steps: [Step], in scope: Scope
    ) -> [FailureHandler] {
        var reached: [FailureHandler] = []
        for (syntax, range) in handlers {
            guard let handler = checked(syntax, at: range, of: command, steps, in: scope) else { continue }
            if let earlier = reached.first(where: { $0.matchesAll(of: handler) }) {
                diagnostics.error(
                    .neverReached, "this is never reached", at: range,
                    notes: [.init("the failure is handled here already", at: earlier.range)])
            }
            reached.append(handler)
        }
        return reached
    }

    private mutating func checked(
        _ handler: FailureHandlerSyntax, at range: SourceRange, of command: CommandSyntax, _ steps: [Step], in scope: Scope
    ) -> FailureHandler? {
        var inner = scope
        var pattern: FailureHandler.Pattern?
        if let syntax = handler.pattern {
            guard let resolved = resolved(syntax, of: steps) else { return nil }
            pattern = resolved
            if case .enumCase(let enumCase) = resolved {
                for case let binding? in enumCase.bindings { reportReserved(binding.name, in: command) }
                declare(enumCase.bindings, in: &inner)
            }
        }
        let assignments = handler.assignments.compactMap { checked($0, .stepPart, in: inner) }
        let ending: FailureHandler.Ending
        var fieldRange: SourceRange?
        switch handler.ending {
        case .message(let message, let field):
            fieldRange = field?.range
            ending = .message(typed(message, in: inner), field: field.flatMap { member(at: $0) == nil ? nil : $0.description })
        case .outcome(let call): ending = .outcome(outcome(call, .stepPart, in: inner))
        case .none: ending = .none
        }
        return FailureHandler(pattern: pattern, assignments: assignments, ending: ending, range: range, fieldRange: fieldRange)
    }

    /// The failure's type is the one that the pattern names, or the only one with such a case that a called service throws.
    private mutating func resolved(_ pattern: CasePattern, of steps: [Step]) -> FailureHandler.Pattern? {
        let caseName = pattern.caseName
        if caseName.type == nil, caseName.name.text == "timedOut", pattern.bindings.isEmpty { return .timedOut }
        let thrown = steps.flatMap(\.calledServices).compactMap { service -> ValueType? in
            if case .typed(let type) = service.failure { type } else { nil }
        }
        let type: ValueType
        if caseName.type != nil {
            type = .unknown
        } else if let owner = thrown.first(where: { hasCase(caseName.name.text, $0) }) ?? thrown.first {
            type = owner
        } else {
            diagnostics.error(
                .unknownFailure, "no service that this command calls says what it throws; name the type: `Type.\(caseName.name.text)`",
                at: pattern.range)
            return nil
        }
        return TypeChecker(scope).pattern(pattern, matching: type, &diagnostics).map { .enumCase($0) }
    }

    private func hasCase(_ name: String, _ type: ValueType) -> Bool {
        if case .enumeration(let key) = type { types.enumerations[key]?.case(named: name) != nil } else { false }
    }

    /// An assignment to a field; nothing if there is no such field.
    mutating func checked(_ assignment: AssignmentSyntax, _ context: ExpressionContext, in scope: Scope) -> Assignment? {
        guard let type = assignableType(at: assignment.target) else { return nil }
        return Assignment(
            field: assignment.target.description, value: typed(assignment.value, context, as: type, in: scope),
            range: assignment.target.range.union(assignment.value.range))
    }

    /// A case of the flow's outcomes.
    mutating func outcome(_ call: CallSyntax, _ context: ExpressionContext, in scope: Scope? = nil) -> TypedExpression {
        let invalid = TypedExpression(.invalid, .unknown, at: call.range)
        guard let enumeration = types.enumerations[Self.outcomeKey], !outcomes.isEmpty else {
            diagnostics.unknown(
                .unknownName, call.name, message: "the flow has no outcomes; declare `\(call.name.text)` under `## Outcomes`", among: [])
            return invalid
        }
        return TypeChecker((scope ?? self.scope).with(context)).outcome(call, of: enumeration, key: Self.outcomeKey, &diagnostics)
            ?? invalid
    }
}

extension CommandProperty.Kind {
    /// Nil for what may be said several times.
    fileprivate var phrase: Command.Phrase? {
        switch self {
        case .takes: .takes
        case .enabledWhen: .enabledWhen
        case .restartsWhileRunning: .restarts
        case .runsWhen: .runsWhen
        case .timesOutAfter: .timesOut
        case .retries: .retries
        case .atMostOnceEvery: .interval
        case .cancelledWhen, .onFailure: nil
        }
    }
}

extension FailureHandler {
    /// Whether no failure is left for `other`, which stands behind this one.
    fileprivate func matchesAll(of other: FailureHandler) -> Bool {
        guard let pattern else { return true }
        switch (pattern, other.pattern) {
        case (.timedOut, .timedOut): return true
        case (.enumCase(let first), .enumCase(let second)): return first.type == second.type && first.caseName == second.caseName
        default: return false
        }
    }
}

extension StepStatement {
    /// Where the step, or one under it, goes to an outcome.
    fileprivate var outcomeRanges: [SourceRange] {
        switch kind {
        case .goesTo: [range]
        case .when(_, let nested), .otherwise(let nested): nested.flatMap(\.outcomeRanges)
        default: []
        }
    }
}
