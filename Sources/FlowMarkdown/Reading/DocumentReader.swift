import CLibcmark

/// Makes the typed tree from libcmark's.
///
/// libcmark is asked for the structure and for the first line and column of each block; ends are found in the text.
struct DocumentReader {
    let source: SourceText
    let lines: SourceLines
    var tooDeep: [SourceRange] = []
    /// The containers around the block that is being read, from the outside in.
    var containers: [Container] = []
    /// In how many paragraphs and headings the inline nodes were not found in the text.
    var disagreements = 0

    init(_ source: SourceText) {
        self.source = source
        lines = SourceLines(source)
    }

    mutating func read() -> MarkdownDocument {
        let content = withDocumentNode(lines.bytes) { blocks(in: $0) }
        return MarkdownDocument(source: source, blocks: content ?? [], tooDeep: tooDeep)
    }

    mutating func blocks(in parent: Node) -> [Block] {
        var blocks: [Block] = []
        for node in parent.children {
            if let block = block(node) { blocks.append(block) }
        }
        return blocks
    }

    private mutating func block(_ node: Node) -> Block? {
        switch node.type {
        case CMARK_NODE_HEADING: .heading(heading(node))
        case CMARK_NODE_PARAGRAPH: paragraph(node).map(Block.paragraph)
        case CMARK_NODE_LIST: list(node).map(Block.list)
        case CMARK_NODE_BLOCK_QUOTE: quote(node).map(Block.quote)
        case CMARK_NODE_CODE_BLOCK: .codeBlock(codeBlock(node))
        case CMARK_NODE_HTML_BLOCK: .htmlBlock(htmlBlock(node))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak(thematicBreak(node))
        default: nil
        }
    }

    private func thematicBreak(_ node: Node) -> ThematicBreak {
        ThematicBreak(range: range(from: start(of: node), to: lines.trimmed(node.firstLine).upperBound))
    }

    /// The offset of the first byte of a block, as libcmark gives it.
    func start(of node: Node) -> Int {
        let line = lines[node.firstLine]
        return min(line.lowerBound + max(node.firstColumn - 1, 0), line.upperBound)
    }

    /// A range that is empty where its end does not lie behind its beginning.
    func range(from start: Int, to end: Int) -> SourceRange {
        SourceRange(start, max(start, end))
    }
}
