import FlowMarkdown
import FlowSpec
import Testing

/// No input crashes or hangs the reader.
@Suite struct LimitsTests {
    private static let deep = 20_000

    static let nested: [(String, String)] = [
        ("parentheses", String(repeating: "(", count: deep) + "a" + String(repeating: ")", count: deep)),
        ("open parentheses", String(repeating: "(", count: deep)),
        ("lists", String(repeating: "[", count: deep)),
        ("negations", String(repeating: "!", count: deep) + "a"),
        ("signs", String(repeating: "-", count: deep) + "1"),
        ("sums", "1" + String(repeating: " + 1", count: deep)),
        ("alternatives", "a" + String(repeating: " ?? a", count: deep)),
        ("choices", String(repeating: "a ? b : ", count: deep) + "c"),
        ("members", "a" + String(repeating: ".a", count: deep)),
        ("calls", "a" + String(repeating: "()", count: deep)),
        ("subscripts", "a" + String(repeating: "[0]", count: deep)),
        ("closures", String(repeating: "a { ", count: deep)),
        ("strings", String(repeating: "\"\\(", count: deep)),
        ("tests", "a" + String(repeating: " is .a", count: deep)),
        ("arguments", String(repeating: "f(a: ", count: deep)),
    ]

    @Test(arguments: nested) func whatIsNestedTooDeepIsRefused(name: String, source: String) {
        var diagnostics = Diagnostics()
        let expression = Expression.parse(MappedText(source, at: 0), &diagnostics)
        #expect(expression == nil)
        #expect(diagnostics.all.count == 1)
    }

    @Test func typesHaveALimitToo() {
        var diagnostics = Diagnostics()
        #expect(TypeSyntax.parse(MappedText(String(repeating: "[", count: Self.deep), at: 0), &diagnostics) == nil)
        #expect(diagnostics.all.count == 1)
    }

    @Test func whatIsAtTheLimitIsRead() {
        var diagnostics = Diagnostics()
        let sum = "1" + String(repeating: " + 1", count: Expression.maximumHeight - 1)
        let parentheses = String(repeating: "(", count: 150) + "1" + String(repeating: ")", count: 150)
        for source in [sum, parentheses] {
            let expression = Expression.parse(MappedText(source, at: 0), &diagnostics)
            #expect(expression.flatMap { TypeChecker(SampleScope.scope(.rule)).check($0, &diagnostics) }?.type == .int)
        }
        #expect(diagnostics.all.isEmpty)
    }

    /// Long is not deep: a list of thousands is read.
    @Test func longListsAreRead() {
        var diagnostics = Diagnostics()
        let source = "[" + Array(repeating: "age + 1", count: 5_000).joined(separator: ", ") + "]"
        let expression = Expression.parse(MappedText(source, at: 0), &diagnostics)
        #expect(expression.flatMap { TypeChecker(SampleScope.scope(.rule)).check($0, &diagnostics) }?.type == .array(.int))
    }

    /// Checking looks at each part once, however choices and lists are nested: twice each would be 2^60 steps here.
    @Test(arguments: [
        String(repeating: "accepts ? email : ", count: 60) + "nickname",
        String(repeating: "(accepts ? ", count: 60) + "nil" + String(repeating: " : age)", count: 60),
        String(repeating: "[", count: 60) + "age" + String(repeating: "]", count: 60),
        String(repeating: "1 + (", count: 60) + "age" + String(repeating: ")", count: 60),
        String(repeating: "nickname ?? (", count: 60) + "email" + String(repeating: ")", count: 60),
        String(repeating: "1 == (", count: 60) + "age" + String(repeating: ")", count: 60),
    ]) func checkingDoesNotExplode(source: String) throws {
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics))
        _ = TypeChecker(SampleScope.scope(.rule)).check(expression, &diagnostics)
    }

    /// Words and signs in any order are read or refused, and what is refused is said.
    @Test(arguments: 0..<8) func anyTokensAreReadOrRefused(seed: UInt64) {
        let words = [
            "a", "email", "age", "status", "nil", "true", "is", ".", "verified", "(", ")", "[", "]", "{", "}", "$0", ",", ":", "?", "??",
            "!", "=", "==", "|",
            "||", "&&", "...", "..<", "-", "+", "/", "\"x\"", "\"\\(", "\"", "1", "2.5", "0x", "日本", "“", "”", "\u{A0}", "let", "_", "@",
            "\\", "#/", "->",
        ]
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        for _ in 0..<150 {
            let source = (0..<(1 + next() % 9)).map { _ in words[next() % words.count] + (next() % 3 == 0 ? " " : "") }.joined()
            for kind in SpanKind.allCases {
                let diagnostics = kind.diagnose(MappedText(source, at: 7))
                for diagnostic in diagnostics.all {
                    #expect(diagnostic.range.lowerBound >= 7 && diagnostic.range.upperBound <= 7 + source.utf8.count, "\(source)")
                }
            }
            var diagnostics = Diagnostics()
            if let expression = Expression.parse(MappedText(source, at: 0), &diagnostics) {
                let before = diagnostics.all.count
                let typed = TypeChecker(SampleScope.scope(.rule)).check(expression, &diagnostics)
                #expect((typed == nil) == (diagnostics.all.count > before), "\(source)")
                typed?.visit { #expect($0.kind != .invalid, "\(source)") }
            } else {
                #expect(diagnostics.hasErrors, "\(source)")
            }
        }
    }
}
