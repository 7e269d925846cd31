import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// `!a` becomes `a`.
    func droppedNegation(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        guard case .prefix(.not, let inner) = expression.kind else { return [] }
        let sign = flow.source.range(of: "!", in: expression.range) ?? expression.range
        return [Mutation(.negation, sign, .leftOut, inner)]
    }

    /// `a && b` becomes `!a && b`; comparisons and negations have opposites of their own.
    func negatedOperands(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        switch expression.kind {
        case .binary(let sign, let left, let right) where sign == .and || sign == .or:
            return [(0, left), (1, right)].flatMap { index, operand in
                operand.isPlainQuestion ? [negated(operand).map { expression.replacingChild(index, by: $0) }] : []
            }
        case .conditional(let condition, _, _):
            return condition.isPlainQuestion ? [negated(condition).map { expression.replacingChild(0, by: $0) }] : []
        default: return []
        }
    }

    /// `a` becomes `!a`.
    func negated(_ condition: TypedExpression) -> Mutation<TypedExpression> {
        let text = flow.source.textOnOneLine(of: condition.range)
        let isSimple =
            switch condition.kind {
            case .isCase: false
            default: condition.isPlainQuestion
            }
        return Mutation(
            .negation, condition.range, .replaced(by: isSimple ? "!\(text)" : "!(\(text))"),
            TypedExpression(.prefix(.not, condition), .bool, at: condition.range))
    }
}

extension TypedExpression {
    /// Whether it neither compares nor combines nor negates, so that nothing in it says the opposite.
    var isPlainQuestion: Bool {
        switch kind {
        case .reference, .builtIn, .isCase, .serviceCall, .member, .closureParameter: true
        default: false
        }
    }
}
