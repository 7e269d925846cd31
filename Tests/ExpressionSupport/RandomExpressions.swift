import FlowInterpreter
import FlowSpec

/// Makes the sources of expressions over the names of ``StandIns``.
public struct RandomExpressions {
    private var random: SeededGenerator

    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func name(of type: String) -> String {
        let names = StandIns.fields.filter { $0.1 == type }.map(\.0)
        return pick(names)
    }

    // MARK: Well typed

    /// An expression of the type, at most so deep.
    public mutating func expression(_ type: String, _ depth: Int) -> String {
        guard depth > 0, Int.random(in: 0..<6, using: &random) > 0 else { return leaf(type) }
        let next = depth - 1
        func inner(_ type: String) -> String { "(" + expression(type, next) + ")" }
        if Int.random(in: 0..<8, using: &random) == 0, type != "Line" {
            return "\(inner("Bool")) ? \(inner(type)) : \(inner(type))"
        }
        switch type {
        case "Bool": return bool(next)
        case "Int":
            return pick([
                "\(inner("Int")) \(pick(["+", "-", "*"])) \(inner("Int"))", "-\(inner("Int"))", "\(inner("String")).count",
                "\(inner("Int?")) ?? \(inner("Int"))",
                "lines.sum { $0.quantity * \(inner("Int")) }", "\(inner("Date")).years(until: \(inner("Date")))",
                "limit(for: line, \(inner("Int")))",
                "\(inner("Int")) % 7",
            ])
        case "Double":
            return pick([
                "\(inner("Double")) \(pick(["+", "-", "*", "/"])) \(inner("Double"))", "-\(inner("Double"))",
                "maybeRatio ?? \(inner("Double"))",
                "numbers.sum { $0 > \(inner("Int")) ? 1.5 : ratio }", "ratio * \(pick(["2", "2.5", "1e3"]))",
            ])
        case "Decimal":
            return pick([
                "\(inner("Decimal")) \(pick(["+", "-", "*", "/"])) \(inner("Decimal"))", "-\(inner("Decimal"))",
                "lines.sum { $0.price + \(inner("Decimal")) }",
                "maybeLine?.price ?? \(inner("Decimal"))", "price * \(pick(["2", "19.99", "1_000.5"]))",
            ])
        case "String":
            return pick([
                "\(inner("String")) + \(inner("String"))", "\(inner("String")).\(pick(["lowercased()", "uppercased()", "trimmed"]))",
                "\(inner("String?")) ?? \(inner("String"))",
                "\"\(pick(["a", "日本語", "\\\\n\\\"", "👍"])) \\(\(expression(pick(["Int", "String", "Bool"]), next)))!\"",
                "Line(name: \(inner("String")), price: \(inner("Decimal")), quantity: 1, note: \(pick(["nil", "text", "maybeText", "hidden"]))).name",
            ])
        case "Date": return pick(["\(inner("Date")).adding(days: \(inner("Int")))", "maybeDay ?? \(inner("Date"))"])
        case "Status": return pick(["maybeStatus ?? \(inner("Status"))", "Status.failed(reason: \(inner("String")))", "Status.none"])
        case "String?": return pick(["maybeText ?? maybeLine?.note", "maybeLine?.name.lowercased()", "maybeText"])
        case "Int?": return pick(["maybeText?.count", "maybeLine?.quantity", "maybeCount ?? maybeHidden", "hidden?.trimmed.count"])
        default: return leaf(type)
        }
    }

    private mutating func bool(_ next: Int) -> String {
        func inner(_ type: String) -> String { "(" + expression(type, next) + ")" }
        let comparable = pick(["Int", "Double", "Decimal", "String", "Date"])
        let equatable = pick(["Int", "Double", "Decimal", "String", "Date", "Bool", "Status", "String?", "Int?"])
        return pick([
            "\(inner("Bool")) \(pick(["&&", "||"])) \(inner("Bool"))", "!\(inner("Bool"))",
            "\(inner(comparable)) \(pick(["<", "<=", ">", ">="])) \(inner(comparable))",
            "\(inner(equatable)) \(pick(["==", "!="])) \(inner(equatable))",
            "\(inner("Status")) is .\(pick(["open", "none", "failed", "default"]))", "maybeStatus is .\(pick(["open", "none", "failed"]))",
            "maybeStatus == .\(pick(["open", "none", "failed(reason: text)", "default"]))",
            "\(inner("String")).\(pick(["isEmpty", "isEmail", "isURL", "isLuhn"]))",
            "\(inner("String")).\(pick(["contains", "hasPrefix", "hasSuffix"]))(\(inner("String")))",
            "text.matches(\(pick(["/[0-9]+/", "/a(b|c)d/", "#/a/b/#", "/\\//", "/[)]/"])))",
            "tags.contains(\(inner("String")))",
            "lines.\(pick(["contains", "allSatisfy"])) { $0.quantity > \(inner("Int")) && $0.note == nil }",
            "(\(inner("Int"))...\(inner("Int"))).contains(\(inner("Int")))", "(1..<10).contains(\(inner("Double")))",
            "[.open, .none].contains(\(inner("Status")))",
            "\(inner(pick(["String?", "Int?"]))) \(pick(["==", "!="])) nil", "hidden == nil", "(hidden ?? \(inner("String"))).isEmpty",
            "isFree(text: \(inner("String")))",
            "maybeFlag == \(inner("Bool"))", "maybeCount == \(pick(["5", "-5", "count"]))", "parse(text) > \(inner("Double"))",
            "maybeLine?.price == \(pick(["5", "19.99", "price"]))",
        ])
    }

    private mutating func leaf(_ type: String) -> String {
        switch type {
        case "Bool": pick(["true", "false", "flag", "default", "tags.isEmpty"])
        case "Int": pick(["0", "42", "0xFF", "1_000", name(of: type), "tags.count", "line.quantity"])
        case "Double": pick(["2.5", "1e-3", name(of: type)])
        case "Decimal": pick(["price", "line.price"])
        case "String": pick(["\"\"", "\"x\"", "\"\\\\(\"", name(of: type), "line.name"])
        case "Date": pick(["now", "today", name(of: type)])
        case "Status": pick(["status", "Status.open", "Status.default"])
        default: name(of: type)
        }
    }

    // MARK: Anything

    /// An expression that is put together without regard to types: most are wrong, and those that the checker accepts are the odd ones.
    public mutating func anything(_ depth: Int) -> String {
        guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
            return pick(
                ["1", "2.5", "nil", "\"a\"", "true", ".open", ".none", "[]", "Status.open"] + StandIns.fields.map(\.0)
                    + StandIns.fields.map(\.0))
        }
        func inner() -> String {
            let text = anything(depth - 1)
            return Bool.random(using: &random) ? "(\(text))" : text
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: return "\(inner()) \(pick(BinaryOperator.allCases).rawValue) \(inner())"
        case 3: return "\(inner()) ? \(inner()) : \(inner())"
        case 4: return pick(["!", "-"]) + inner()
        case 5: return "[\(inner()), \(inner())]"
        case 6: return "\(inner())\(pick([".", "?."]))\(pick(["count", "isEmpty", "name", "price", "note", "lowercased()", "trimmed"]))"
        case 7: return "\(inner()).contains(\(inner()))"
        case 8: return "\(inner()) is .\(pick(["open", "none", "failed"]))"
        case 9:
            return
                "\(pick(["lines", "tags", "numbers"])).\(pick(["sum", "contains", "allSatisfy"])) { \(inner()) \(pick(["+", "==", ">"])) $0 }"
        case 10: return "Line(name: \(inner()), price: \(inner()), quantity: \(inner()), note: \(inner())).\(pick(["name", "note"]))"
        default: return "\(inner()) \(pick(["??", "==", "+"])) \(inner())"
        }
    }
}
