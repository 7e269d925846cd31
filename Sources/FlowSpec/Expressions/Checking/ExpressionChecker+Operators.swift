import FlowMarkdown

extension ExpressionChecker {
    mutating func prefix(_ sign: PrefixOperator, _ operand: Expression, hint: ValueType?, at whole: Expression) -> TypedExpression {
        switch sign {
        case .not:
            let value = check(operand, expecting: .bool, role: "`!` stands before a")
            return TypedExpression(.prefix(.not, value), .bool, at: whole.range)
        case .minus:
            let value: TypedExpression
            if case .prefix(.minus, let inner) = operand.kind, inner.isFlexible {
                return failed(.unexpectedSign, "two minus signs take each other away", at: whole.range)
            }
            if case .integer(let digits) = operand.kind {
                value = integer(digits, hint: hint, isNegative: true, at: operand.range)
            } else {
                value = infer(operand, hint: hint)
            }
            guard value.type.isNumber || value.type == .unknown else {
                return failed(.typeMismatch, "`-` stands before a number, and this is `\(value.type)`", at: operand.range, in: whole)
            }
            return TypedExpression(.prefix(.minus, value), value.type, at: whole.range)
        }
    }

    mutating func binary(
        _ sign: BinaryOperator, _ left: Expression, _ right: Expression, hint: ValueType?, at whole: Expression
    ) -> TypedExpression {
        switch sign.precedence {
        case .conjunction, .disjunction:
            let role = "each side of `\(sign.rawValue)` is"
            let first = check(left, expecting: .bool, role: role)
            let second = check(right, expecting: .bool, role: role)
            return TypedExpression(.binary(sign, first, second), .bool, at: whole.range)
        case .comparison:
            return sign.isEquality ? equality(sign, left, right, at: whole) : ordering(sign, left, right, at: whole)
        case .coalescing: return coalescing(left, right, hint: hint, at: whole)
        case .range: return range(sign, left, right, hint: hint, at: whole)
        default: return arithmetic(sign, left, right, hint: hint, at: whole)
        }
    }

    /// Both operands; where one is open, the other decides its type.
    mutating func operands(_ left: Expression, _ right: Expression, hint: ValueType? = nil) -> (TypedExpression, TypedExpression) {
        switch (left.isFlexible, right.isFlexible) {
        case (true, true):
            let type = hint ?? [left, right].defaultType
            return (infer(left, hint: type), infer(right, hint: type))
        case (true, false):
            let second = infer(right, hint: hint)
            return (infer(left, hint: second.type), second)
        case (false, true):
            let first = infer(left, hint: hint)
            return (first, infer(right, hint: first.type))
        case (false, false):
            return (infer(left, hint: hint), infer(right, hint: hint))
        }
    }

    /// Reports operands that do not go together.
    private mutating func differing(_ text: String, _ first: TypedExpression, _ second: TypedExpression, at whole: Expression)
        -> TypedExpression
    {
        var message = "\(text), and these are `\(first.type)` and `\(second.type)`"
        if first.type.isNumber, second.type.isNumber { message += ", which Swift does not mix" }
        return failed(.typeMismatch, message, at: whole.operatorRange, in: whole)
    }

    private mutating func equality(_ sign: BinaryOperator, _ left: Expression, _ right: Expression, at whole: Expression) -> TypedExpression
    {
        if case .nilLiteral = right.kind { return nilTest(sign, left, nilIsLeft: false, nil: right, at: whole) }
        if case .nilLiteral = left.kind { return nilTest(sign, right, nilIsLeft: true, nil: left, at: whole) }
        var (first, second) = operands(left, right)
        if first.type.isOptional || second.type.isOptional {
            let type = first.type.isOptional ? first.type : second.type
            guard first.type.unwrapped.goesWith(second.type.unwrapped) || first.isLiteral || second.isLiteral else {
                return differing("`\(sign.rawValue)` compares two values of one type", first, second, at: whole)
            }
            first = coerce(first, to: type)
            second = coerce(second, to: type)
        } else if first.type == .unknown {
            first = coerce(first, to: second.type)
        } else if case .external = first.type {
            second = coerce(second, to: first.type)
        } else if case .external = second.type {
            first = coerce(first, to: second.type)
        } else if second.type == .unknown {
            second = coerce(second, to: first.type)
        } else if !first.type.goesWith(second.type) {
            return differing("`\(sign.rawValue)` compares two values of one type", first, second, at: whole)
        }
        if first.type == .void { return failed(.noResult, "this service gives no result", at: first.range, in: whole) }
        return TypedExpression(.binary(sign, first, second), .bool, at: whole.range)
    }

