import Foundation

/// A value of a flow, as expressions give and fields hold it.
///
/// An optional needs no case of its own: the language has no optional of an optional, so that a value that is there stands for itself, and
/// ``none`` for nothing.
///
/// What is large lies elsewhere, so that the values that flows mostly hold are small, and made without an allocation.
public enum Value: Equatable, Sendable {
    case string(String)
    case bool(Bool)
    case int(Int)
    case double(Double)
    indirect case decimal(Decimal)
    case date(Date)
    indirect case enumCase(EnumCaseValue)
    indirect case record(RecordValue)
    case array([Value])
    indirect case range(RangeValue)
    /// `nil`.
    case none
    /// What a service without a result gives.
    case void

    public var isNone: Bool { if case .none = self { true } else { false } }

    /// The truth that it is; nil for a value of another type.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var elements: [Value]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

/// A value with a name: of a record, or carried by a case.
public struct NamedValue: Equatable, Sendable {
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}

/// A case of an enum, with what it carries.
public struct EnumCaseValue: Equatable, Sendable {
    /// The key of the enum.
    public let enumeration: String
    public let name: String
    public let payload: [NamedValue]

    public init(_ enumeration: String, _ name: String, _ payload: [NamedValue] = []) {
        self.enumeration = enumeration
        self.name = name
        self.payload = payload
    }

    /// Only cases of one enum are compared, which a part and the whole know by different keys.
    public static func == (one: EnumCaseValue, other: EnumCaseValue) -> Bool { one.name == other.name && one.payload == other.payload }
}

/// A record, its fields in the order of their declaration.
public struct RecordValue: Equatable, Sendable {
    /// The key of the record.
    public let type: String
    public let fields: [NamedValue]

    public init(_ type: String, _ fields: [NamedValue]) {
        self.type = type
        self.fields = fields
    }

    /// Only records of one type are compared, which a part and the whole know by different keys.
    public static func == (one: RecordValue, other: RecordValue) -> Bool { one.fields == other.fields }

    public subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}

/// `low...high`, or `low..<high`.
public struct RangeValue: Equatable, Sendable {
    public let low: Value
    public let high: Value
    /// Whether `high` belongs to it.
    public let isClosed: Bool

    public init(low: Value, high: Value, isClosed: Bool) {
        self.low = low
        self.high = high
        self.isClosed = isClosed
    }
}

extension Value {
    /// Whether this value stands before the other, as `<` says; nil for values that have no order.
    public func isLess(than other: Value) -> Bool? {
        switch (self, other) {
        case (.int(let a), .int(let b)): a < b
        case (.double(let a), .double(let b)): a < b
        case (.decimal(let a), .decimal(let b)): a < b
        case (.string(let a), .string(let b)): a < b
        case (.date(let a), .date(let b)): a < b
        default: nil
        }
    }

    /// The same for `<=`, which is more than "not greater": a `Double` that is no number is neither.
    public func isLessOrEqual(to other: Value) -> Bool? {
        switch (self, other) {
        case (.int(let a), .int(let b)): a <= b
        case (.double(let a), .double(let b)): a <= b
        case (.decimal(let a), .decimal(let b)): a <= b
        case (.string(let a), .string(let b)): a <= b
        case (.date(let a), .date(let b)): a <= b
        default: nil
        }
    }
}
