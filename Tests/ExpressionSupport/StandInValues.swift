import FlowMarkdown
import FlowSpec

/// What the names of ``StandIns`` hold, in the flow language; several worlds, so that an expression has more than one value.
public struct StandInValues: Sendable {
    /// In seconds since the beginning of 2001.
    public static let now = 800_000_000.25

    /// The value of each field, by its name.
    public let fields: [String: String]
    /// Whether the fields that can be inactive are active.
    public let isActive: Bool

    public static let worlds = [
        StandInValues(
            fields: [
                "text": "\"abc 👍🏽e\\u{301}\"", "other": "\"\"", "maybeText": "nil", "count": "3", "maybeCount": "5", "ratio": "0.1",
                "maybeRatio": "nil", "price": "19.99", "day": "now", "maybeDay": "nil", "flag": "true", "maybeFlag": "nil",
                "status": ".open", "maybeStatus": ".none", "tags": "[\"a\", \"x\"]", "numbers": "[1, -2, 300]",
                "lines": "[Line(name: \"pen\", price: 1.1, quantity: 3, note: nil), Line(name: \"\", price: -2, quantity: 0, note: \"n\")]",
                "line": "Line(name: \"Ünı\", price: 0.05, quantity: 7, note: \"x\")", "maybeLine": "nil", "hidden": "\" h \"",
                "maybeHidden": "12", "default": "false",
            ], isActive: true),
        StandInValues(
            fields: [
                "text": "\"4111 1111 1111 1111\"", "other": "\"a@b.example\"", "maybeText": "\"日本\"", "count": "-40", "maybeCount": "nil",
                "ratio": "-2.5", "maybeRatio": "1e3", "price": "0", "day": "today.adding(days: -400)", "maybeDay": "today", "flag": "false",
                "maybeFlag": "false", "status": ".failed(reason: \"x\")", "maybeStatus": "nil", "tags": "[]", "numbers": "[]",
                "lines": "[]",
                "line": "Line(name: \"l\", price: 7, quantity: -1, note: nil)",
                "maybeLine": "Line(name: \"M\", price: 19.99, quantity: 2, note: nil)", "hidden": "\"secret\"", "maybeHidden": "1",
                "default": "true",
            ], isActive: false),
        StandInValues(
            fields: [
                "text": "\"https://example.com/\"", "other": "\"x\"", "maybeText": "\"\"", "count": "9_223_372_036_854_775_800",
                "maybeCount": "-5", "ratio": "1e308", "maybeRatio": "0", "price": "-0.333", "day": "today.adding(days: 10000)",
                "maybeDay": "now", "flag": "true", "maybeFlag": "true", "status": ".default", "maybeStatus": ".failed(reason: \"\")",
                "tags": "[\"x\"]", "numbers": "[9_223_372_036_854_775_807]",
                "lines": "[Line(name: \"l\", price: 1, quantity: 9_223_372_036_854_775_807, note: \"\")]",
                "line": "Line(name: \"\", price: 1, quantity: 1, note: nil)",
                "maybeLine": "Line(name: \"\", price: 0, quantity: 0, note: \"note\")", "hidden": "\"\"", "maybeHidden": "nil",
                "default": "false",
            ], isActive: true),
    ]

    /// What a field that is inactive reads as, in the flow language.
    public static func start(of field: String) -> String { field == "hidden" ? "\"start\"" : "nil" }

    /// A source as an expression of the type.
    public static func typed(_ source: String, as type: ValueType) -> TypedExpression {
        var diagnostics = Diagnostics()
        guard let expression = Expression.parse(MappedText(source, at: 0), &diagnostics),
            let typed = TypeChecker(StandIns.scope.with(.scenario)).check(expression, expecting: type, &diagnostics)
        else { preconditionFailure("\(source): \(diagnostics.all)") }
        return typed
    }

    /// The type of a field.
    public static func type(of field: String) -> ValueType {
        guard case .field(let type, _)? = StandIns.scope.symbols[field]?.kind else { preconditionFailure("there is no \(field)") }
        return type
    }

    /// A Swift expression that makes a `Names` with these values; see ``swift``.
    public var initializer: String {
        var arguments: [String] = []
        for (name, _) in StandIns.fields {
            let type = Self.type(of: name)
            func value(_ source: String) -> String {
                StandIns.writer.text(Self.typed(source, as: type)).replacing("now", with: "Names.now").replacing(
                    "today", with: "Names.today")
            }
            let isInactive = !isActive && StandIns.conditional.contains(name)
            let source = fields[name] ?? "nil"
            arguments.append("\(SwiftKeywords.escapedLabel(name)): " + value(isInactive ? Self.start(of: name) : source))
            if StandIns.conditional.contains(name) { arguments.append("\(name)IfActive: " + (isInactive ? "nil" : value(source))) }
        }
        return "Names(" + arguments.joined(separator: ", ") + ")"
    }

    /// The type `Names`, whose members are what expressions read and call; the library's own checks have to be compiled with it.
    public static var swift: String {
        var lines = [
            """
            enum Status: Equatable, Sendable {
                case open, none, failed(reason: String), `default`
                var isFailed: Bool { if case .failed = self { true } else { false } }
            }
            struct Line: Equatable, Sendable { var name: String, price: Decimal, quantity: Int, note: String? }
            extension Array {
                func sum<Number: AdditiveArithmetic>(_ number: (Element) throws -> Number) rethrows -> Number { try map(number).reduce(.zero, +) }
            }
            struct Names: Sendable {
                static var now: Date { Date(timeIntervalSinceReferenceDate: \(now)) }
                static var today: Date { Calendar.current.startOfDay(for: now) }
                var now: Date { Self.now }
                var today: Date { Self.today }
                func isFree(text: String) async throws -> Bool { text.isEmpty }
                func limit(for line: Line, _ extra: Int) -> Int { line.quantity > extra ? extra : line.quantity }
                func find(in: String) async -> Line? { nil }
                func parse(_ text: String) throws -> Double { Double(text.count) }
            """
        ]
        for (name, type) in StandIns.fields {
            lines.append("let \(SwiftKeywords.escaped(name)): \(type)")
            if StandIns.conditional.contains(name) { lines.append("let \(name)IfActive: \(type.hasSuffix("?") ? type : type + "?")") }
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }
}
