import FlowSpec

extension MutationMaker {
    /// `&&` becomes `||`, and the other way round.
    func connectives(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        guard case .binary(let sign, let left, let right) = expression.kind, sign == .and || sign == .or else { return [] }
        let other: BinaryOperator = sign == .and ? .or : .and
        return [
            Mutation(
                .connective, range(of: sign.rawValue, between: left, and: right), .replaced(by: other.rawValue),
                TypedExpression(.binary(other, left, right), expression.type, at: expression.range))
        ]
    }
}
