extension ValueType {
    /// The type as Swift spells it, such as `[String]?`; `typeName` gives the full name of a declared type from its key:
    /// `Registration.CardStatus`. A type from a module goes by its own name.
    ///
    /// An unknown type is spelt `_`, as Swift's placeholder is.
    public func spelling(typeName: (String) -> String = { SwiftKeywords.escaped($0) }) -> String {
        switch self {
        case .string: "String"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .decimal: "Decimal"
        case .date: "Date"
        case .void: "Void"
        case .optional(let wrapped): wrapped.spelling(typeName: typeName) + "?"
        case .array(let element): "[" + element.spelling(typeName: typeName) + "]"
        case .range(let bound): "Range<" + bound.spelling(typeName: typeName) + ">"
        case .closedRange(let bound): "ClosedRange<" + bound.spelling(typeName: typeName) + ">"
        case .enumeration(let key), .record(let key): typeName(key)
        case .external(let name, _): SwiftKeywords.escaped(name)
        case .unknown: "_"
        }
    }
}

extension ValueType: CustomStringConvertible {
    /// The type as the spec writes it.
    public var description: String {
        // What a part is as a value goes by the part's name alone.
        spelling(typeName: { $0.hasSuffix(".\(Flow.valueName)") ? String($0.dropLast(Flow.valueName.count + 1)) : $0 })
    }

    /// The types that a spec need not declare, by name.
    public static let builtIn: [String: ValueType] = [
        "String": .string, "Bool": .bool, "Int": .int, "Double": .double, "Decimal": .decimal, "Date": .date, "Void": .void,
    ]
}
