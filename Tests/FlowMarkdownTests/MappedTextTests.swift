import Testing

@testable import FlowMarkdown

@Suite struct MappedTextTests {
    @Test(arguments: [
        (#"a\*b\\c"#, #"a*b\c"#), (#"\a \日 \"#, #"\a \日 \"#), ("&amp;&lt;&quot;", "&<\""), ("&#65;&#x42;&#X43;", "ABC"),
        ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"),
        ("&nope; &amp &; &#; &#x; AT&T", "&nope; &amp &; &#; &#x; AT&T"), ("&nGt;&eacute;", "\u{226B}\u{20D2}é"),
        (#"\&amp; &\amp;"#, #"&amp; &\amp;"#),
        ("&CounterClockwiseContourIntegral;", "∳"), ("&amp;lt;", "&lt;"), (#"\`a\` \： *138*"#, #"`a` \： *138*"#), ("", ""),
        ("&#10;&#32;x&nbsp;", "\n x\u{A0}"),
    ])
    func unescaped(text: String, shown: String) {
        #expect(MappedText(text, at: 0).unescaped.text == shown)
    }

    /// What was replaced has the place of all that stood for it, and what follows its own.
    @Test func unescapedPlaces() {
        let text = MappedText(#"a\*b&eacute;c&nGt;d"#, at: 10).unescaped
        #expect(text.text == "a*béc\u{226B}\u{20D2}d")
        let ranges = [(0, 1), (1, 2), (2, 3), (3, 5), (5, 6), (6, 12), (12, 13), (0, 13), (1, 4)].map { text.range(from: $0, to: $1) }
        let expected = [(10, 11), (11, 13), (13, 14), (14, 22), (22, 23), (23, 28), (28, 29), (10, 29), (11, 22)]
        #expect(ranges == expected.map { SourceRange($0, $1) })
        #expect(text.range == SourceRange(10, 29))
        #expect(text.slice(from: 3, to: 12).range == SourceRange(14, 28))
        #expect(text.unescaped == text)
    }

    /// A second undoing keeps the places of the first.
    @Test func unescapedTwice() {
        let text = MappedText(#"x&amp;amp;y"#, at: 3).unescaped
        #expect(text.text == "x&amp;y")
        #expect(text.unescaped.text == "x&y")
        #expect(text.unescaped.range(from: 1, to: 2) == SourceRange(4, 13))
        #expect(text.unescaped.range(from: 2, to: 3) == SourceRange(13, 14))
    }

    @Test func emptySlices() {
        let text = MappedText("abc", at: 7)
        #expect(text.slice(from: 1, to: 1) == MappedText("", at: 8))
        #expect(text.slice(from: 3, to: 3).range == SourceRange(10, 10))
        #expect(text.range(from: 2, to: 2) == SourceRange(9, 9))
        #expect(MappedText("", at: 4).range == SourceRange(4, 4))
    }

    @Test func slicesDoNotCutCharacters() {
        let text = MappedText("a日本b", at: 10)
        #expect(text.slice(from: 2, to: 6) == MappedText("日", at: 11))
        #expect(text.slice(from: 5, to: 8) == MappedText("本b", at: 14))
        #expect(text.slice(from: 2, to: 3) == MappedText("", at: 11))
    }

    /// Slices of texts out of random documents say the same of each byte as the whole, and so do slices of slices.
    @Test func slices() {
        var random = RandomMarkdown(seed: 6)
        var generator = SeededGenerator(seed: 7)
        var count = 0
        for _ in 0..<500 {
            let document = MarkdownDocument.parse(SourceText(path: "a.md", text: random.document()))
            for case .paragraph(let paragraph) in document.blocks {
                let text = [paragraph.source, paragraph.source.unescaped].randomElement(using: &generator) ?? paragraph.source
                let boundaries = [0] + text.text.unicodeScalars.reduce(into: []) { $0.append(($0.last ?? 0) + UTF8.width($1)) }
                let first = Int.random(in: 0..<boundaries.count, using: &generator)
                let lower = boundaries[first]
                let upper = boundaries[Int.random(in: first..<boundaries.count, using: &generator)]
                let slice = text.slice(from: lower, to: upper)
                #expect(slice.range == text.range(from: lower, to: upper))
                for offset in 0..<(upper - lower) {
                    #expect(slice.range(from: offset, to: offset + 1) == text.range(from: lower + offset, to: lower + offset + 1))
                }
                #expect(text.slice(from: 0, to: upper).slice(from: lower, to: upper) == slice)
                count += 1
            }
        }
        #expect(count > 100)
    }
}
