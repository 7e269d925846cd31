import Testing

@testable import FlowMarkdown

@Suite struct SourceTextTests {
    /// Lines as CommonMark 2.1 divides them.
    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]), ("\n\r\r\n\n", ["", "", "", "", ""]),
        ("日本\n語", ["日本", "語"]), ("a\u{2028}b\u{C}c", ["a\u{2028}b\u{C}c"]), ("\u{FEFF}a\n", ["\u{FEFF}a", ""]),
    ])
    func lines(text: String, lines: [String]) {
        let source = SourceText(path: "a.md", text: text)
        #expect((1...source.lineCount).map { source.text(of: source.range(ofLine: $0)) } == lines)
    }

    @Test(arguments: [
        ("abc", 0, 1, 1), ("abc", 3, 1, 4), ("abc", 9, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("日本語", 3, 1, 2), ("日本語", 4, 1, 2),
        ("👩‍👩‍👧a", 18, 1, 2), ("e\u{301}a", 1, 1, 1), ("e\u{301}a", 3, 1, 2), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}ab", 0, 1, 1),
        ("a\r\nb", 3, 2, 1),
        ("a\r\nb", 2, 1, 2), ("\t`a`", 1, 1, 2), ("a\n", 2, 2, 1), ("", 0, 1, 1),
    ])
    func position(text: String, offset: Int, line: Int, column: Int) {
        #expect(SourceText(path: "a.md", text: text).position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test func nullIsReplaced() {
        #expect(SourceText(path: "a.md", text: "a\u{0}b").text == "a\u{FFFD}b")
    }

    @Test func bytesThatAreCutAreReplaced() {
        #expect(SourceText(path: "a.md", text: "日本").text(of: SourceRange(3, 5)) == "\u{FFFD}")
    }

    /// Positions grow with offsets, and lead back to their line.
    @Test func positionsOfRandomText() {
        var random = RandomMarkdown(seed: 5)
        for _ in 0..<200 {
            let source = SourceText(path: "a.md", text: random.document())
            var previous = SourcePosition(line: 1, column: 1)
            for offset in 0...source.count {
                let position = source.position(at: offset)
                #expect((previous.line, previous.column) <= (position.line, position.column))
                let line = source.range(ofLine: position.line)
                #expect(line.lowerBound <= offset)
                #expect(position.line == source.lineCount || offset < source.range(ofLine: position.line + 1).lowerBound)
                previous = position
            }
        }
    }
}
