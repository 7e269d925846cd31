import FlowInterpreter
import Foundation

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

extension Double: FlowValue {
    init?(_ value: Value) {
        guard case .double(let number) = value else { return nil }
        self = number
    }
    var flowValue: Value { .double(self) }
}

extension Decimal: FlowValue {
    init?(_ value: Value) {
        guard case .decimal(let number) = value else { return nil }
        self = number
    }
    var flowValue: Value { .decimal(self) }
}

extension Date: FlowValue {
    init?(_ value: Value) {
        guard case .date(let date) = value else { return nil }
        self = date
    }
    var flowValue: Value { .date(self) }
}

extension ThrownError {
    /// What was thrown, if it has a value.
    var value: Value? { if case .value(let value) = self { value } else { nil } }
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
