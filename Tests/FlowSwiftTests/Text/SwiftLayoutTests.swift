import Testing

@testable import FlowSwift

@Suite struct SwiftLayoutTests {
    private static func text(_ layout: SwiftLayout, indentation: Int = 0) -> String {
        layout.lines(indentation: indentation, column: indentation).joined(separator: "\n")
    }

    private static let long = String(repeating: "a", count: 50)
    private static let words = Array(repeating: "word", count: 30).joined(separator: " ")

    @Test(
        arguments: [
            ("a + b", "a + b"),
            (.sequence(["a", " ", "b"]), "a b"),
            (.call("f", []), "f()"),
            (.call("f", ["1", .labelled("to", "2")]), "f(1, to: 2)"),
            (.arguments(open: "[", ["1", "2"], close: "]"), "[1, 2]"),
            (.chain(operator: "&&", ["a", "b", "c"]), "a && b && c"),
            (.conditional("a", "b", "c"), "a ? b : c"),
            (.literal("a \\\"b\\\""), "\"a \\\"b\\\"\""),
            (.closure(parameters: [], ["a"]), "{ a }"),
            (.closure(parameters: ["a", "_"], ["a"]), "{ a, _ in a }"),
            (.sequence([.call(".reading", ["a"]), " ", .closure(parameters: ["a"], ["a > 3"])]), ".reading(a) { a in a > 3 }"),
        ] as [(SwiftLayout, String)])
    func flat(_ layout: SwiftLayout, _ expected: String) {
        #expect(layout.flat == expected)
        #expect(Self.text(layout) == expected)
    }

    @Test func severalStatementsAreBroken() {
        #expect(Self.text(.closure(parameters: ["a"], ["let b = a", "return b"])) == "{ a in\n    let b = a\n    return b\n}")
    }

    @Test func severalClosuresAreBroken() {
        let layout = SwiftLayout.sequence([".call ", .closure(parameters: [], ["a"]), " then: ", .closure(parameters: ["_"], [".done"])])
        #expect(Self.text(layout) == ".call {\n    a\n} then: { _ in\n    .done\n}")
    }

    @Test func arguments() {
        let layout = SwiftLayout.call("f", [.text(Self.long), .labelled("b", .text(Self.long)), .labelled("c", .text(Self.long))])
        #expect(Self.text(layout) == "f(\n    \(Self.long),\n    b: \(Self.long),\n    c: \(Self.long)\n)")
    }

    /// A broken list has a comma behind its last element, unless it is the only one.
    @Test func lists() {
        let several = SwiftLayout.arguments(open: "[", [.text(Self.long), .text(Self.long), .text(Self.long)], close: "]")
        #expect(Self.text(several) == "[\n    \(Self.long),\n    \(Self.long),\n    \(Self.long),\n]")
        let one = SwiftLayout.arguments(open: "[", [.text(Self.long + Self.long + Self.long)], close: "]")
        #expect(Self.text(one) == "[\n    \(Self.long + Self.long + Self.long)\n]")
    }

    @Test func nestedArguments() {
        let inner = SwiftLayout.call("g", [.text(Self.long), .text(Self.long)])
        let layout = SwiftLayout.call("f", [.labelled("x", inner), .text(Self.long)])
        #expect(Self.text(layout) == "f(\n    x: g(\(Self.long), \(Self.long)),\n    \(Self.long)\n)")
        let deeper = SwiftLayout.call("f", [.labelled("x", .call("g", [.text(Self.long), .text(Self.long), .text(Self.long)]))])
        #expect(Self.text(deeper) == "f(\n    x: g(\n        \(Self.long),\n        \(Self.long),\n        \(Self.long)\n    )\n)")
    }

    @Test func chains() {
        let layout = SwiftLayout.chain(operator: "&&", [.text(Self.long), .text(Self.long), .text(Self.long)])
        #expect(Self.text(layout) == "\(Self.long)\n    && \(Self.long)\n    && \(Self.long)")
    }

