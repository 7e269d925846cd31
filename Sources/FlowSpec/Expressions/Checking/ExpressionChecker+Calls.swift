import FlowMarkdown

extension ExpressionChecker {
    /// What stands before the parentheses, and what stands in them.
    mutating func call(_ callee: Expression, _ list: ArgumentList, isWhole: Bool, at range: SourceRange) -> TypedExpression {
        switch callee.kind {
        case .name(let name):
            if let service = scope.services[name.text] { return serviceCall(service, name, list, isWhole: isWhole, at: range) }
            if let rule = scope.rules[name.text] { return ruleCall(rule, name, list, at: range) }
            return namedCall(name, list, at: range)
        case .member(let base, let name):
            return methodCall(base, name, list, callee: callee, at: range)
        default:
            let value = infer(callee, hint: nil)
            if value.type == .unknown { return moduleCall(value, list, at: range) }
            explore(list)
            return failed(.wrongCall, "this is `\(value.type)`, which cannot be called", at: callee.range)
        }
    }

    private mutating func ruleCall(
        _ rule: NamedRule.Signature, _ name: Name, _ list: ArgumentList, at range: SourceRange
    ) -> TypedExpression {
        let parameters = rule.parameters.map { Parameter(label: $0.label, name: $0.name.text, type: $0.type) }
        guard let arguments = arguments(list, parameters, callee: name.text, at: range) else { return invalid(at: range) }
        return TypedExpression(.ruleCall(rule, arguments), rule.result, at: range)
    }

    private mutating func serviceCall(
        _ service: ServiceSignature, _ name: Name, _ list: ArgumentList, isWhole: Bool, at range: SourceRange
    ) -> TypedExpression {
        let parameters = service.parameters.map { Parameter(label: $0.label, name: $0.name.text, type: $0.type) }
        let arguments = arguments(list, parameters, callee: name.text, at: range)
        if scope.context == .namedRule {
            return failed(
                .namedRuleReadsFlow,
                "a rule with a name depends on what it is given alone, and cannot call `\(name.text)`; give it the result as a parameter",
                at: name.range)
        }
        let effect = service.isAsync ? "waits for its answer" : "can throw"
        let isAllowed =
            switch scope.context.services {
            case .any: true
            case .anyAsWhole: isWhole || service.isPlain
            case .plain: service.isPlain
            }
        if !isAllowed {
            let place =
                scope.context == .step || scope.context == .stepPart
                ? "must be a step of its own: `result = \(name.text)(…)`" : "cannot be called in \(scope.context.description)"
            return failed(.waitingService, "`\(name.text)` \(effect), and \(place)", at: name.range)
        }
        if service.isAsync, let place = synchronousPlace {
            return failed(.waitingService, "`\(name.text)` waits for its answer, and cannot be called in \(place)", at: name.range)
        }
        guard let arguments else { return invalid(at: range) }
        return TypedExpression(.serviceCall(service, arguments), service.result, at: range)
    }

    /// A record's initialiser, a type from a module, or a mistake.
    private mutating func namedCall(_ name: Name, _ list: ArgumentList, at range: SourceRange) -> TypedExpression {
        if let symbol = scope.symbols[name.text] {
            explore(list)
            if case .value(.unknown) = symbol.kind { return invalid(at: range) }
            return failed(.wrongCall, "`\(name.text)` is neither a service nor a rule, and cannot be called", at: name.range)
        }
        switch scope.types.type(named: name.text) {
        case .record(let key)?:
            guard let record = scope.types.records[key] else { return invalid(at: range) }
            let parameters = record.fields.map { Parameter(label: $0.name.text, name: $0.name.text, type: $0.type) }
            guard let arguments = arguments(list, parameters, callee: name.text, at: range) else { return invalid(at: range) }
            return TypedExpression(.recordInitializer(key: key, arguments), .record(key), at: range)
        case .external(let module, _)?:
            let type = scope.types.type(named: name.text) ?? .unknown
            let callee = TypedExpression(.moduleType(module), .unknown, at: name.range)
            let call = moduleCall(callee, list, at: range)
            return TypedExpression(call.kind, type, at: range)
        case .unknown?:
            explore(list)
            return invalid(at: range)
        case let type?:
            explore(list)
            if case .enumeration(let key) = type, let first = scope.types.enumerations[key]?.cases.first?.name.text {
                return failed(.wrongCall, "a value of `\(name.text)` is one of its cases, such as `\(name.text).\(first)`", at: name.range)
            }
            return failed(
                .wrongCall, "`\(name.text)` cannot be made from something else; there are no conversions in a flow", at: name.range)
        case nil:
            explore(list)
            let records = scope.types.visible.map(\.name.text)
            diagnostics.unknown(
                .unknownName, name, message: "there is no service or rule `\(name.text)`", among: scope.callableNames + records)
            return invalid(at: range)
        }
    }

