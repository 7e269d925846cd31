import FlowSpec
import Foundation

extension Evaluator {
    func integer(_ digits: String, isNegative: Bool, _ expression: TypedExpression) throws(Interruption) -> Value {
        if expression.type == .int, let value = Self.plainInteger(digits) { return .int(isNegative ? -value : value) }
        let plain = digits.filter { $0 != "_" }
        switch expression.type.unwrapped {
        case .double:
            let magnitude = Self.integer(plain, UInt64.self).map { Double($0) } ?? Double(plain)
            guard let magnitude else { throw failure(.overflow, expression) }
            return .double(isNegative ? -magnitude : magnitude)
        case .decimal:
            guard let magnitude = Self.integer(plain, UInt64.self) else { throw failure(.overflow, expression) }
            return .decimal(isNegative ? -Decimal(magnitude) : Decimal(magnitude))
        case .external: throw failure(.needsCompiler, expression)
        default:
            guard let value = Self.integer(plain, Int.self, sign: isNegative ? "-" : "") else { throw failure(.overflow, expression) }
            return .int(value)
        }
    }

    /// A number of a few decimal digits, which is what numbers mostly are; nil for any other.
    private static func plainInteger(_ digits: String) -> Int? {
        let utf8 = digits.utf8
        guard !utf8.isEmpty, utf8.count <= 15 else { return nil }
        var value = 0
        for byte in utf8 {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    /// Reads digits with a prefix for their base; nil if the type cannot hold the number.
    private static func integer<Integer: FixedWidthInteger>(_ digits: String, _ type: Integer.Type, sign: String = "") -> Integer? {
        switch digits.prefix(2) {
        case "0x": Integer(sign + digits.dropFirst(2), radix: 16)
        case "0o": Integer(sign + digits.dropFirst(2), radix: 8)
        case "0b": Integer(sign + digits.dropFirst(2), radix: 2)
        default: Integer(sign + digits)
        }
    }

    func floating(_ digits: String, _ expression: TypedExpression) throws(Interruption) -> Value {
        switch expression.type.unwrapped {
        case .decimal:
            guard let literal = DecimalLiteral(digits) else { throw failure(.invalid, expression) }
            return .decimal(Decimal(sign: .plus, exponent: literal.exponent, significand: Decimal(literal.significand)))
        case .external: throw failure(.needsCompiler, expression)
        default:
            guard let value = Double(digits.filter { $0 != "_" }) else { throw failure(.invalid, expression) }
            return .double(value)
        }
    }
}
