import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// Every change of a condition: it always holds, it never holds, it says the opposite, and what can be changed inside.
    ///
    /// - Parameter constants: Which of the first two make sense; leaving a phrase out may mean the same.
    func mutations(ofCondition condition: TypedExpression, constants: [Bool]) -> [Mutation<TypedExpression>] {
        var result = constants.filter { condition.kind != .boolean($0) }.map { value in
            Mutation(
                .condition, condition.range, .replaced(by: "\(value)"), TypedExpression(.boolean(value), .bool, at: condition.range))
        }
        if !condition.saysOppositeItself { result.append(negated(condition)) }
        return result + mutations(of: condition)
    }
}

extension TypedExpression {
    /// Whether a smaller change says the opposite: of `==`, of a negation, of a literal.
    fileprivate var saysOppositeItself: Bool {
        switch kind {
        case .boolean, .prefix(.not, _): true
        case .binary(let sign, _, _): sign.isEquality
        default: false
        }
    }
}
