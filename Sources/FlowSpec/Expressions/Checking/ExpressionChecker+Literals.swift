import FlowMarkdown

extension ExpressionChecker {
    mutating func integer(_ digits: String, hint: ValueType?, isNegative: Bool, at range: SourceRange) -> TypedExpression {
        let type: ValueType
        switch hint?.unwrapped {
        case .double: type = .double
        case .decimal: type = .decimal
        default: type = .int
        }
        let limit = UInt64(Int64.max) + (isNegative ? 1 : 0)
        if type != .double, Self.magnitude(of: digits).map({ $0 > limit }) ?? true {
            diagnostics.error(
                .impossibleNumber, "this number is too large: `\(type)` literals end at \(isNegative ? "-" : "")\(limit)", at: range)
        }
        return TypedExpression(.integer(digits), type, at: range)
    }

    /// What the digits say, if 64 bits hold it.
    static func magnitude(of digits: String) -> UInt64? {
        let plain = digits.filter { $0 != "_" }
        if plain.hasPrefix("0x") { return UInt64(plain.dropFirst(2), radix: 16) }
        if plain.hasPrefix("0o") { return UInt64(plain.dropFirst(2), radix: 8) }
        if plain.hasPrefix("0b") { return UInt64(plain.dropFirst(2), radix: 2) }
        return UInt64(plain)
    }

    mutating func floating(_ digits: String, hint: ValueType?, at range: SourceRange) -> TypedExpression {
        let type: ValueType = hint?.unwrapped == .decimal ? .decimal : .double
        let plain = digits.filter { $0 != "_" }
        if type == .double, Double(plain)?.isFinite != true {
            diagnostics.error(.impossibleNumber, "this number is too large for `Double`", at: range)
        }
        if type == .decimal, DecimalLiteral(plain) == nil {
            diagnostics.error(.impossibleNumber, "a `Decimal` literal has at most 18 digits, and an exponent from -100 to 100", at: range)
        }
        return TypedExpression(.floating(digits), type, at: range)
    }

    mutating func string(_ segments: [StringSegment], at range: SourceRange) -> TypedExpression {
        let typed = segments.map { segment -> TypedExpression.Segment in
            switch segment {
            case .text(let text): .text(text)
            case .interpolation(let expression): .interpolation(interpolated(expression))
            }
        }
        return TypedExpression(.string(typed), .string, at: range)
    }

    mutating func nilLiteral(hint: ValueType?, at range: SourceRange) -> TypedExpression {
        guard let hint else { return failed(.undeterminedType, "what is nil here cannot be told", at: range) }
        switch hint {
        case .optional, .unknown, .external: return TypedExpression(.nilLiteral, hint, at: range)
        default: return failed(.neverNil, "`\(hint)` is expected here, which is never nil", at: range)
        }
    }

    mutating func array(_ elements: [Expression], hint: ValueType?, at range: SourceRange) -> TypedExpression {
        if case .array(let element) = hint?.unwrapped {
            return TypedExpression(.array(elements.map { check($0, expecting: element) }), .array(element), at: range)
        }
        if elements.isEmpty {
            if hint == .unknown || hint.map({ if case .external = $0 { true } else { false } }) == true {
                return TypedExpression(.array([]), .unknown, at: range)
            }
            return failed(.undeterminedType, "what this empty list holds cannot be told", at: range)
        }
        return openArray(elements, at: range)
    }

    /// Elements without an expected type: those that have a type of their own decide it, optional if one may be nil.
    private mutating func openArray(_ elements: [Expression], at range: SourceRange) -> TypedExpression {
        var typed = elements.map { $0.isFlexible ? nil : infer($0, hint: nil) }
        let types = typed.compactMap { $0?.type }
        let mayBeNil = types.contains(where: \.isOptional) || elements.contains(where: \.isNil)
        guard var type = types.first(where: \.isKnown) ?? elements.defaultType ?? types.first else {
            typed = elements.map { infer($0, hint: nil) }
            return TypedExpression(.array(typed.compactMap(\.self)), .unknown, at: range)
        }
        if mayBeNil, type != .unknown { type = type.asOptional }
        let role = "another element of the list is"
        let values = zip(elements, typed).map { element, value in
            if let value { coerce(value, to: type, role: role) } else { check(element, expecting: type, role: role) }
        }
        return TypedExpression(.array(values), .array(type), at: range)
    }
}

/// A decimal fraction, exactly: `significand × 10^exponent`.
public struct DecimalLiteral: Equatable, Sendable {
    public let significand: Int64
    public let exponent: Int

    /// Reads `19.99`, `1_000.5`, `2.5e-3`; nil for what has more than 18 digits or an exponent beyond ±100.
    public init?(_ digits: String) {
        let plain = digits.filter { $0 != "_" }.lowercased()
        let parts = plain.split(separator: "e", omittingEmptySubsequences: false)
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, mantissa.count <= 2 else { return nil }
        guard let scale = parts.count == 2 ? Int(parts[1]) : 0, abs(scale) <= 100 else { return nil }
        var fraction = mantissa.count == 2 ? String(mantissa[1]) : ""
        while fraction.last == "0" { fraction.removeLast() }
        let all = (mantissa[0] + fraction).drop { $0 == "0" }
        guard all.count <= 18, let significand = Int64(all.isEmpty ? "0" : all) else { return nil }
        self.significand = significand
        exponent = scale - fraction.count
    }
}
