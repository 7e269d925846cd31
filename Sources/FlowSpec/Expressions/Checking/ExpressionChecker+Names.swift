import FlowMarkdown

extension ExpressionChecker {
    /// What a name, or names joined by dots, stand for.
    enum Resolved {
        case value(TypedExpression)
        case symbol(Symbol, path: [Reference.Component], isConditional: Bool)
        case type(ValueType)
        /// Reported.
        case failed
    }

    mutating func resolve(_ expression: Expression, hint: ValueType? = nil) -> Resolved {
        switch expression.kind {
        case .name(let name): return resolve(name, hint: hint)
        case .member(let base, let name):
            if let value = partOfDate(expression, base, name) { return .value(value) }
            switch resolve(base) {
            case .symbol(let symbol, let path, let isConditional):
                return member(name, of: symbol, path, isConditional: isConditional, base: base, at: expression.range)
            case .type(let type): return .value(staticMember(name, of: type, base: base, at: expression.range))
            case .value(let value): return .value(member(name, of: value, at: expression.range))
            case .failed: return .failed
            }
        case .subscripted(let base, let index): return element(of: base, index, at: expression.range)
        default: return .value(infer(expression, hint: nil))
        }
    }

    private mutating func resolve(_ name: Name, hint: ValueType?) -> Resolved {
        if let symbol = scope.symbols[name.text] {
            if scope.context == .namedRule, !symbol.isLocal {
                if case .value(.unknown) = symbol.kind, symbol.range == nil { return .failed }
                return .value(
                    failed(
                        .namedRuleReadsFlow,
                        "a rule with a name reads what it is given alone; give it `\(name.text)` as a parameter", at: name.range))
            }
            if !scope.context.readsFields {
                return .value(
                    failed(
                        .startValueReadsField, "a start value cannot read `\(name.text)`: it is found once, before any field has a value",
                        at: name.range))
            }
            let isConditional =
                switch symbol.kind {
                case .field(_, let isConditional), .part(_, _, let isConditional), .partList(_, _, let isConditional): isConditional
                default: false
                }
            // The declaration's own spelling: `é` can be one character or two, and Swift tells them apart.
            return .symbol(symbol, path: [.name(symbol.name)], isConditional: isConditional)
        }
        if let value = flowWide(name) { return .value(value) }
        if let type = scope.types.type(named: name.text) { return .type(type) }
        reportUnknown(name, hint: hint)
        return .failed
    }

    /// `isValid`, `errors`, `outcome`, `canUndo`, `canRedo`, `now` and `today`.
    private mutating func flowWide(_ name: Name) -> TypedExpression? {
        let reference: Reference
        let type: ValueType
        switch name.text {
        case "isValid": (reference, type) = (Reference(.flow, state: .isValid), .bool)
        case "errors": (reference, type) = (Reference(.flow, state: .errors), .array(.string))
        case "canUndo": (reference, type) = (Reference(.flow, state: .canUndo), .bool)
        case "canRedo": (reference, type) = (Reference(.flow, state: .canRedo), .bool)
        case "outcome": (reference, type) = (Reference(.outcome), scope.outcome)
        case "now": (reference, type) = (Reference(.now), .date)
        case "today": (reference, type) = (Reference(.today), .date)
        default: return nil
        }
        if type == .date, !scope.context.readsClock {
            return failed(
                .clockInValue,
                "`\(name.text)` is read when a rule or a step runs, and does not tick; \(scope.context.description) cannot follow it"
                    + (scope.context == .namedRule ? ", and is given a date as a parameter" : ""),
                at: name.range)
        }
        if name.text == "isValid", scope.context == .namedRule {
            return failed(
                .namedRuleReadsFlow, "a rule with a name reads what it is given alone; give it `isValid` as a parameter", at: name.range)
        }
        if name.text == "isValid", !scope.context.readsFields {
            return failed(
                .startValueReadsField, "a start value cannot read `isValid`: it is found once, before any field has a value", at: name.range
            )
        }
        if ["errors", "outcome", "canUndo", "canRedo"].contains(name.text), !scope.context.isScenario {
            return failed(.scenarioOnly, "`\(name.text)` can be read in a scenario only", at: name.range)
        }
        if ["canUndo", "canRedo"].contains(name.text), !scope.hasUndo {
            return failed(
                .unavailableStep, "nothing can be undone in this flow unless it says so under its title: “- undo: 100 edits”",
                at: name.range)
        }
        return TypedExpression(.reference(reference, readsAsNilWhenInactive: false), type, at: name.range)
    }