    /// `CardStatus.failed(reason: …)`, `email.hasPrefix("a")`, `items.sum { $0.price }`.
    private mutating func methodCall(
        _ base: Expression, _ name: Name, _ list: ArgumentList, callee: Expression, at range: SourceRange
    ) -> TypedExpression {
        if name.text == "contains", base.isCollectionLiteral, base.isFlexible, list.arguments.count == 1, list.arguments[0].label == nil,
            let argument = list.arguments.first?.value
        {
            return literalContains(base, name, argument, at: range)
        }
        let receiver: TypedExpression
        switch resolve(base) {
        case .failed:
            explore(list)
            return invalid(at: range)
        case .type(.enumeration(let key)): return enumCase(name, of: key, list, isQualified: true, at: range)
        case .type(let type):
            let member = staticMember(name, of: type, base: base, at: callee.range)
            return moduleCall(member, list, at: range)
        case .symbol(let symbol, let path, let isConditional):
            receiver = value(of: .symbol(symbol, path: path, isConditional: isConditional), at: base)
        case .value(let value): receiver = value
        }
        return method(name, of: receiver, list, at: range)
    }

    private mutating func method(_ name: Name, of receiver: TypedExpression, _ list: ArgumentList, at range: SourceRange) -> TypedExpression
    {
        switch receiver.type {
        case .unknown, .external:
            if case .invalid = receiver.kind {
                explore(list)
                return invalid(at: range)
            }
            return moduleCall(
                TypedExpression(.moduleMember(receiver, name.text), .unknown, at: receiver.range.union(name.range)), list, at: range)
        case .optional:
            explore(list)
            return missingLink(name, receiver, at: range)
        default: break
        }
        let candidates = BuiltInMember.members(of: receiver.type).filter { $0.name == name.text }
        guard let first = candidates.first else {
            explore(list)
            let value = member(name, of: receiver, at: range)
            if value.type == .unknown { return invalid(at: range) }
            return failed(.wrongCall, "`\(name.text)` is a field of `\(receiver.type)`, and cannot be called", at: name.range)
        }
        if first.isProperty {
            explore(list)
            if list.trailingClosure != nil { return failed(.misplacedClosure, "`\(name.text)` takes no closure", at: list.range) }
            return failed(
                .wrongCall, "`\(name.text)` has no parentheses", at: list.range, fix: .init("remove them", replacing: list.range, with: ""))
        }
        let hasClosure = list.trailingClosure != nil
        let fitting = candidates.filter { $0.takesClosure == hasClosure }
        // Of several that differ in their labels, the one that is meant.
        let labels = list.arguments.map(\.label?.text)
        let chosen = fitting.first { $0.parameters?.map(\.label) == labels } ?? fitting.first
        if fitting.count > 1, let label = list.arguments.first?.label,
            !fitting.contains(where: { $0.parameters?.first?.label == label.text })
        {
            explore(list)
            diagnostics.unknown(
                .wrongArguments, label,
                message: "`\(name.text)` takes no `\(label.text)`; there are \(fitting.map { "`\($0.usage)`" }.listed())",
                among: fitting.compactMap { $0.parameters?.first?.label })
            return invalid(at: range)
        }
        guard let chosen else {
            explore(list)
            return failed(
                .misplacedClosure,
                hasClosure
                    ? "`\(name.text)` takes no closure: `\(first.usage)`" : "`\(name.text)` takes a closure: `\(name.text) { $0 … }`",
                at: name.range)
        }
        guard let arguments = arguments(of: chosen, list, element: receiver.type.element, at: range) else { return invalid(at: range) }
        return builtIn(chosen, receiver, arguments, at: range)
    }

    /// `[.a, .b].contains(status)`, `(1...5).contains(x)`: here the argument says what the literal holds.
    private mutating func literalContains(_ base: Expression, _ name: Name, _ argument: Expression, at range: SourceRange)
        -> TypedExpression
    {
        let open = argument.isFlexible ? [argument, base.elementLiteral].compactMap(\.self).defaultType : nil
        let value = check(argument, expecting: open)
        let hint: ValueType
        switch base.kind {
        case .binary(.closedRange, _, _): hint = .closedRange(value.type)
        case .binary(.range, _, _): hint = .range(value.type)
        case .array([]): return failed(.undeterminedType, "this list is empty, and contains nothing", at: base.range)
        default: hint = .array(value.type)
        }
        let receiver = infer(base, hint: hint)
        guard receiver.type != .unknown, let element = receiver.type.element else { return invalid(at: range) }
        guard let member = BuiltInMember.members(of: receiver.type).first(where: { $0.name == name.text && !$0.takesClosure }) else {
            return unknownMember(name, of: receiver, at: range)
        }
        return builtIn(member, receiver, [.init(label: nil, value: coerce(value, to: element))], at: range)
    }

    private mutating func moduleCall(_ callee: TypedExpression, _ list: ArgumentList, at range: SourceRange) -> TypedExpression {
        if case .invalid = callee.kind {
            explore(list)
            return invalid(at: range)
        }
        let closure = list.trailingClosure.map { self.closure($0, parameter: .unknown, expecting: nil, role: nil) }
        return TypedExpression(.moduleCall(callee, moduleArguments(list), trailingClosure: closure), .unknown, at: range)
    }

    mutating func moduleArguments(_ list: ArgumentList) -> [TypedExpression.Argument] {
        list.arguments.map { argument in
            .init(
                label: argument.label?.text,
                value: infer(argument.value, hint: argument.value.isFlexible ? argument.value.defaultType ?? .unknown : nil))
        }
    }
}
