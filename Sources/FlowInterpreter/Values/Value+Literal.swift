import FlowMarkdown
import FlowSpec
import Foundation

extension Value {
    /// The value as an expression of the flow language; nil for a value that no expression can write, such as a date.
    ///
    /// - Parameters:
    ///   - type: The type of the place where it is to stand.
    ///   - range: The place in the spec that the expression is to have.
    public func literal(_ type: ValueType, at range: SourceRange) -> TypedExpression? {
        if isNone { return type.isOptional ? TypedExpression(.nilLiteral, type, at: range) : nil }
        if case .optional(let wrapped) = type {
            return literal(wrapped, at: range).map { TypedExpression(.optionalPromotion($0), type, at: range) }
        }
        return kindOfLiteral(type, at: range).map { TypedExpression($0, type, at: range) }
    }

    private func kindOfLiteral(_ type: ValueType, at range: SourceRange) -> TypedExpression.Kind? {
        switch (self, type) {
        case (.string(let text), .string): return .string(text.isEmpty ? [] : [.text(text)])
        case (.bool(let value), .bool): return .boolean(value)
        case (.int(let value), .int): return Self.signed(isNegative: value < 0, .integer(String(value.magnitude)), type, at: range)
        case (.double(let value), .double):
            return value.isFinite ? Self.signed(isNegative: value < 0, .floating("\(value.magnitude)"), type, at: range) : nil
        case (.decimal(let value), .decimal):
            let digits = "\(value.magnitude)"
            guard DecimalLiteral(digits) != nil else { return nil }
            return Self.signed(isNegative: value < 0, digits.contains(".") ? .floating(digits) : .integer(digits), type, at: range)
        case (.enumCase(let value), .enumeration(let key)) where key == value.enumeration:
            guard let arguments = value.payload.literals(at: range) else { return nil }
            return .enumCase(.init(enumeration: value.enumeration, name: value.name, arguments: arguments, isQualified: false))
        case (.array(let elements), .array(let element)):
            let literals = elements.compactMap { $0.literal(element, at: range) }
            return literals.count == elements.count ? .array(literals) : nil
        default: return nil
        }
    }

    private static func signed(
        isNegative: Bool, _ kind: TypedExpression.Kind, _ type: ValueType, at range: SourceRange
    ) -> TypedExpression.Kind {
        isNegative ? .prefix(.minus, TypedExpression(kind, type, at: range)) : kind
    }

    /// The type that the value itself shows; nil where it takes the flow to know.
    fileprivate var plainType: ValueType? {
        switch self {
        case .string: .string
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .decimal: .decimal
        case .enumCase(let value): .enumeration(value.enumeration)
        default: nil
        }
    }
}

extension [NamedValue] {
    fileprivate func literals(at range: SourceRange) -> [TypedExpression.Argument]? {
        let arguments = compactMap { named in
            named.value.plainType.flatMap { named.value.literal($0, at: range) }
                .map { TypedExpression.Argument(label: named.name.isEmpty ? nil : named.name, value: $0) }
        }
        return arguments.count == count ? arguments : nil
    }
}
