import FlowMarkdown

extension ExpressionChecker {
    /// The value as one of the expected type: promoted to an optional, or read as nil when inactive; anything else is reported.
    mutating func coerce(_ value: TypedExpression, to expected: ValueType, role: String? = nil) -> TypedExpression {
        if value.type == .unknown { return adopt(expected, value) }
        if expected == .unknown { return value }
        if let read = readingAsNil(value, where: expected) { return read }
        if value.type.goesWith(expected) { return value }
        if expected.isOptional, value.type.goesWith(expected.unwrapped) {
            return TypedExpression(.optionalPromotion(value), expected, at: value.range)
        }
        if case .external = expected.unwrapped, value.isLiteral { return TypedExpression(value.kind, expected, at: value.range) }
        return mismatch(value, expected, role: role)
    }

    /// A field that can be inactive, where an optional of it is expected.
    func readingAsNil(_ value: TypedExpression, where expected: ValueType) -> TypedExpression? {
        guard expected.isOptional, case .reference(let reference, _) = value.kind, conditionalReferences.contains(reference),
            value.type.unwrapped.goesWith(expected.unwrapped)
        else { return nil }
        return TypedExpression(.reference(reference, readsAsNilWhenInactive: true), value.type.asOptional, at: value.range)
    }

    /// A scenario's value has no type until it is used; the first use gives it one.
    private func adopt(_ type: ValueType, _ value: TypedExpression) -> TypedExpression {
        if case .reference(let reference, _) = value.kind, case .local(.scenarioValue) = reference.kind {
            return TypedExpression(value.kind, type, at: value.range)
        }
        return value
    }

    /// Reports a value of another type than the one that is expected.
    private mutating func mismatch(_ value: TypedExpression, _ expected: ValueType, role: String?) -> TypedExpression {
        let place = role.map { "\($0) `\(expected)`" } ?? "`\(expected)` is expected here"
        if value.type == .void { return failed(.noResult, "\(place), and this service gives no result", at: value.range) }
        if case .nilLiteral = value.kind { return failed(.neverNil, "\(place), which is never nil", at: value.range) }
        if value.type.isOptional, value.type.unwrapped.goesWith(expected) { return mayBeNil(value, place + ", and this may be nil") }
        return failed(.typeMismatch, "\(place), and this is `\(value.type)`", at: value.range)
    }

    /// Reports a value that may be nil where it must not be, and says how to get at what it is otherwise.
    mutating func mayBeNil(_ value: TypedExpression, _ message: String, in whole: Expression? = nil) -> TypedExpression {
        var name = "value"
        if case .reference(let reference, _) = value.kind { name = reference.description }
        let wrapped = value.type.unwrapped
        if wrapped == .bool {
            return failed(.mayBeNil, "\(message); ask `\(name) == true`, or `\(name) != nil`", at: value.range, in: whole)
        }
        guard let other = wrapped.simplestLiteral else {
            return failed(.mayBeNil, "\(message); say what holds then: `\(name) ?? …`", at: value.range, in: whole)
        }
        let unwrapped = "(\(name) ?? \(other))"
        let fix = name == "value" ? nil : Diagnostic.Fix("replace by `\(unwrapped)`", replacing: value.range, with: unwrapped)
        return failed(.mayBeNil, "\(message); say what holds then: `\(name) ?? \(other)`", at: value.range, fix: fix, in: whole)
    }
}

extension ValueType {
    /// Whether a value of the one can stand for the other: the same type, as far as both are known.
    func goesWith(_ other: ValueType) -> Bool {
        switch (self, other) {
        case (.unknown, _), (_, .unknown): true
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.range(let a), .range(let b)),
            (.closedRange(let a), .closedRange(let b)):
            a.goesWith(b)
        default: self == other
        }
    }

    /// What stands for nothing in the type, as it is written; nil if nothing does.
    var simplestLiteral: String? {
        switch self {
        case .string: "\"\""
        case .int, .double, .decimal: "0"
        case .array: "[]"
        default: nil
        }
    }
}

extension TypedExpression {
    var isLiteral: Bool {
        switch kind {
        case .boolean, .integer, .floating, .string, .nilLiteral, .array: true
        case .prefix(.minus, let operand): operand.isLiteral
        default: false
        }
    }
}