    /// `value == nil`.
    private mutating func nilTest(
        _ sign: BinaryOperator, _ tested: Expression, nilIsLeft: Bool, nil nilLiteral: Expression, at whole: Expression
    ) -> TypedExpression {
        if case .nilLiteral = tested.kind { return failed(.neverNil, "both sides are nil", at: whole.range) }
        var value = infer(tested, hint: nil)
        value = readingAsNil(value, where: value.type.asOptional) ?? value
        switch value.type {
        case .optional, .unknown, .external: break
        default: return failed(.neverNil, "this is `\(value.type)`, which is never nil", at: value.range, in: whole)
        }
        let type = value.type.isOptional ? value.type : .unknown
        let none = TypedExpression(.nilLiteral, type, at: nilLiteral.range)
        return TypedExpression(nilIsLeft ? .binary(sign, none, value) : .binary(sign, value, none), .bool, at: whole.range)
    }

    private mutating func ordering(_ sign: BinaryOperator, _ left: Expression, _ right: Expression, at whole: Expression) -> TypedExpression
    {
        var (first, second) = operands(left, right)
        for operand in [first, second] where operand.type.isOptional {
            return mayBeNil(operand, "`\(sign.rawValue)` cannot compare what may be nil", in: whole)
        }
        for operand in [first, second] {
            if case .external = operand.type { continue }
            if !operand.type.isComparable {
                return failed(
                    .typeMismatch, "`\(sign.rawValue)` orders numbers, texts and dates, and this is `\(operand.type)`", at: operand.range,
                    in: whole)
            }
        }
        if first.type == .unknown { first = coerce(first, to: second.type) }
        if second.type == .unknown { second = coerce(second, to: first.type) }
        if !first.type.goesWith(second.type), !first.adopts(second.type), !second.adopts(first.type) {
            return differing("`\(sign.rawValue)` compares two values of one type", first, second, at: whole)
        }
        return TypedExpression(.binary(sign, first, second), .bool, at: whole.range)
    }

    private mutating func arithmetic(
        _ sign: BinaryOperator, _ left: Expression, _ right: Expression, hint: ValueType?, at whole: Expression
    ) -> TypedExpression {
        var (first, second) = operands(left, right, hint: hint.map(\.unwrapped).flatMap { $0.isNumber || $0.element != nil ? $0 : nil })
        for operand in [first, second] where operand.type.isOptional {
            return mayBeNil(operand, "`\(sign.rawValue)` cannot reckon with what may be nil", in: whole)
        }
        if first.type == .unknown { first = coerce(first, to: second.type) }
        if second.type == .unknown { second = coerce(second, to: first.type) }
        for operand in [first, second] {
            if let problem = sign.problem(with: operand.type) { return failed(.typeMismatch, problem, at: operand.range, in: whole) }
        }
        if !first.type.goesWith(second.type), !first.adopts(second.type), !second.adopts(first.type) {
            return differing("`\(sign.rawValue)` needs two values of one type", first, second, at: whole)
        }
        if sign == .divided || sign == .remainder, second.type == .int, case .integer(let digits) = second.kind,
            Self.magnitude(of: digits) == 0
        {
            return failed(.impossibleNumber, "this divides by zero", at: second.range, in: whole)
        }
        let type = first.adopts(second.type) ? second.type : first.type
        return TypedExpression(.binary(sign, first, second), type, at: whole.range)
    }

    private mutating func range(
        _ sign: BinaryOperator, _ left: Expression, _ right: Expression, hint: ValueType?, at whole: Expression
    ) -> TypedExpression {
        let bound: ValueType? = if case .range(let type) = hint { type } else if case .closedRange(let type) = hint { type } else { nil }
        let (first, second) = operands(left, right, hint: bound)
        for operand in [first, second] where !operand.type.isComparable {
            return failed(
                .typeMismatch, "a range goes from one number, text or date to another, and this is `\(operand.type)`", at: operand.range,
                in: whole)
        }
        guard first.type.goesWith(second.type) else {
            return differing("the ends of a range are of one type", first, second, at: whole)
        }
        if let low = first.integerValue, let high = second.integerValue, low > high {
            return failed(.impossibleNumber, "this range ends before it begins", at: whole.range)
        }
        let type: ValueType = sign == .closedRange ? .closedRange(first.type) : .range(first.type)
        return TypedExpression(.binary(sign, first, second), type, at: whole.range)
    }

