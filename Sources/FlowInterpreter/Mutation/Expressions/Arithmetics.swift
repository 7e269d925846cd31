import FlowSpec

extension MutationMaker {
    /// `+` becomes `-`, `*` becomes `/`, `...` becomes `..<`, and the other way round.
    func arithmetics(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        guard case .binary(let sign, let left, let right) = expression.kind, let opposite = sign.opposite else { return [] }
        var type = expression.type
        switch (sign, type) {
        // A text or a list cannot be taken from another.
        case (.plus, .string), (.plus, .array): return []
        case (.range, .range(let bound)): type = .closedRange(bound)
        case (.closedRange, .closedRange(let bound)): type = .range(bound)
        default: break
        }
        return [
            Mutation(
                .arithmetic, range(of: sign.rawValue, between: left, and: right), .replaced(by: opposite.rawValue),
                TypedExpression(.binary(opposite, left, right), type, at: expression.range))
        ]
    }
}

extension BinaryOperator {
    fileprivate var opposite: BinaryOperator? {
        switch self {
        case .plus: .minus
        case .minus: .plus
        case .times: .divided
        case .divided, .remainder: .times
        case .range: .closedRange
        case .closedRange: .range
        default: nil
        }
    }
}
