import FlowMarkdown
import FlowSpec

/// What an expression has read: what tells a reader why it does not hold.
struct Readings {
    let flow: RunningFlow
    let locals: [String: Value]

    /// The two sides of a comparison, then everything that is read, each once.
    func of(_ expression: TypedExpression) -> [ScenarioFailure.Reading] {
        var result: [ScenarioFailure.Reading] = []
        var seen: Set<String> = []
        func add(_ part: TypedExpression) {
            let text = flow.program.flow.source.textOnOneLine(of: part.range)
            guard seen.insert(text).inserted, let value = try? flow.value(of: part, locals: locals) else { return }
            result.append(ScenarioFailure.Reading(expression: text, value: value))
        }
        for side in Self.sides(of: expression) where !side.isReadDirectly && !side.isConstant { add(side) }
        expression.visit { part in
            if case .reference = part.kind { add(part) }
        }
        return result
    }

    private static func sides(of expression: TypedExpression) -> [TypedExpression] {
        switch expression.kind {
        case .binary(let sign, let left, let right) where sign.precedence == .comparison: [left, right]
        case .prefix(.not, let inner): sides(of: inner)
        case .builtIn(_, let base, let arguments): [base] + arguments.map(\.value).filter(\.isEvaluatedAlone)
        case .isCase(let subject, _, _, _): [subject]
        default: []
        }
    }

    /// The conjuncts of a condition, each of which has to hold.
    static func operands(of expression: TypedExpression) -> [TypedExpression] {
        var operands: [TypedExpression] = []
        var rest = expression
        while case .binary(.and, let left, let right) = rest.kind {
            operands.append(right)
            rest = left
        }
        return [rest] + operands.reversed()
    }
}

extension TypedExpression {
    /// Whether it is a name, or a value that is taken for an optional.
    fileprivate var isReadDirectly: Bool {
        switch kind {
        case .reference: true
        case .optionalPromotion(let inner): inner.isReadDirectly
        default: false
        }
    }

    /// Whether nothing is read or asked for it.
    fileprivate var isConstant: Bool { references.isEmpty && services.isEmpty }

    /// Whether it has a value outside of what it is an argument of.
    fileprivate var isEvaluatedAlone: Bool {
        switch kind {
        case .closure, .regex: false
        default: true
        }
    }
}