    /// `value ?? other`.
    private mutating func coalescing(_ left: Expression, _ right: Expression, hint: ValueType?, at whole: Expression) -> TypedExpression {
        var first = infer(left, hint: hint.map(\.asOptional))
        first = readingAsNil(first, where: first.type.asOptional) ?? first
        let outer = synchronousPlace
        synchronousPlace = synchronousPlace ?? "the right side of `??`"
        defer { synchronousPlace = outer }
        guard first.type != .unknown else {
            let second = infer(right, hint: hint ?? .unknown)
            return TypedExpression(.binary(.coalesce, first, second), hint ?? .unknown, at: whole.range)
        }
        guard first.type.isOptional else {
            if case .external = first.type {
                return TypedExpression(.binary(.coalesce, first, infer(right, hint: .unknown)), .unknown, at: whole.range)
            }
            _ = infer(right, hint: first.type)
            return failed(
                .neverNil, "`??` says what holds when its left side is nil, and this is `\(first.type)`, which is never nil",
                at: first.range,
                in: whole)
        }
        let wrapped = first.type.unwrapped
        if case .nilLiteral = right.kind {
            let second = infer(right, hint: first.type)
            return TypedExpression(.binary(.coalesce, first, second), first.type, at: whole.range)
        }
        let second = infer(right, hint: wrapped)
        if second.type.isOptional, second.type.unwrapped.goesWith(wrapped) {
            return TypedExpression(.binary(.coalesce, first, second), first.type, at: whole.range)
        }
        return TypedExpression(
            .binary(.coalesce, first, coerce(second, to: wrapped, role: "the left side of `??` is")), wrapped, at: whole.range)
    }

    /// `condition ? a : b`.
    mutating func conditional(
        _ condition: Expression, _ first: Expression, _ second: Expression, hint: ValueType?, at whole: Expression
    ) -> TypedExpression {
        let test = self.condition(condition)
        if let type = hint ?? (whole.isFlexible ? [first, second].commonDefaultType : nil) {
            let yes = check(first, expecting: type)
            let no = check(second, expecting: type)
            return TypedExpression(.conditional(test, yes, no), type, at: whole.range)
        }
        let (yes, no) = branches(first, second)
        return TypedExpression(.conditional(test, yes, no), yes.type, at: whole.range)
    }

    /// Both branches with the type that they have in common, optional if one of them may be nil.
    private mutating func branches(_ first: Expression, _ second: Expression) -> (TypedExpression, TypedExpression) {
        let role = "the other side of `:` is"
        func expected(beside other: TypedExpression, _ expression: Expression) -> ValueType {
            expression.isNil && other.type != .unknown ? other.type.asOptional : other.type
        }
        if second.isFlexible, !first.isFlexible {
            let yes = infer(first, hint: nil)
            let type = expected(beside: yes, second)
            return (coerce(yes, to: type), check(second, expecting: type, role: role))
        }
        if first.isFlexible, !second.isFlexible {
            let no = infer(second, hint: nil)
            let type = expected(beside: no, first)
            return (check(first, expecting: type, role: role), coerce(no, to: type))
        }
        let yes = infer(first, hint: nil)
        let no = infer(second, hint: nil)
        let type = yes.type == .unknown || (no.type.isOptional && yes.type.goesWith(no.type.unwrapped)) ? no.type : yes.type
        return (coerce(yes, to: type, role: role), coerce(no, to: type, role: role))
    }
}

extension BinaryOperator {
    /// Why a value of the type cannot be an operand; nil if it can.
    func problem(with type: ValueType) -> String? {
        switch type {
        case .unknown, .external: return nil
        case .int: return nil
        case .double, .decimal:
            return self == .remainder ? "`%` is for `Int`, and this is `\(type)`" : nil
        case .string, .array:
            if self == .plus { return nil }
        case .date:
            return
                "dates are not reckoned with `\(rawValue)`; `date.adding(days: 1)` gives another day, `date.years(until: now)` counts years"
        default: break
        }
        let operands = self == .plus ? "numbers, texts and lists" : self == .remainder ? "whole numbers" : "numbers"
        return "`\(rawValue)` is for \(operands), and this is `\(type)`"
    }
}

extension TypedExpression {
    /// Whether the literal can be a value of a type from a module.
    func adopts(_ type: ValueType) -> Bool {
        if case .external = type { isLiteral } else { false }
    }

    /// The value of an `Int` literal.
    var integerValue: Int64? {
        switch kind {
        case .integer(let digits) where type == .int: ExpressionChecker.magnitude(of: digits).flatMap { Int64(exactly: $0) }
        case .prefix(.minus, let operand): operand.integerValue.map { -$0 }
        default: nil
        }
    }
}
