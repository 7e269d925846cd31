import ExpressionSupport
import FlowInterpreter
import FlowMarkdown
import Testing

@testable import FlowDocuments

/// How texts become lines.
@Suite struct GraphLineTests {
    @Test(arguments: [
        ("", []), ("one", ["one"]), ("a  b\n c", ["a b c"]),
        ("the quick brown fox jumps over the lazy dog", ["the quick brown fox jumps over the lazy", "dog"]),
        (String(repeating: "x", count: 45), [String(repeating: "x", count: 40), "xxxxx"]),
        (String(repeating: "票", count: 25), [String(repeating: "票", count: 20), "票票票票票"]),
    ])
    func breaks(text: String, lines: [String]) {
        #expect(GraphLine.lines(.note, [.prose(text)]).map(\.text) == lines)
    }

    @Test func shortens() {
        let lines = GraphLine.lines(.step, [.code((0..<100).map { "word\($0)" }.joined(separator: " "))])
        #expect(lines.count == GraphLine.maximumCount)
        #expect(lines.map(\.isContinuation) == [false, true, true, true])
        #expect(lines[3].text.hasSuffix(" …"))
    }

    @Test func spacesStandWhereTheyStood() {
        let runs: [GraphLine.Run] = [.prose("Call "), .code("number"), .prose(", not "), .code("a"), .prose("!")]
        #expect(GraphLine.lines(.message, runs, isSpaced: false).map(\.text) == ["Call number, not a!"])
        #expect(GraphLine.lines(.note, [.prose("only when"), .code("a"), .prose("holds")]).map(\.text) == ["only when a holds"])
    }

    /// Any text fits, and what is not shortened is whole.
    @Test func fits() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let words = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
                String((0..<Int.random(in: 1...50, using: &generator)).map { _ in "ab票🙂".randomElement(using: &generator)! })
            }
            let lines = GraphLine.lines(.note, [.prose(words.joined(separator: " "))])
            for line in lines { #expect(line.text.columnCount <= GraphLine.width + 2, "\(words)") }
            if lines.last?.text.hasSuffix("…") != true {
                #expect(lines.map(\.text).joined().filter { $0 != " " } == words.joined(), "\(words)")
            }
        }
    }
}
