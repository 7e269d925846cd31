import CLibcmark

/// Quotes, lists and items: they end where their last block ends, since libcmark counts blank lines and what follows in.
extension DocumentReader {
    mutating func quote(_ node: Node) -> Quote? {
        let start = start(of: node)
        guard let content = content(of: node, kind: .quote, markerEnd: start + 1) else { return nil }
        return Quote(blocks: content.blocks, range: SourceRange(start, content.end))
    }

    mutating func list(_ node: Node) -> List? {
        var items: [ListItem] = []
        for child in node.children {
            if let item = item(child) { items.append(item) }
        }
        guard let first = items.first, let last = items.last else { return nil }
        return List(
            kind: node.isNumberedList ? .numbered(start: node.listStart) : .bulleted,
            marker: Character(UnicodeScalar(lines.bytes[first.markerRange.upperBound - 1])),
            isTight: node.isTightList,
            items: items,
            range: first.range.union(last.range)
        )
    }

    private mutating func item(_ node: Node) -> ListItem? {
        let start = start(of: node)
        var markerEnd = start
        while markerEnd < lines.bytes.count, lines.bytes[markerEnd].isDigit { markerEnd += 1 }
        markerEnd = min(markerEnd + 1, lines.bytes.count)
        guard let content = content(of: node, kind: .item(markerWidth: markerEnd - start), markerEnd: markerEnd) else { return nil }
        var task: TaskMarker?
        if case .paragraph(let paragraph)? = content.blocks.first { task = taskMarker(of: paragraph) }
        return ListItem(
            blocks: content.blocks,
            markerRange: range(from: start, to: markerEnd),
            task: task,
            range: range(from: start, to: content.end)
        )
    }

    /// The blocks in a container, and where the last of them or else the marker ends; `nil` if it is too deep.
    private mutating func content(of node: Node, kind: Container.Kind, markerEnd: Int) -> (blocks: [Block], end: Int)? {
        let line = node.firstLine
        let start = start(of: node)
        guard containers.count < MarkdownDocument.maximumDepth else {
            tooDeep.append(range(from: start, to: lines.trimmed(line).upperBound))
            return nil
        }
        let cut = tooDeep.count
        let cursor = lines.cursor(inLine: line, behind: containers).cursor
        containers.append(Container(kind, line: line, start: start, cursor: cursor))
        let blocks = blocks(in: node)
        containers.removeLast()
        // What was left out belongs to the container nevertheless.
        let end = max(blocks.last?.range.upperBound ?? markerEnd, cut < tooDeep.count ? tooDeep[tooDeep.count - 1].upperBound : markerEnd)
        return (blocks, end)
    }

    private func taskMarker(of paragraph: Paragraph) -> TaskMarker? {
        let start = paragraph.range.lowerBound
        let bytes = lines.bytes[start..<paragraph.range.upperBound].prefix(4)
        guard bytes.count >= 3, bytes.dropFirst(3).allSatisfy(\.isSpace) else { return nil }
        switch String(decoding: bytes.prefix(3), as: UTF8.self) {
        case "[ ]": return TaskMarker(isChecked: false, range: SourceRange(start, start + 3))
        case "[x]", "[X]": return TaskMarker(isChecked: true, range: SourceRange(start, start + 3))
        default: return nil
        }
    }
}
