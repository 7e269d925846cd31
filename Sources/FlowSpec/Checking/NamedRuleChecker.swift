import FlowMarkdown

/// Checks the named rules of a flow, each behind those that it calls.
struct NamedRuleChecker {
    /// What the rules may read and call: the types that they know, the rules of other flows, and the names that they must not read.
    private let scope: Scope
    /// The flow to which the rules belong, for the keys of a flow other than the one that is checked; nil for that one itself.
    private let flow: String?
    var diagnostics: Diagnostics

    init(_ scope: Scope, flow: String? = nil, _ diagnostics: Diagnostics) {
        self.scope = scope.with(.namedRule)
        self.flow = flow
        self.diagnostics = diagnostics
    }

    /// The rules in the order of the spec; those that call themselves are reported, and missing.
    mutating func check(_ syntaxes: [NamedRuleSyntax]) -> [NamedRule] {
        let indices = Dictionary(zip(syntaxes.map(\.name.text), syntaxes.indices), uniquingKeysWith: { first, _ in first })
        let calls = syntaxes.map { syntax in syntax.calledNames.compactMap { indices[$0] } }
        let sorted = DependencyOrder.sort(count: syntaxes.count) { calls[$0] }
        for cycle in sorted.cycles { report(cycle.map { syntaxes[$0].name }) }
        let cyclic = Set(sorted.cycles.flatMap(\.self))
        var scope = scope
        for index in cyclic { scope.declare(Symbol(syntaxes[index].name.text, .value(.unknown))) }
        var depths: [Int: Int] = [:]
        var checked: [Int: NamedRule] = [:]
        for index in sorted.order where !cyclic.contains(index) {
            let depth = 1 + (calls[index].compactMap { depths[$0] }.max() ?? 0)
            depths[index] = depth
            if depth == Expression.maximumHeight {
                diagnostics.error(
                    .nestedTooDeep, "rules call each other more than \(Expression.maximumHeight) deep here", at: syntaxes[index].name.range)
            }
            let rule = self.rule(syntaxes[index], in: scope)
            checked[index] = rule
            // Of two with one name, which is reported, the first counts.
            if indices[rule.name.text] == index { scope.declare(rule.signature) }
        }
        return checked.keys.sorted().compactMap { checked[$0] }
    }

    private mutating func report(_ cycle: [Name]) {
        let path = (cycle + [cycle[0]]).map { "`\($0.text)`" }.joined(separator: " → ")
        diagnostics.error(.circularDependency, "rules cannot call themselves: \(path)", at: cycle[0].range)
    }

    private mutating func rule(_ syntax: NamedRuleSyntax, in scope: Scope) -> NamedRule {
        var scope = scope
        let parameters = syntax.head.parameters.map { parameter in
            ServiceSignature.Parameter(
                label: parameter.label?.text, name: parameter.name, type: scope.types.resolve(parameter.type, &diagnostics))
        }
        for parameter in parameters {
            scope.declare(Symbol(parameter.name.text, .local(parameter.type, .ruleParameter), declaredAt: parameter.name.range))
        }
        let declared = syntax.head.result.map { scope.types.resolve($0, &diagnostics) }
        let body: NamedRule.Body
        var result = declared ?? .unknown
        switch syntax.body {
        case .expression(let expression):
            let value = typed(expression, as: declared, in: scope)
            if declared == nil, !value.type.isKnown, value.kind != .invalid {
                diagnostics.error(
                    .undeterminedType, "only Swift knows the type of this; say it: `\(syntax.name.text)(…) -> Type = …`",
                    at: expression.range)
            }
            result = declared ?? value.type
            body = .expression(value)
        case .table(let table):
            body = .table(RuleTableChecker(parameters: parameters, scope: scope).check(table, result: result, &diagnostics))
        }
        let key = flow.map { "\($0).\(syntax.name.text)" } ?? syntax.name.text
        return NamedRule(
            signature: NamedRule.Signature(key: key, name: syntax.name, parameters: parameters, result: result), body: body,
            documentation: syntax.documentation)
    }

    private mutating func typed(_ expression: Expression, as type: ValueType?, in scope: Scope) -> TypedExpression {
        TypeChecker(scope).check(expression, expecting: type, &diagnostics) ?? TypedExpression(.invalid, .unknown, at: expression.range)
    }
}

extension NamedRuleSyntax {
    /// The names of the rules that it calls, or of what else may stand before parentheses.
    fileprivate var calledNames: [String] {
        switch body {
        case .expression(let expression): expression.calledNames
        case .table(let table): table.rows.flatMap(\.result.calledNames)
        }
    }
}

extension Expression {
    /// Every name that stands before parentheses, in the order in which it is written.
    fileprivate var calledNames: [String] {
        let inner = kind.children.flatMap(\.calledNames)
        if case .call(let callee, _) = kind, case .name(let name) = callee.kind { return [name.text] + inner }
        return inner
    }
}