    @Test func conditionals() {
        let layout = SwiftLayout.conditional(.text(Self.long), .text(Self.long), .text(Self.long))
        #expect(Self.text(layout) == "\(Self.long)\n    ? \(Self.long)\n    : \(Self.long)")
        #expect(
            Self.text(.call("f", [.labelled("to", layout)]))
                == "f(\n    to: \(Self.long)\n        ? \(Self.long)\n        : \(Self.long)\n)")
    }

    /// Of a call with a closure the closure is broken first, then its signature moves down, and only then the arguments are broken.
    @Test func closuresBehindCalls() {
        func layout(_ name: String, count: Int) -> SwiftLayout {
            let names = (0..<count).map { "\(name)\($0)" }
            return .sequence([
                "let x = ", .call(".reading", names.map { .text($0) }), " ",
                .closure(parameters: names, [.text(names.joined(separator: " + "))]),
            ])
        }
        #expect(
            Self.text(layout("fortyCharactersLongName", count: 2)) == """
                let x = .reading(fortyCharactersLongName0, fortyCharactersLongName1) {
                    fortyCharactersLongName0, fortyCharactersLongName1 in
                    fortyCharactersLongName0 + fortyCharactersLongName1
                }
                """)
        #expect(
            Self.text(layout("aName", count: 6)) == """
                let x = .reading(aName0, aName1, aName2, aName3, aName4, aName5) { aName0, aName1, aName2, aName3, aName4, aName5 in
                    aName0 + aName1 + aName2 + aName3 + aName4 + aName5
                }
                """)
        #expect(
            Self.text(layout("thirtyThreeCharactersLongName", count: 4)) == """
                let x = .reading(
                    thirtyThreeCharactersLongName0,
                    thirtyThreeCharactersLongName1,
                    thirtyThreeCharactersLongName2,
                    thirtyThreeCharactersLongName3
                ) {
                    thirtyThreeCharactersLongName0,
                    thirtyThreeCharactersLongName1,
                    thirtyThreeCharactersLongName2,
                    thirtyThreeCharactersLongName3 in
                    thirtyThreeCharactersLongName0 + thirtyThreeCharactersLongName1 + thirtyThreeCharactersLongName2 + thirtyThreeCharactersLongName3
                }
                """)
    }

    @Test func literals() {
        let lines = SwiftLayout.literal(Self.words).lines(indentation: 0, column: 0)
        #expect(lines.first == "\"\"\"" && lines.last == "\"\"\"")
        #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.hasSuffix(" \\") && $0.count <= 120 })
        #expect(lines.dropFirst().dropLast().map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined() == Self.words)
        // Behind a label it is indented, behind the key of a dictionary it is not.
        #expect(Self.text(.call("f", [.labelled("a", .literal(Self.words))])).hasPrefix("f(\n    a: \"\"\"\n        word word"))
        #expect(
            Self.text(.arguments(open: "[", [.labelled("\"a\"", .literal(Self.words))], close: "]")).hasPrefix(
                "[\n    \"a\": \"\"\"\n    word word"))
        #expect(Self.text(.literal(Self.long + Self.long + Self.long)) == "\"\(Self.long + Self.long + Self.long)\"")
    }

    /// An interpolation is not broken, whatever stands in it.
    @Test func interpolations() {
        let content = "\(Self.words) \\(f(a, b) ? \"x y\" : (c)) end \\\\(not one)"
        let lines = SwiftLayout.literal(content).lines(indentation: 0, column: 0)
        #expect(lines.contains { $0.contains("\\(f(a, b) ? \"x y\" : (c))") })
        #expect(lines.dropFirst().dropLast().map { $0.hasSuffix(" \\") ? String($0.dropLast()) : $0 }.joined() == content)
    }

    @Test func switches() {
        let layout = SwiftLayout.switchOver(
            "a", cases: [.init(pattern: ".b", value: "1"), .init(pattern: ".c", value: .text(Self.long + Self.long + Self.long))])
        #expect(Self.text(layout) == "switch a {\ncase .b: 1\ncase .c:\n    \(Self.long + Self.long + Self.long)\n}")
    }

    @Test func blocks() {
        let block = SwiftLayout.block("if a {", ["b"], close: .block("} else {", ["c"], close: "}"))
        #expect(Self.text(block) == "if a {\n    b\n} else {\n    c\n}")
        let condition = SwiftLayout.chain(operator: "||", [.text(Self.long), .text(Self.long), .text(Self.long)])
        #expect(
            Self.text(.block(.sequence(["if ", condition, " {"]), ["b"], close: "}"))
                == "if \(Self.long)\n    || \(Self.long)\n    || \(Self.long)\n{\n    b\n}")
        let function = SwiftLayout.block(
            .sequence([.call("func f", [.text(Self.long), .text(Self.long)]), .text(" -> \(Self.long) {")]), ["b"], close: "}")
        #expect(Self.text(function) == "func f(\n    \(Self.long),\n    \(Self.long)\n) -> \(Self.long) {\n    b\n}")
    }

    /// The comma behind an element, and what follows a call, count as well.
    @Test func lastColumn() {
        for count in 100...125 {
            let layout = SwiftLayout.call("f", [.call("g", [.text(String(repeating: "x", count: count))]), "y"])
            #expect(Self.text(layout).split(separator: "\n").allSatisfy { $0.count <= max(120, count + 8) })
            let literal = SwiftLayout.call("f", [.labelled("a", .literal(String(repeating: "x ", count: count / 2))), "y"])
            #expect(Self.text(literal).split(separator: "\n").allSatisfy { $0.count <= 120 })
        }
    }

    @Test func uses() {
        #expect(SwiftLayout.text("model.name").uses("model"))
        #expect(SwiftLayout.text("proceed(model, change)").uses("change"))
        #expect(!SwiftLayout.closure(parameters: ["model"], ["model.name"]).uses("model"))
        #expect(SwiftLayout.literal("\\(model.name)").uses("model"))
        #expect(SwiftLayout.conditional("a", "b", "model.c").uses("model"))
        #expect(!SwiftLayout.text("models.name").uses("model"))
    }
}
