import FlowInterpreter

/// A Swift type whose values the interpreter knows, too.
protocol FlowValue {
    init?(_ value: Value)
    var flowValue: Value { get }
}

extension String: FlowValue {
    init?(_ value: Value) {
        guard case .string(let text) = value else { return nil }
        self = text
    }
    var flowValue: Value { .string(self) }
}

extension Bool: FlowValue {
    init?(_ value: Value) {
        guard case .bool(let truth) = value else { return nil }
        self = truth
    }
    var flowValue: Value { .bool(self) }
}

extension Int: FlowValue {
    init?(_ value: Value) {
        guard case .int(let number) = value else { return nil }
        self = number
    }
    var flowValue: Value { .int(self) }
}

extension Optional: FlowValue where Wrapped: FlowValue {
    init?(_ value: Value) {
        if value.isNone {
            self = .none
        } else {
            guard let wrapped = Wrapped(value) else { return nil }
            self = .some(wrapped)
        }
    }
    var flowValue: Value { self?.flowValue ?? Value.none }
}

extension Array: FlowValue where Element: FlowValue {
    init?(_ value: Value) {
        guard case .array(let elements) = value else { return nil }
        self = elements.compactMap { Element($0) }
    }
    var flowValue: Value { .array(map(\.flowValue)) }
}

/// An enum whose cases carry nothing.
protocol PlainFlowEnum: FlowValue, CaseIterable {
    static var key: String { get }
}

extension PlainFlowEnum {
    init?(_ value: Value) {
        guard case .enumCase(let value) = value, let found = Self.allCases.first(where: { "\($0)" == value.name }) else { return nil }
        self = found
    }
    var flowValue: Value { .enumCase(EnumCaseValue(Self.key, "\(self)")) }
}

extension Value {
    /// What a record's field, or a case, holds under the name.
    func part<Part: FlowValue>(_ name: String, as type: Part.Type = Part.self) -> Part? {
        switch self {
        case .record(let record): record[name].flatMap { Part($0) }
        case .enumCase(let value): value.payload.first { $0.name == name }.flatMap { Part($0.value) }
        default: nil
        }
    }
}
