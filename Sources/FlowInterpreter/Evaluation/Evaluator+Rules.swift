import FlowSpec

extension Evaluator {
    /// What a rule gives. What goes wrong in another flow's rule is reported where it is called.
    func result(of signature: NamedRule.Signature, given values: [Value], _ call: TypedExpression) throws(Interruption) -> Value {
        guard let rule = context.rule(signature.key) else { throw failure(.invalid, call) }
        var inner = self
        inner.arguments = Dictionary(zip(rule.signature.parameters.map(\.name.text), values), uniquingKeysWith: { first, _ in first })
        do throws(Interruption) {
            return try inner.result(of: rule, values, call)
        } catch .failure(let failure) where signature.isForeign {
            throw .failure(EvaluationFailure(failure.reason, at: call.range))
        }
    }

    private func result(of rule: NamedRule, _ values: [Value], _ call: TypedExpression) throws(Interruption) -> Value {
        switch rule.body {
        case .expression(let expression):
            let result = try value(of: expression)
            context.note(rule, row: nil, result: result)
            return result
        case .table(let rows):
            for (index, row) in rows.enumerated() where try fits(row, values) {
                let result = try value(of: row.result)
                context.note(rule, row: index, result: result)
                return result
            }
            throw failure(.invalid, call)
        }
    }

    private func fits(_ row: NamedRule.Row, _ values: [Value]) throws(Interruption) -> Bool {
        for (pattern, value) in zip(row.patterns, values) {
            guard case .oneOf(let alternatives) = pattern else { continue }
            var isOne = false
            for alternative in alternatives where try fits(alternative, value) { isOne = true }
            if !isOne { return false }
        }
        return true
    }

    private func fits(_ alternative: NamedRule.Alternative, _ value: Value) throws(Interruption) -> Bool {
        switch alternative {
        case .value(let expected): return try self.value(of: expected) == value
        case .enumCase(let name, _):
            guard case .enumCase(let found) = value else { return false }
            return found.name == name
        case .range(let range):
            guard !value.isNone else { return false }
            return try self.range(range, contains: value)
        }
    }

    private func range(_ expression: TypedExpression, contains value: Value) throws(Interruption) -> Bool {
        guard case .range(let range) = try self.value(of: expression), let isAbove = range.low.isLessOrEqual(to: value),
            let isBelow = range.isClosed ? value.isLessOrEqual(to: range.high) : value.isLess(than: range.high)
        else { throw failure(.invalid, expression) }
        return isAbove && isBelow
    }

    func argument(_ reference: Reference, _ expression: TypedExpression) throws(Interruption) -> Value {
        guard case .name(let name)? = reference.path.first, let value = arguments[name] else { throw failure(.invalid, expression) }
        return value
    }
}
