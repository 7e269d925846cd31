import FlowMarkdown

/// Looks up the names of an expression, gives every part of it a type, and reports what does not fit.
///
///     let checker = TypeChecker(scope)
///     let rule = checker.check(expression, expecting: .bool, &diagnostics)
///
/// Nil means that something was wrong, and has been reported.
public struct TypeChecker: Sendable {
    public let scope: Scope

    public init(_ scope: Scope) {
        self.scope = scope
    }

    /// Checks an expression. With an expected type literals and `.case` take it on, a value is promoted to an optional, and anything else
    /// that is no value of it is an error; `role` is how messages begin to say what is expected: "`price` is".
    public func check(
        _ expression: Expression, expecting type: ValueType? = nil, role: String? = nil, _ diagnostics: inout Diagnostics
    ) -> TypedExpression? {
        run(&diagnostics) { $0.check(expression, expecting: type, role: role) }
    }

    /// Checks something that holds or does not.
    public func condition(_ expression: Expression, _ diagnostics: inout Diagnostics) -> TypedExpression? {
        run(&diagnostics) { $0.condition(expression) }
    }

    /// Checks an expression in a message, which is put into the text.
    public func interpolated(_ expression: Expression, _ diagnostics: inout Diagnostics) -> TypedExpression? {
        run(&diagnostics) { $0.shown(expression) }
    }

    /// Checks `registered(account: …)` against the flow's outcomes, which `enumeration` holds under `key`.
    public func outcome(
        _ call: CallSyntax, of enumeration: EnumDeclaration, key: String, _ diagnostics: inout Diagnostics
    ) -> TypedExpression? {
        run(&diagnostics) { checker in
            guard let outcome = enumeration.case(named: call.name.text) else {
                checker.diagnostics.unknown(
                    .unknownName, call.name, message: "there is no outcome `\(call.name.text)`", among: enumeration.cases.map(\.name.text))
                checker.explore(call.arguments)
                return checker.invalid(at: call.range)
            }
            return checker.enumCase(outcome, of: key, spelling: call.name.text, call.arguments, isQualified: false, at: call.range)
        }
    }

    /// Checks arguments that stand in a span of their own, such as the input of a command in a scenario.
    public func arguments(
        _ arguments: [Argument], of parameters: [TypedName], for callee: String, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) -> [TypedExpression.Argument]? {
        run(&diagnostics) { checker in
            checker.arguments(
                ArgumentList(arguments, at: range), parameters.map { .init(label: $0.name.text, name: $0.name.text, type: $0.type) },
                callee: callee, at: range)
        } ?? nil
    }

    private func run<Result>(_ diagnostics: inout Diagnostics, _ body: (inout ExpressionChecker) -> Result) -> Result? {
        var checker = ExpressionChecker(scope: scope)
        let result = body(&checker)
        for diagnostic in checker.diagnostics.all { diagnostics.report(diagnostic) }
        return checker.diagnostics.hasErrors ? nil : result
    }
}
