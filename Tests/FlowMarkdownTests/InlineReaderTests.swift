import Testing

@testable import FlowMarkdown

/// What happens if libcmark's nodes and the text do not agree, which another version of it might bring about.
@Suite struct InlineReaderTests {
    /// Reads the nodes of one text in another.
    private func read(_ text: String, withNodesOf other: String) -> (content: InlineContent, agrees: Bool)? {
        let bytes = Array(text.utf8)
        return withDocumentNode(Array(other.utf8)) { document in
            var children = document.children
            guard let paragraph = children.next() else { return nil }
            var reader = InlineReader(
                ContentText(lines: [TextLine(range: SourceRange(0, bytes.count), isIndentedLazily: false)], of: bytes))
            let content = reader.read(paragraph)
            return (content, reader.agrees)
        } ?? nil
    }

    @Test func theRestIsText() throws {
        let (content, agrees) = try #require(read("`a` **b [`c`](d)** e", withNodesOf: "`a` **b [`x`](d)** e"))
        #expect(!agrees)
        #expect(content.fragments.count == 2)
        #expect(content.fragments.last.map { $0.range } == SourceRange(3, 20))
        #expect(content.emphases.isEmpty)
    }

    /// Whatever is read in whatever, all of the text is there, in order.
    @Test func anyNodesInAnyText() {
        var random = RandomMarkdown(seed: 9)
        var disagreements = 0
        for _ in 0..<2000 {
            let text = random.document().filter { !$0.isNewline && $0 != "\u{0}" }
            let other = disagreements % 2 == 0 ? random.mutated(text) : random.document()
            guard let (content, agrees) = read(text, withNodesOf: other) else { continue }
            if !agrees { disagreements += 1 }
            let ranges = content.fragments.map(\.range)
            #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(text) \(other)")
            #expect(content.emphases.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= text.utf8.count })
        }
        #expect(disagreements > 100)
    }
}
