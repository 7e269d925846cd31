import FlowSpec

/// What a condition says of the state of a field, whatever else it reads.
struct StateConditions {
    let field: String
    let flow: Flow
    let space: StateSpace

    /// Whether the condition holds in the state; nil if that depends on something else.
    func value(of condition: TypedExpression, in state: Int) -> Bool? {
        switch condition.kind {
        case .boolean(let value): return value
        case .prefix(.not, let inner): return value(of: inner, in: state).map { !$0 }
        case .binary(.and, let left, let right):
            let sides = (value(of: left, in: state), value(of: right, in: state))
            if sides.0 == false || sides.1 == false { return false }
            return sides.0 == true && sides.1 == true ? true : nil
        case .binary(.or, let left, let right):
            let sides = (value(of: left, in: state), value(of: right, in: state))
            if sides.0 == true || sides.1 == true { return true }
            return sides.0 == false && sides.1 == false ? false : nil
        case .binary(.equal, let left, let right): return isEqual(left, right, in: state)
        case .binary(.notEqual, let left, let right): return isEqual(left, right, in: state).map { !$0 }
        case .isCase(let subject, _, let name, _) where isField(subject): return space.state(ofCase: name) == state
        case .conditional(let condition, let first, let second):
            guard let holds = value(of: condition, in: state) else { return nil }
            return value(of: holds ? first : second, in: state)
        case .reference(let reference, _) where reference.kind == .value && reference.state == nil:
            guard case .name(let name)? = reference.path.first, let value = flow.values.first(where: { $0.name.text == name }),
                case .expression(let definition) = value.definition
            else { return nil }
            return self.value(of: definition, in: state)
        default: return nil
        }
    }

    private func isEqual(_ left: TypedExpression, _ right: TypedExpression, in state: Int) -> Bool? {
        let constant = isField(left) ? right : isField(right) ? left : nil
        // The values that a case carries are not known.
        guard let constant, let other = space.state(of: constant) else { return nil }
        if other != state { return false }
        if case .enumCase(let value) = constant.unpromoted.kind, !value.arguments.isEmpty { return nil }
        return true
    }

    func isField(_ expression: TypedExpression) -> Bool {
        guard case .reference(let reference, _) = expression.unpromoted.kind else { return false }
        return reference.kind == .field && reference.state == nil && reference.path == [.name(field)]
    }

    /// The condition as it is shown where it does not hold.
    func negation(of condition: TypedExpression) -> String {
        func text(_ expression: TypedExpression) -> String { flow.source.textOnOneLine(of: expression.range) }
        switch condition.kind {
        case .prefix(.not, let inner): return text(inner)
        case .binary(.equal, let left, let right): return "\(text(left)) != \(text(right))"
        case .binary(.notEqual, let left, let right): return "\(text(left)) == \(text(right))"
        case .binary: return "!(\(text(condition)))"
        default: return "!\(text(condition))"
        }
    }
}

extension TypedExpression {
    /// The expression without being taken for an optional.
    var unpromoted: TypedExpression {
        if case .optionalPromotion(let inner) = kind { inner.unpromoted } else { self }
    }
}
