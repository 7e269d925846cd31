import FlowSpec

extension MutationMaker {
    /// `<` becomes `<=`, `==` becomes `!=`.
    func comparisons(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        guard case .binary(let sign, let left, let right) = expression.kind, let neighbour = sign.neighbour else { return [] }
        return [
            Mutation(
                .comparison, range(of: sign.rawValue, between: left, and: right), .replaced(by: neighbour.rawValue),
                TypedExpression(.binary(neighbour, left, right), expression.type, at: expression.range))
        ]
    }

    /// Whether a number is the bound of a comparison of whole numbers, of which one neighbour means what another operator means: `a >= 3` is
    /// `a > 2`.
    func isBoundWithAnEqual(_ child: TypedExpression, of expression: TypedExpression) -> Bool {
        guard case .binary(let sign, let left, let right) = expression.kind, sign.isOrdering, case .integer = child.kind, child.type == .int
        else { return false }
        return child == left || child == right
    }

    /// The neighbour of the bound that is left then.
    func remainingStep(of expression: TypedExpression) -> Int {
        guard case .binary(let sign, let left, _) = expression.kind else { return 1 }
        let step = sign == .greater || sign == .lessOrEqual ? 1 : -1
        if case .integer = left.kind { return -step }
        return step
    }
}

extension BinaryOperator {
    fileprivate var neighbour: BinaryOperator? {
        switch self {
        case .less: .lessOrEqual
        case .lessOrEqual: .less
        case .greater: .greaterOrEqual
        case .greaterOrEqual: .greater
        case .equal: .notEqual
        case .notEqual: .equal
        default: nil
        }
    }
}
