extension Expression {
    /// Whether the type is open, so that the surroundings decide it.
    var isFlexible: Bool {
        switch kind {
        case .integer, .floating, .nilLiteral, .implicitMember, .closure, .regex: true
        case .array(let elements): elements.allSatisfy(\.isFlexible)
        case .prefix(.minus, let operand): operand.isFlexible
        case .binary(let sign, let left, let right):
            (sign.isArithmetic || sign.precedence == .range) && left.isFlexible && right.isFlexible
        case .conditional(_, let first, let second): first.isFlexible && second.isFlexible
        default: false
        }
    }

    /// The type that Swift gives to literals which nothing else decides: `Double` if a number among them has a fraction, otherwise `Int`.
    var defaultType: ValueType? {
        switch kind {
        case .integer: .int
        case .floating: .double
        case .prefix(.minus, let operand): operand.defaultType
        case .binary(.closedRange, let left, let right): [left, right].defaultType.map(ValueType.closedRange)
        case .binary(.range, let left, let right): [left, right].defaultType.map(ValueType.range)
        case .binary(_, let left, let right): [left, right].defaultType
        case .conditional(_, let first, let second): [first, second].commonDefaultType
        case .array(let elements): elements.commonDefaultType.map(ValueType.array)
        default: nil
        }
    }

    /// Whether it is written as a list or as a range.
    var isCollectionLiteral: Bool {
        switch kind {
        case .array, .binary(.range, _, _), .binary(.closedRange, _, _): true
        default: false
        }
    }

    /// An expression of a literal collection's element; one with a fraction if there is one.
    var elementLiteral: Expression? {
        switch kind {
        case .array(let elements): elements.first { $0.defaultType == .double } ?? elements.first
        case .binary(_, let first, let second): second.defaultType == .double ? second : first
        default: nil
        }
    }

    var isNil: Bool {
        if case .nilLiteral = kind { true } else { false }
    }
}

extension [Expression] {
    /// The type by default of operands that must have one type.
    var defaultType: ValueType? {
        compactMap(\.defaultType).reduce(nil) { $0?.joined(with: $1) ?? $1 }
    }

    /// The same, optional if one of the expressions is nil.
    var commonDefaultType: ValueType? {
        let type = defaultType
        return contains(where: \.isNil) ? type?.asOptional : type
    }
}

extension ValueType {
    /// The type that literals of both types have: `Double` for `1` and `2.5`.
    fileprivate func joined(with other: ValueType) -> ValueType {
        switch (self, other) {
        case (.int, .double): .double
        case (.array(let a), .array(let b)): .array(a.joined(with: b))
        case (.optional(let a), _): a.joined(with: other.unwrapped).asOptional
        case (_, .optional(let b)): joined(with: b).asOptional
        default: self
        }
    }
}
