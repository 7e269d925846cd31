/// A member that expressions may use of a type that the language knows.
///
/// The one table ``all`` is what checking, suggestions and the reference page are made from.
public struct BuiltInMember: Equatable, Hashable, Sendable {
    public enum Receiver: String, Equatable, Hashable, Sendable, CaseIterable {
        case string = "String"
        case array = "Array"
        case range = "Range"
        case date = "Date"
    }

    public enum Parameter: Equatable, Hashable, Sendable {
        case value(ValueType)
        /// An element of the array, or a value of the range's bound.
        case element
        case regex
        /// A closure of an element that answers yes or no.
        case test
        /// A closure of an element that gives a number.
        case number
    }

    public struct LabelledParameter: Equatable, Hashable, Sendable {
        public let label: String?
        public let kind: Parameter
    }

    public enum Result: Equatable, Hashable, Sendable {
        case type(ValueType)
        /// What the closure gives.
        case closureResult
    }

    public let receiver: Receiver
    public let name: String
    /// Nil for a property.
    public let parameters: [LabelledParameter]?
    public let result: Result
    /// Whether Swift itself has it; otherwise the generated code's run-time library does.
    public let isSwift: Bool
    /// What it says, for the reference page.
    public let meaning: String
    /// A condition in the flow that the reference page shows.
    public let example: String

    public var isProperty: Bool { parameters == nil }

    /// Whether its argument is a closure, written behind it: `{ $0 … }`.
    public var takesClosure: Bool { parameters?.contains { $0.kind == .test || $0.kind == .number } ?? false }

    /// The member as one writes it: `adding(days:)`, `sum { }`, `isEmpty`.
    public var usage: String {
        guard let parameters else { return name }
        if takesClosure { return "\(name) { }" }
        return "\(name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private static func property(
        _ receiver: Receiver, _ name: String, _ result: ValueType, isSwift: Bool = true, _ meaning: String, example: String
    ) -> BuiltInMember {
        BuiltInMember(
            receiver: receiver, name: name, parameters: nil, result: .type(result), isSwift: isSwift, meaning: meaning, example: example)
    }

    private static func method(
        _ receiver: Receiver, _ name: String, _ parameters: (label: String?, kind: Parameter)..., result: Result, isSwift: Bool = true,
        _ meaning: String, example: String
    ) -> BuiltInMember {
        BuiltInMember(
            receiver: receiver, name: name, parameters: parameters.map { LabelledParameter(label: $0.label, kind: $0.kind) },
            result: result,
            isSwift: isSwift, meaning: meaning, example: example)
    }

    /// All of them, in the order of the reference page.
    public static let all: [BuiltInMember] = [
        property(.string, "count", .int, "the number of characters", example: "password.count > 5"),
        property(.string, "isEmpty", .bool, "whether it has no character", example: "!email.isEmpty"),
        method(
            .string, "contains", (nil, .value(.string)), result: .type(.bool), "whether the text stands in it",
            example: #"password.contains("1")"#),
        method(
            .string, "hasPrefix", (nil, .value(.string)), result: .type(.bool), "whether it begins with the text",
            example: #"cardNumber.hasPrefix("4")"#),
        method(
            .string, "hasSuffix", (nil, .value(.string)), result: .type(.bool), "whether it ends with the text",
            example: #"email.hasSuffix(".com")"#),
        method(.string, "lowercased", result: .type(.string), "the text in small letters", example: "password.lowercased() != password"),
        method(.string, "uppercased", result: .type(.string), "the text in capital letters", example: "password.uppercased() != password"),
        property(
            .string, "isEmail", .bool, isSwift: false, "whether it is an address as browsers check it (WHATWG HTML, `type=email`)",
            example: "email.isEmail"),
        property(
            .string, "isURL", .bool, isSwift: false, "whether it is an `http` or `https` URL with a host (RFC 3986)",
            example: "website.isURL"),
        property(
            .string, "isLuhn", .bool, isSwift: false,
            "whether its 12 to 19 digits have a right check digit (ISO/IEC 7812-1), spaces and hyphens aside", example: "cardNumber.isLuhn"),
        method(
            .string, "matches", (nil, .regex), result: .type(.bool), isSwift: false, "whether the regex matches the whole text",
            example: "password.matches(/[a-z]+[0-9]+/)"),
        property(
            .string, "trimmed", .string, isSwift: false, "the text without white space at its ends", example: "password.trimmed == password"
        ),
        property(.array, "count", .int, "the number of elements", example: "friends.count < 10"),
        property(.array, "isEmpty", .bool, "whether it has no element", example: "!friends.isEmpty"),
        method(
            .array, "contains", (nil, .element), result: .type(.bool), "whether the value is an element of it",
            example: "!friends.contains(email)"),
        method(
            .array, "contains", (nil, .test), result: .type(.bool), "whether what the closure asks holds for an element",
            example: "!friends.contains { $0.isEmpty }"),
        method(
            .array, "allSatisfy", (nil, .test), result: .type(.bool), "whether what the closure asks holds for all elements",
            example: "friends.allSatisfy { $0.isEmail }"),
        method(
            .array, "sum", (nil, .number), result: .closureResult, isSwift: false, "what the closure gives for the elements, added up",
            example: "friends.sum { $0.count } < 100"),
        method(
            .range, "contains", (nil, .element), result: .type(.bool), "whether the value lies in it",
            example: "(1...9).contains(friends.count)"),
        method(
            .date, "adding", ("days", .value(.int)), result: .type(.date), isSwift: false, "the date that many days later",
            example: "today.adding(days: 1) > now"),
        method(
            .date, "adding", ("months", .value(.int)), result: .type(.date), isSwift: false,
            "the same day that many months later, or the last of a month that is too short", example: "today.adding(months: 1) > now"),
        method(
            .date, "adding", ("years", .value(.int)), result: .type(.date), isSwift: false,
            "the same day that many years later; 29 February becomes 28 February", example: "(birthday ?? today).adding(years: 18) <= today"
        ),
        method(
            .date, "years", ("until", .value(.date)), result: .type(.int), isSwift: false, "the number of full years up to the other date",
            example: "(birthday ?? today).years(until: today) >= 18"),
    ]

    /// What the choices among fields become: of a list that holds for each whether it is filled in, or nil where it is inactive. They stand in
    /// no spec, which has phrases for them.
    static func choice(_ choice: FieldChoice) -> BuiltInMember {
        let name =
            switch choice {
            case .atLeastOne: "isAtLeastOne"
            case .exactlyOne: "isExactlyOne"
            case .allOrNone: "isAllOrNone"
            }
        return property(.array, name, .bool, isSwift: false, "", example: "")
    }

    /// The members of a type; none for types without any.
    public static func members(of type: ValueType) -> [BuiltInMember] {
        let receiver: Receiver
        switch type {
        case .string: receiver = .string
        case .array: receiver = .array
        case .range, .closedRange: receiver = .range
        case .date: receiver = .date
        default: return []
        }
        return all.filter { $0.receiver == receiver }
    }
}
