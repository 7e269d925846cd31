import FlowMarkdown

extension TypeTable {
    /// What a field of the type starts with when nothing else is said: `""`, `false`, `0`, `nil`, `[]`, the first case.
    ///
    /// Nil for a type without a natural empty value: a date, a range, a record, a type from a module, an enum whose first case carries a value.
    public func naturalValue(of type: ValueType, at range: SourceRange) -> TypedExpression? {
        switch type {
        case .string: return TypedExpression(.string([]), type, at: range)
        case .bool: return TypedExpression(.boolean(false), type, at: range)
        case .int, .double, .decimal: return TypedExpression(.integer("0"), type, at: range)
        case .optional: return TypedExpression(.nilLiteral, type, at: range)
        case .array: return TypedExpression(.array([]), type, at: range)
        case .enumeration(let key):
            guard let first = enumerations[key]?.cases.first, first.parameters.isEmpty else { return nil }
            let value = TypedExpression.EnumCase(enumeration: key, name: first.name.text, arguments: [], isQualified: false)
            return TypedExpression(.enumCase(value), type, at: range)
        case .date, .void, .range, .closedRange, .record, .external, .unknown: return nil
        }
    }
}
