import FlowMarkdown
import FlowSpec
import FlowSwift

/// A flow's names for the checker, and the same names in Swift for the compiler.
public enum StandIns {
    public static let scope: Scope = {
        var diagnostics = Diagnostics()
        func parse<Syntax: SpanSyntax>(_ source: String) -> Syntax {
            guard let syntax = Syntax.parse(MappedText(source, at: 0), &diagnostics) else { preconditionFailure("\(diagnostics.all)") }
            return syntax
        }
        var types = TypeTable()
        types.declare(
            [
                .enumeration(parse(Self.types[0])), .record(parse(Self.types[1])),
                .external(Name("User", at: SourceRange(0, 0)), module: "Accounts"),
            ], &diagnostics)
        var scope = Scope(types: types, context: .rule)
        for (name, type) in fields {
            let resolved = types.resolve(parse(type) as TypeSyntax, &diagnostics)
            scope.declare(Symbol(name, .field(resolved, isConditional: conditional.contains(name))))
        }
        for service in services { scope.declare(types.resolve(parse(service) as ServiceSyntax, &diagnostics)) }
        precondition(!diagnostics.hasErrors, "\(diagnostics.all)")
        return scope
    }()

    /// An enum and a record.
    public static let types = [
        "Status: open | none | failed(reason: String) | default", "Line { name: String, price: Decimal, quantity: Int, note: String? }",
    ]

    public static let fields = [
        ("text", "String"), ("other", "String"), ("maybeText", "String?"), ("count", "Int"), ("maybeCount", "Int?"), ("ratio", "Double"),
        ("maybeRatio", "Double?"), ("price", "Decimal"), ("day", "Date"), ("maybeDay", "Date?"), ("flag", "Bool"), ("maybeFlag", "Bool?"),
        ("status", "Status"), ("maybeStatus", "Status?"), ("tags", "[String]"), ("numbers", "[Int]"), ("lines", "[Line]"), ("line", "Line"),
        ("maybeLine", "Line?"), ("hidden", "String"), ("maybeHidden", "Int?"), ("default", "Bool"),
    ]

    public static let conditional: Set = ["hidden", "maybeHidden"]

    public static let services = [
        "isFree(text: String) async throws -> Bool", "limit(for line: Line, _ extra: Int) -> Int", "find(in: String) async -> Line?",
        "parse(_ text: String) throws -> Double",
    ]

    public static var writer: SwiftExpressionWriter {
        SwiftExpressionWriter(
            names: .init(
                reference: { reference, readsAsNil in
                    SwiftKeywords.escaped(reference.description) + (readsAsNil ? "IfActive" : "")
                },
                service: SwiftKeywords.escaped))
    }

    /// What the compiler needs to know of all those names.
    public static var swift: String {
        var lines = [
            "import Foundation",
            """
            enum Status: Equatable, Sendable {
                case open, none, failed(reason: String), `default`
                var isFailed: Bool { if case .failed = self { true } else { false } }
            }
            struct Line: Equatable, Sendable { var name: String, price: Decimal, quantity: Int, note: String? }
            extension String {
                var isEmail: Bool { isEmpty }
                var isURL: Bool { isEmpty }
                var isLuhn: Bool { isEmpty }
                var trimmed: String { self }
                func matches<Output>(_ regex: Regex<Output>) -> Bool { wholeMatch(of: regex) != nil }
            }
            extension Array {
                func sum<Number: AdditiveArithmetic>(_ number: (Element) throws -> Number) rethrows -> Number { try map(number).reduce(.zero, +) }
            }
            extension Date {
                func adding(days: Int) -> Date { self + TimeInterval(days) }
                func years(until other: Date) -> Int { 0 }
            }
            func exact<Value>(_ value: inout Value, _ type: Value.Type) {}
            let now = Date(), today = Date()
            func isFree(text: String) async throws -> Bool { true }
            func limit(for line: Line, _ extra: Int) -> Int { 0 }
            func find(in: String) async -> Line? { nil }
            func parse(_ text: String) throws -> Double { 0 }
            """,
        ]
        lines.append("func make<Value>() -> Value { fatalError() }")
        for (name, type) in fields {
            lines.append("let \(SwiftKeywords.escaped(name)): \(type) = make()")
            if conditional.contains(name) { lines.append("let \(name)IfActive: \(type.hasSuffix("?") ? type : type + "?") = make()") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
