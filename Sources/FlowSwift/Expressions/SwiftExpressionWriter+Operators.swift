import FlowSpec

extension SwiftExpressionWriter {
    func prefix(_ sign: PrefixOperator, _ operand: TypedExpression) -> (String, Precedence) {
        let inner = write(operand, .postfix)
        return (sign.rawValue + inner, .prefix)
    }

    func binary(_ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) -> (String, Precedence) {
        if let choice = choice(sign, left, right) { return choice }
        let precedence = sign.precedence
        let isLeft = precedence.associativity == .left
        let isRight = precedence.associativity == .right
        let first = operand(left, isLeft ? precedence : precedence.tighter, of: sign)
        let second = operand(right, isRight ? precedence : precedence.tighter, of: sign)
        guard precedence == .range else { return ("\(first) \(sign.rawValue) \(second)", precedence) }
        // Without spaces Swift would read `...-` as one operator, and a dot behind a dot as a fourth one.
        let needsSpace = second.hasPrefix("-") || second.hasPrefix(".") || first.hasSuffix(".")
        return (needsSpace ? "\(first) \(sign.rawValue) \(second)" : first + sign.rawValue + second, precedence)
    }

    /// What stands in for a missing value is read together with it, as nobody knows that `??` binds more tightly than `>=`.
    private func operand(_ expression: TypedExpression, _ minimum: Precedence, of sign: BinaryOperator) -> String {
        if sign.precedence == .comparison, case .binary(.coalesce, _, _) = expression.kind { return write(expression, .postfix) }
        return write(expression, minimum)
    }

    /// `&&` and `||` take their right side as a closure that cannot wait; a choice says the same and can.
    private func choice(_ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) -> (String, Precedence)? {
        guard !writesFlowLanguage, right.isAsync else { return nil }
        let condition = write(left, .disjunction)
        switch sign {
        case .and: return ("\(condition) ? \(write(right, .conditional)) : false", .conditional)
        case .or: return ("\(condition) ? true : \(write(right, .conditional))", .conditional)
        default: return nil
        }
    }
}
