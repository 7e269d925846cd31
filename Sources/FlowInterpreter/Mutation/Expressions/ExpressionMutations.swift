import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// Every change inside an expression, at whatever depth. What a service is given stays: no scenario can read it.
    func mutations(of expression: TypedExpression) -> [Mutation<TypedExpression>] {
        if case .serviceCall = expression.kind { return [] }
        var result = comparisons(of: expression) + connectives(of: expression) + arithmetics(of: expression)
        result += literals(of: expression) + droppedNegation(of: expression) + negatedOperands(of: expression)
        for (index, child) in expression.children.enumerated() {
            if isBoundWithAnEqual(child, of: expression) {
                result += numbers(of: child, only: remainingStep(of: expression)).map {
                    $0.map { expression.replacingChild(index, by: $0) }
                }
                continue
            }
            var inner = mutations(of: child)
            if expression.takesWholeValues { inner += emptied(child) }
            result += inner.map { $0.map { expression.replacingChild(index, by: $0) } }
        }
        return result
    }

    /// Every change of an expression that is a value by itself.
    func mutations(ofValue expression: TypedExpression) -> [Mutation<TypedExpression>] { mutations(of: expression) + emptied(expression) }

    /// The source between two parts of an expression, without white space: the operator, behind a parenthesis perhaps.
    func range(of text: String, between left: TypedExpression, and right: TypedExpression) -> SourceRange {
        let whole = left.range.union(right.range)
        guard left.range.upperBound <= right.range.lowerBound else { return whole }
        let between = SourceRange(left.range.upperBound, right.range.lowerBound)
        return flow.source.range(of: text, in: between) ?? whole
    }
}

extension TypedExpression {
    /// Whether its parts are values by themselves: those of a record, or of a case.
    fileprivate var takesWholeValues: Bool {
        switch kind {
        case .recordInitializer, .enumCase: true
        default: false
        }
    }
}

extension SourceText {
    /// Where a text stands first in a part of the source.
    func range(of text: String, in part: SourceRange) -> SourceRange? {
        guard let found = Array(self.text(of: part).utf8).firstRange(of: Array(text.utf8)) else { return nil }
        return SourceRange(part.lowerBound + found.lowerBound, part.lowerBound + found.upperBound)
    }
}
