import Foundation

extension Value: CustomStringConvertible {
    /// The value as a spec writes it: `"anna"`, `.denied`, `Account(email: "a@example.com")`; a date, which no spec can write, as Foundation does.
    public var description: String {
        switch self {
        case .string(let text): text.debugDescription
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .date(let value): "\(value)"
        case .enumCase(let value): "." + value.name + value.payload.arguments
        case .record(let value): value.type + value.fields.arguments
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .range(let range): "\(range.low)\(range.isClosed ? "..." : "..<")\(range.high)"
        case .none: "nil"
        case .void: "()"
        }
    }

    /// The value as Swift puts it into a text.
    public var interpolated: String {
        switch self {
        case .string(let text): text
        case .enumCase(let value): value.name + value.payload.interpolatedArguments
        case .record(let value): value.type + value.fields.interpolatedArguments
        case .array(let elements): "[" + elements.map(\.interpolatedElement).joined(separator: ", ") + "]"
        default: description
        }
    }

    /// The value inside of another that is put into a text; there Swift quotes texts and names the type of a case.
    fileprivate var interpolatedElement: String {
        switch self {
        case .enumCase(let value): value.enumeration + "." + interpolated
        case .record, .array: interpolated
        default: description
        }
    }
}

extension [NamedValue] {
    /// `(email: "a@example.com")`; nothing if there are none.
    fileprivate var arguments: String {
        isEmpty ? "" : "(" + map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")"
    }

    fileprivate var interpolatedArguments: String {
        isEmpty ? "" : "(" + map { "\($0.name): \($0.value.interpolatedElement)" }.joined(separator: ", ") + ")"
    }
}
