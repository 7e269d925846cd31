import Foundation
import Testing

@testable import FlowMarkdown

/// Input that is too much in one respect.
@Suite struct LimitTests {
    @Test(arguments: ["> ", "- ", "1. ", "> - ", "- > 1) "])
    func deepNesting(marker: String) async {
        // The stack that threads have beside the main one on Apple platforms.
        let (tooDeep, depth) = await onThread(stackSize: 512 * 1024) {
            let source = SourceText(path: "deep.md", text: String(repeating: marker, count: 10_000) + "a `b`\n\nc")
            let document = MarkdownDocument.parse(source)
            #expect(document == MarkdownDocument.parse(source))
            #expect(TreeLaws(document).violations.isEmpty)
            return (document.tooDeep, Self.depth(of: document.blocks))
        }
        #expect(depth == MarkdownDocument.maximumDepth)
        #expect(tooDeep.count == 1)
        #expect(tooDeep.first?.upperBound == marker.utf8.count * 10_000 + 5)
    }

    @Test func nestingOverManyLines() {
        let text = (0..<200).map { String(repeating: "  ", count: $0) + "- `a`\n" }.joined()
        let document = MarkdownDocument.parse(SourceText(path: "deep.md", text: text))
        #expect(document.tooDeep.count == 1)
        #expect(document.tooDeep.first.map { document.source.position(at: $0.lowerBound) } == SourcePosition(line: 51, column: 101))
        #expect(TreeLaws(document).violations.isEmpty)
    }

    @Test func theDeepestThatIsRead() {
        let text = String(repeating: "> ", count: MarkdownDocument.maximumDepth) + "a\n> b\n\n> c"
        let document = MarkdownDocument.parse(SourceText(path: "deep.md", text: text))
        #expect(document.tooDeep.isEmpty)
        #expect(document.dump.contains("text 'a b'"))
    }

    /// What would take minutes if any part were not linear.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "- `email: String`, trimmed, at most 20\n  characters \\* &amp; **x**\n\n", "line of `text`\n", "[a](b) ", "![a", "*a **b** ",
            "&abcdefg; ", "[a]: /b 'c\n",
            "a\\\n", "<!-- a -->\n", "a<!-- b -->", "# a\n", "a\n---\n", "```\n", "~~~\na\n", "[", "`", "<", "    a\n", "> a\n", "- a\n\n",
            "--", "\n", "\r", "- ```\n\n",
        ])
    func length(unit: String) {
        let source = SourceText(path: "long.md", text: String(repeating: unit, count: 20_000) + "\n\nend")
        let document = MarkdownDocument.parse(source)
        #expect(document.tooDeep.isEmpty)
        #expect(document.blocks.last.map { $0.range.upperBound } == source.count)
    }

    private static func depth(of blocks: [Block]) -> Int {
        blocks.map { block in
            switch block {
            case .quote(let quote): 1 + depth(of: quote.blocks)
            case .list(let list): 1 + (list.items.map { depth(of: $0.blocks) }.max() ?? 0)
            default: 0
            }
        }.max() ?? 0
    }

    private func onThread<Result: Sendable>(stackSize: Int, _ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = stackSize
            thread.start()
        }
    }
}
