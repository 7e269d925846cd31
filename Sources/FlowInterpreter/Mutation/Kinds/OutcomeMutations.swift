import FlowSpec

extension MutationMaker {
    /// Where a command leads: to the next outcome of the flow, or with something else.
    func outcomes(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        guard case .enumCase(let outcome) = expression.kind else { return [] }
        var result = mutations(of: expression).filter { $0.range != expression.range }
        if let next = nextCase(after: outcome, at: expression.range) {
            result.append(
                Mutation(
                    .outcome, expression.range, .replaced(by: next.spelling),
                    TypedExpression(.enumCase(next), expression.type, at: expression.range)))
        }
        return result
    }
}
