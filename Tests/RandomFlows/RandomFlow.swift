import ExpressionSupport
import FlowInterpreter

/// A flow that is made up: the same for the same seed. Its fields are those of the stand-ins, so that any expression can be over them; what else there
/// is, and what it is called, is chosen at random.
///
/// Not every statement is right: an expression may call a service where none can be asked, or be constant. ``AcceptedFlow`` leaves such statements out.
struct RandomFlow {
    let name: String
    private var random: SeededGenerator
    private var expressions: RandomExpressions
    private var lines: [String] = []
    private var names: RandomNames
    /// The fields that the flow has, which may be left out, by their types.
    private var fields: [(name: String, type: String)] = []

    init(seed: UInt64) {
        name = "Flow\(seed)"
        random = SeededGenerator(seed: seed)
        expressions = RandomExpressions(seed: seed)
        names = RandomNames(seed: seed)
    }

    /// The spec, statement by statement; headings, and what belongs to a statement, are with it.
    static func text(seed: UInt64) -> String {
        var flow = RandomFlow(seed: seed)
        flow.write()
        return flow.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write() {
        lines += ["# \(name)", ""]
        if chance(2) { lines += ["- undo: \(Int.random(in: 1...20, using: &random)) edits", ""] }
        lines += [words(), ""]
        section("Types", StandIns.types.map { "- `\($0)`" + remark() })
        section("Services", StandIns.services.map { "- `\($0)`" + remark() } + ["- `save(_ text: String) async throws(Status) -> Int?`"])
        section("Fields", fieldStatements())
        section("Values", valueStatements())
        section("Validations", ruleStatements())
        section("Outcomes", ["- `finished`" + remark(), "- `led(text: String, count: Int?)`" + remark()])
        lines += ["## Commands", ""]
        for _ in 0..<Int.random(in: 1...3, using: &random) { writeCommand(names.next()) }
    }

    private mutating func section(_ title: String, _ statements: [String]) {
        guard !statements.isEmpty else { return }
        lines += ["## \(title)", ""] + statements + [""]
    }

    // MARK: Choices

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &random)] }

    /// Of a condition that is a constant Swift would say that something is never executed.
    private mutating func expression(_ type: String, _ depth: Int = 2) -> String {
        expressions.expression(type, depth).replacing("true", with: "flag").replacing("false", with: "!flag")
    }

    /// A code span, whatever stands in it.
    private func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }

    /// What stands in a message or a paragraph and is code elsewhere.
    private mutating func words() -> String {
        pick([
            "Say “more”, or */ less /*", "It costs \\\\(price) \"or so\"", "登录 🙂 e\u{301} שלום", "\"\"\" and #if and //", "A plain one",
            "C:\\\\dir &lt;b&gt; %@ {0} &#10; ${x}", "It's `text`, or `count` of them",
        ])
    }

    private mutating func message() -> String { pick([words(), "`text` and `price`, " + words(), "Wrong"]) }
    private mutating func remark() -> String { chance(2) ? ": \(pick(["what it is", "登录 \"it\" */", "a \\\\ b"]))" : "" }

    // MARK: Sections

    private mutating func fieldStatements() -> [String] {
        var statements: [String] = []
        for (name, type) in StandIns.fields {
            var phrases: [String] = []
            if StandIns.conditional.contains(name) { phrases.append("only when \(code(pick(["flag", "count > 0", "text != \"\""])))") }
            if type == "String", chance(3) { phrases.append(pick(["trimmed", "lowercased", "uppercased", "keeping digits"])) }
            if type == "String", chance(4) { phrases.append("at most \(Int.random(in: 1...40, using: &random)) characters") }
            if ["Int", "Int?", "Double", "Double?", "Decimal"].contains(type), chance(3) {
                phrases.append("typed as text, else: \(words())")
            }
            if chance(4), name != "other", name != "flag" { phrases.append("resets when `\(pick(["other", "flag"]))` changes") }
            if chance(3) { phrases.append("restored") }
            let initial = Self.initialValues[type].map { " = \($0)" } ?? ""
            statements.append("- \(code("\(name): \(type)\(initial)"))" + phrases.map { ", \($0)" }.joined())
            fields.append((name, type))
        }
        for type in ["Bool", "Int", "String"] where chance(2) {
            let name = names.next()
            statements.append("- `\(name): \(type)`" + (chance(2) ? ", set by commands" : "") + remark())
            fields.append((name, type))
        }
        return statements
    }

    private static let initialValues = [
        "Status": ".open", "Line": "Line(name: \"a\", price: 1.5, quantity: 2, note: nil)", "String": "\"\"", "Int": "1", "Double": "0.5",
    ]

    private mutating func valueStatements() -> [String] {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let type = pick(["Bool", "Int", "Double", "Decimal", "String", "Status", "String?", "Int?"])
            let isAnnotated = chance(3)
            return "- " + code("\(names.next())\(isAnnotated ? ": \(type)" : "") = \(expression(type))") + remark()
        } + [
            """
            - `\(names.next())`, by `status`
              - `.open`: \(message())
              - `.failed(let reason)`: Because of `reason`, \(words())
              - `.none`: \(message())
              - `.default`: \(message())
            """
        ]
    }

    private mutating func ruleStatements() -> [String] {
        var statements: [String] = []
        if chance(4) { statements.append("- shown at once") }
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let marks = (0..<Int.random(in: 1...2, using: &random)).map { _ in "`\(pick(StandIns.fields).0)`" }
            let places = Set(marks).sorted().joined(separator: " and ")
            switch Int.random(in: 0..<6, using: &random) {
            case 0: statements.append("- warning \(code(expression("Bool"))), on \(places): \(message())")
            case 1:
                statements.append("- only when \(code(expression("Bool")))\n  - \(code(expression("Bool"))), on \(places): \(message())")
            case 2:
                let call = "isFree(text: \(expression("String", 1)))"
                statements.append("- \(code(call)), on \(places), after 300 ms: \(message())\n  - unavailable: \(message())")
            default: statements.append("- \(code(expression("Bool"))), on \(places): \(message())")
            }
        }
        return statements
    }

    // MARK: Commands

    private mutating func writeCommand(_ command: String) {
        lines += ["### `\(command)`", ""]
        let takes = chance(3)
        if takes { lines.append("- takes `amount: Int, note: String`") }
        if chance(2) { lines.append("- enabled when \(code(chance(2) ? "isValid" : expression("Bool")))") }
        if chance(3) { lines.append("- while running: restarts") }
        if chance(3) { lines.append("- cancelled when `other` or `flag` changes") }
        if chance(4) { lines.append("- times out after 10 s") }
        if chance(4) { lines.append("- retries 2 times, after 1 s, doubling") }
        if chance(3) { lines.append("- on failure `.failed(let reason)`: `text = reason`, on `other`: Because of `reason`") }
        if chance(2) { lines.append("- on failure: \(message())") }
        lines += ["", ""] + numbered(steps(depth: 2)) + [""]
    }

    private func numbered(_ steps: [String]) -> [String] { steps.map { "1. \($0)" } }

    private mutating func steps(depth: Int) -> [String] {
        var steps = (0..<Int.random(in: 1...4, using: &random)).map { _ in step(depth: depth) }
        if chance(3) {
            steps.append(pick(["goes to `finished`", "goes to \(code("led(text: \(expression("String", 1)), count: maybeCount)"))"]))
        }
        return steps
    }

    private mutating func step(depth: Int) -> String {
        let settable = StandIns.fields.filter { Self.assignable.contains($0.1) }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return "validates"
        case 1: return "fails on `text` when \(code(expression("Bool"))): \(message())"
        case 2: return "`\(names.next()) = find(in: text)`"
        case 3: return code("maybeCount = save(\(expression("String", 1)))")
        case 4 where depth > 0:
            let inner = numbered(steps(depth: depth - 1)).map { "   \($0.replacing("\n", with: "\n   "))" }.joined(separator: "\n")
            return "when \(code(expression("Bool")))\n\(inner)"
        case 5: return "fails when \(code(expression("Bool", 1))): \(message())"
        default:
            let (name, type) = pick(settable)
            return code("\(name) = \(expression(type))")
        }
    }

    private static let assignable: Set = ["String", "Int", "Double", "Decimal", "Bool", "Status", "String?", "Int?", "Date"]
}
