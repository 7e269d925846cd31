import ExpressionSupport
import FlowSpec
import Testing

/// Every keyword that a spec may use as a name compiles, as it is escaped, wherever a name stands.
@Suite struct KeywordTests {
    @Test func escapedKeywordsCompile() throws {
        let words = SwiftKeywords.reserved.subtracting(SwiftKeywords.unusableNames).union([
            "async", "some", "open", "get", "set", "error", "yield", "each",
        ])
        let source = words.sorted().enumerated().map { index, word -> String in
            let name = SwiftKeywords.escaped(word)
            let member = SwiftKeywords.escapedMember(word)
            let label = SwiftKeywords.escapedLabel(word)
            return """
                struct S\(index) { var \(name): Int; func call(\(SwiftKeywords.escapedParameterLabel(word)) value: Int) -> Int { value }; func \(name)(a: Int) {} }
                enum E\(index) { case \(name), other }
                enum N\(index) { struct \(name) {} }
                func f\(index)(s: S\(index), \(name) value: Int) -> E\(index) {
                    let \(name) = s.\(member) + s.call(\(label): 1)
                    _ = 1 + \(name) + \(name)
                    s.\(member)(a: 1)
                    _ = N\(index).\(name)()
                    return value == 1 ? E\(index).\(member) : .\(member)
                }
                """
        }.joined(separator: "\n")
        let output = try SwiftCompiler.check(source)
        #expect(output.isEmpty, "\(output)")
    }
}