    private mutating func reportUnknown(_ name: Name, hint: ValueType?) {
        if scope.services[name.text] != nil {
            diagnostics.error(.wrongCall, "`\(name.text)` is a service; it is called with parentheses: `\(name.text)(…)`", at: name.range)
            return
        }
        if scope.rules[name.text] != nil {
            diagnostics.error(.wrongCall, "`\(name.text)` is a rule; it is called with parentheses: `\(name.text)(…)`", at: name.range)
            return
        }
        if name.text == Flow.stepsName, scope.context != .namedRule {
            diagnostics.error(.unavailableStep, "this flow has no steps; they stand under “## Steps”", at: name.range)
            return
        }
        if case .steps(let steps)? = scope.symbols[Flow.stepsName]?.kind, steps.contains(where: { $0.name == name.text }) {
            let step = "\(Flow.stepsName).\(name.text)"
            diagnostics.error(
                .unknownName, "there is no `\(name.text)` here; did you mean the step `\(step)`?", at: name.range,
                fix: .init("replace by `\(step)`", replacing: name.range, with: step))
            return
        }
        if case .enumeration(let key) = hint?.unwrapped, scope.types.enumerations[key]?.case(named: name.text) != nil {
            diagnostics.error(
                .malformedCase, "a case begins with a dot", at: name.range,
                fix: .init("replace by `.\(name.text)`", replacing: name.range, with: ".\(name.text)"))
            return
        }
        let candidates = diagnostics.offersNames ? scope.readableNames + scope.callableNames + scope.types.names : []
        if nearestName(to: name.text, among: candidates) == nil,
            let owner = scope.types.enumerations.values.filter({ $0.case(named: name.text) != nil }).map(\.name.text).min()
        {
            diagnostics.error(
                .malformedCase, "there is no `\(name.text)` here; did you mean the case `.\(name.text)` of `\(owner)`?", at: name.range,
                fix: .init("replace by `.\(name.text)`", replacing: name.range, with: ".\(name.text)"))
            return
        }
        diagnostics.unknown(.unknownName, name, message: "there is no `\(name.text)` here", among: candidates)
    }

    /// What was resolved, as a value.
    mutating func value(of resolved: Resolved, at expression: Expression) -> TypedExpression {
        switch resolved {
        case .value(let value): return value
        case .failed: return invalid(at: expression.range)
        case .type(.external(let name, _)): return TypedExpression(.moduleType(name), .unknown, at: expression.range)
        case .type(let type):
            var message = "`\(type)` is a type, not a value"
            if case .enumeration(let key) = type, let first = scope.types.enumerations[key]?.cases.first {
                message += "; a value of it is `.\(first.name.text)`"
            }
            return failed(.notAValue, message, at: expression.range)
        case .symbol(let symbol, let path, let isConditional):
            let reference: Reference
            let type: ValueType
            switch symbol.kind {
            case .field(let fieldType, _): (reference, type) = (Reference(.field, path: path), fieldType)
            case .part(let record, _, _): (reference, type) = (Reference(.part, path: path), .record(record))
            case .partList(let record, _, _): (reference, type) = (Reference(.partList, path: path), .array(.record(record)))
            case .value(let valueType): (reference, type) = (Reference(.value, path: path), valueType)
            case .local(let localType, let local): (reference, type) = (Reference(.local(local), path: path), localType)
            case .steps:
                return failed(.notAValue, "`steps` is no value; which step the user is at is `steps.current`", at: expression.range)
            case .step:
                return failed(
                    .notAValue, "a step is no value; what can be read is `steps.\(symbol.name).isComplete` and the like",
                    at: expression.range)
            case .command:
                return failed(
                    .notAValue,
                    "`\(symbol.name)` is a command, not a value; what can be read is `\(symbol.name).isEnabled` and `\(symbol.name).isExecuting`",
                    at: expression.range)
            }
            if isConditional { conditionalReferences.insert(reference) }
            return TypedExpression(.reference(reference, readsAsNilWhenInactive: false), type, at: expression.range)
        }
    }

    /// `items[0]`.
    private mutating func element(of base: Expression, _ index: Expression, at range: SourceRange) -> Resolved {
        guard scope.context.isScenario else {
            return .value(
                failed(
                    .scenarioOnly,
                    "an element is read by its number in scenarios only; ask the list with `contains { }` or `allSatisfy { }`", at: range))
        }
        let resolved = resolve(base)
        if case .symbol(let symbol, let path, let isConditional) = resolved, case .partList(let record, let members, _) = symbol.kind {
            guard case .integer(let digits) = index.kind, let number = Self.magnitude(of: digits).flatMap({ Int(exactly: $0) }) else {
                return .value(failed(.typeMismatch, "the number of an element is written in digits, from 0", at: index.range))
            }
            let part = Symbol(symbol.name, .part(record: record, members: members, isConditional: isConditional), declaredAt: symbol.range)
            return .symbol(part, path: path + [.index(number)], isConditional: isConditional)
        }
        let list = value(of: resolved, at: base)
        let position = check(index, expecting: .int, role: "the number of an element is")
        switch list.type {
        case .array(let element): return .value(TypedExpression(.element(list, position), element, at: range))
        case .unknown, .external: return .value(TypedExpression(.element(list, position), .unknown, at: range))
        default: return .value(failed(.typeMismatch, "only a list has elements, and this is `\(list.type)`", at: base.range))
        }
    }
}
