/// The type of a value in a flow.
public indirect enum ValueType: Equatable, Hashable, Sendable {
    case string
    case bool
    case int
    case double
    case decimal
    case date
    /// What a service without a result gives.
    case void
    /// Never an optional of an optional.
    case optional(ValueType)
    case array(ValueType)
    /// `a..<b`.
    case range(ValueType)
    /// `a...b`.
    case closedRange(ValueType)
    /// An enum that the flow declares, imports from another flow, or has written in place.
    case enumeration(String)
    /// A record that the flow declares, or a part read as a value.
    case record(String)
    /// A type that the app has already.
    case external(name: String, module: String)
    /// A type that is not known here: something was wrong and has been reported, or a member of a type from a module, which
    /// only the compiler knows. It goes with every other type, so that nothing follows from one mistake.
    case unknown

    /// Whether the type and all that it is made of is known.
    public var isKnown: Bool {
        switch self {
        case .unknown: false
        case .optional(let type), .array(let type), .range(let type), .closedRange(let type): type.isKnown
        default: true
        }
    }

    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its question mark.
    public var unwrapped: ValueType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    /// The type with a question mark, of which there is never more than one.
    public var asOptional: ValueType {
        isOptional ? self : .optional(self)
    }

    /// `Int`, `Double` and `Decimal`.
    public var isNumber: Bool { self == .int || self == .double || self == .decimal }

    /// Whether `<` orders two values of the type.
    public var isComparable: Bool { isNumber || self == .string || self == .date || self == .unknown }

    /// The element of an array, or the bound of a range.
    public var element: ValueType? {
        switch self {
        case .array(let element), .range(let element), .closedRange(let element): element
        default: nil
        }
    }
}
