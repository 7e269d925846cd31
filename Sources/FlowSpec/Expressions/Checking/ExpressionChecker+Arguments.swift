import FlowMarkdown

extension ExpressionChecker {
    /// What a call must give.
    struct Parameter {
        /// Nil if the argument stands without one.
        let label: String?
        let name: String
        let type: ValueType
    }

    /// The arguments, in order and of the right types; nil if their labels do not fit, which is reported.
    mutating func arguments(
        _ list: ArgumentList, _ parameters: [Parameter], callee: String, at range: SourceRange
    ) -> [TypedExpression.Argument]? {
        if let closure = list.trailingClosure {
            explore(list)
            diagnostics.error(.misplacedClosure, "`\(callee)` takes no closure", at: closure.range)
            return nil
        }
        guard fits(list, parameters, callee: callee, at: range) else {
            explore(list)
            return nil
        }
        return zip(list.arguments, parameters).map { argument, parameter in
            .init(
                label: parameter.label,
                value: check(
                    argument.value, expecting: parameter.type, role: parameter.label.map { "`\($0):` takes" } ?? "`\(callee)` takes"))
        }
    }

    /// Whether there is one argument for each parameter, with its label, in order; reports the first thing that is not so.
    private mutating func fits(_ list: ArgumentList, _ parameters: [Parameter], callee: String, at range: SourceRange) -> Bool {
        let given = list.arguments
        let expected = parameters.map(\.label)
        let labels = given.map { $0.label?.text }
        if labels == expected { return true }
        for argument in given {
            guard let label = argument.label, !expected.contains(label.text) else { continue }
            if parameters.isEmpty {
                diagnostics.error(.wrongArguments, "`\(callee)` takes nothing", at: argument.range)
            } else if let position = given.firstIndex(of: argument), position < expected.count, expected[position] == nil {
                let whole = SourceRange(label.range.lowerBound, argument.value.range.lowerBound)
                diagnostics.error(
                    .wrongArguments, "this argument of `\(callee)` has no label", at: label.range,
                    fix: .init("remove the label", replacing: whole, with: "")
                )
            } else {
                diagnostics.unknown(
                    .wrongArguments, label, message: "`\(callee)` takes no `\(label.text)`; it takes \(parameters.described)",
                    among: expected.compactMap(\.self).filter { !labels.contains($0) })
            }
            return false
        }
        for (position, argument) in given.enumerated() {
            if let label = argument.label, let first = given.firstIndex(where: { $0.label?.text == label.text }), first < position {
                diagnostics.error(
                    .wrongArguments, "`\(label.text)` is given twice", at: label.range,
                    notes: [.init("the first is here", at: given[first].range)])
                return false
            }
        }
        for (position, argument) in given.enumerated() where argument.label == nil {
            if position >= parameters.count { break }
            if let label = expected[position], !labels.contains(label) {
                let place = SourceRange(argument.value.range.lowerBound, argument.value.range.lowerBound)
                diagnostics.error(
                    .wrongArguments, "the label `\(label):` is missing", at: argument.value.range,
                    fix: .init("insert `\(label): `", replacing: place, with: "\(label): "))
                return false
            }
        }
        if given.count > parameters.count {
            let extra = given.first { argument in argument.label == nil } ?? given[given.count - 1]
            diagnostics.error(.wrongArguments, "`\(callee)` takes \(parameters.described), and this is one too many", at: extra.range)
            return false
        }
        let missing = parameters.enumerated().filter { position, parameter in
            parameter.label.map { !labels.contains($0) } ?? (position >= given.count || given[position].label != nil)
        }.map(\.element)
        if !missing.isEmpty {
            diagnostics.error(.wrongArguments, "`\(callee)` also takes \(missing.described)", at: range)
            return false
        }
        diagnostics.error(.wrongArguments, "the arguments of `\(callee)` stand in this order: \(parameters.described)", at: list.range)
        return false
    }

    /// The arguments of a member that the language knows.
    mutating func arguments(
        of member: BuiltInMember, _ list: ArgumentList, element: ValueType?, at range: SourceRange
    ) -> [TypedExpression.Argument]? {
        guard let parameters = member.parameters else { return [] }
        let element = element ?? .unknown
        if member.takesClosure, let closure = list.trailingClosure {
            guard list.arguments.isEmpty else {
                diagnostics.error(.wrongArguments, "`\(member.name)` takes a closure and nothing else", at: list.range)
                return nil
            }
            let isTest = parameters.contains { $0.kind == .test }
            return [
                .init(
                    label: nil,
                    value: self.closure(
                        closure, parameter: element, expecting: isTest ? .bool : nil,
                        role: isTest ? "what `\(member.name)` asks is" : "what `\(member.name)` adds is"))
            ]
        }
        let expected = parameters.map { Parameter(label: $0.label, name: "/…/", type: $0.kind.type(element: element)) }
        guard fits(list, expected, callee: member.name, at: range) else {
            explore(list)
            return nil
        }
        return zip(list.arguments, parameters).map { argument, parameter in
            .init(label: parameter.label, value: value(argument.value, for: parameter.kind, of: member, element: element))
        }
    }

    private mutating func value(
        _ expression: Expression, for kind: BuiltInMember.Parameter, of member: BuiltInMember, element: ValueType
    ) -> TypedExpression {
        switch kind {
        case .value(let type): return check(expression, expecting: type, role: "`\(member.name)` takes")
        case .element: return check(expression, expecting: element, role: "`\(member.name)` takes")
        case .regex:
            if case .regex(let literal) = expression.kind { return TypedExpression(.regex(literal), .unknown, at: expression.range) }
            return failed(
                .misplacedClosure, "`\(member.name)` takes a regex between slashes: `\(member.name)(/[0-9]+/)`", at: expression.range)
        case .test, .number: return invalid(at: expression.range)
        }
    }

    /// `{ $0 … }`; without an expected type it gives a number.
    mutating func closure(_ expression: Expression, parameter: ValueType, expecting type: ValueType?, role: String?) -> TypedExpression {
        guard case .closure(let body) = expression.kind else { return invalid(at: expression.range) }
        closureParameters.append(parameter)
        let outer = synchronousPlace
        synchronousPlace = synchronousPlace ?? "a closure"
        defer {
            closureParameters.removeLast()
            synchronousPlace = outer
        }
        let value = check(body, expecting: type, role: role)
        if type == nil, role != nil, !value.type.isNumber, value.type != .unknown {
            return failed(.typeMismatch, "\(role ?? "this is") a number, and this is `\(value.type)`", at: body.range)
        }
        return TypedExpression(.closure(value), value.type, at: expression.range)
    }
}

extension BuiltInMember.Parameter {
    /// The type of the argument; unknown for a regex and a closure, which are no values.
    func type(element: ValueType) -> ValueType {
        switch self {
        case .value(let type): type
        case .element: element
        case .regex, .test, .number: .unknown
        }
    }
}

extension [ExpressionChecker.Parameter] {
    /// "`number: String` and `until: Date`".
    var described: String {
        if isEmpty { return "nothing" }
        let all = map { parameter in
            parameter.type == .unknown ? "`\(parameter.name)`" : "`\(parameter.label.map { $0 + ": " } ?? "")\(parameter.type)`"
        }
        return all.listed()
    }
}
