import CLibcmark

/// Paragraphs and headings.
extension DocumentReader {
    mutating func paragraph(_ node: Node) -> Paragraph {
        let first = node.firstLine
        let (content, range) = text(node, lines: contentLines(from: first, to: max(first, node.lastLine), start: start(of: node)))
        return Paragraph(content: content, range: range)
    }

    mutating func heading(_ node: Node) -> Heading {
        let start = start(of: node)
        let line = lines.trimmed(node.firstLine)
        // Text of a paragraph that is turned into a heading cannot begin with a heading's marker.
        if let marked = markedHeadingContent(from: start, to: line.upperBound) {
            var reader = InlineReader(ContentText(lines: CollectionOfOne(marked), of: lines.bytes))
            let content = reader.read(node)
            if !reader.agrees { disagreements += 1 }
            return Heading(level: node.headingLevel, isSetext: false, content: content, range: range(from: start, to: line.upperBound))
        }
        let underline = underline(of: node)
        let textLines = contentLines(from: node.firstLine, to: max(node.firstLine, underline - 1), start: start)
        let (content, textRange) = text(node, lines: textLines)
        let end = lines.trimmed(underline).upperBound
        return Heading(
            level: node.headingLevel, isSetext: true, content: content, range: range(from: textRange.lowerBound, to: end))
    }

    /// Reads text that may begin with link reference definitions, which do not belong to it.
    private mutating func text(_ node: Node, lines ranges: [SourceRange]) -> (content: InlineContent, range: SourceRange) {
        let scanner = ContentText(lines: ranges, of: lines.bytes)
        let definitions = LinkScanner(bytes: scanner.bytes, end: scanner.bytes.count).endOfDefinitions(from: 0)
        let skipped = scanner.bytes[..<definitions].count { $0 == UInt8(ascii: "\n") }
        let remaining = skipped < ranges.count ? ranges[skipped...] : ranges[...]
        var reader = InlineReader(skipped == 0 ? scanner : ContentText(lines: remaining, of: lines.bytes))
        let content = reader.read(node)
        if !reader.agrees { disagreements += 1 }
        let start = remaining.first?.lowerBound ?? start(of: node)
        let end = remaining.last.map(lines.trimmedEnd) ?? start
        return (content, range(from: start, to: end))
    }

    /// The lines of a paragraph without the prefixes of containers and indentation.
    private func contentLines(from first: Int, to last: Int, start: Int) -> [SourceRange] {
        var ranges = [SourceRange(start, lines[first].upperBound)]
        for number in stride(from: first + 1, through: min(last, lines.count), by: 1) {
            let content = lines.cursor(inLine: number, behind: containers).cursor.indentation.offset
            ranges.append(SourceRange(content, lines[number].upperBound))
        }
        return ranges
    }

    /// The content of `## Heading ##` (CommonMark 4.2).
    private func markedHeadingContent(from start: Int, to end: Int) -> SourceRange? {
        let bytes = lines.bytes
        let marker = bytes[start..<max(start, end)].prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marker), start + marker == end || bytes[start + marker].isBlank else { return nil }
        var lower = start + marker
        while lower < end, bytes[lower].isBlank { lower += 1 }
        var upper = end
        while upper > start + marker, bytes[upper - 1] == UInt8(ascii: "#") { upper -= 1 }
        // Only what a space separates is a closing sequence.
        if upper < end, !bytes[upper - 1].isBlank { upper = end }
        return range(from: lower, to: lines.trimmedEnd(of: range(from: lower, to: upper)))
    }

    /// The number of the line of `=` or `-` below a heading. libcmark gives the line that closed it: the next one, or, if
    /// there is none, this one itself.
    private func underline(of node: Node) -> Int {
        let last = node.lastLine
        guard last > node.firstLine, last <= lines.count, node.next?.firstLine != last else { return max(node.firstLine, last - 1) }
        let (cursor, continuesAll) = lines.cursor(inLine: last, behind: containers)
        let text = lines.bytes[cursor.indentation.offset..<max(cursor.indentation.offset, lines.trimmed(last).upperBound)]
        let isUnderline = text.allSatisfy { $0 == UInt8(ascii: "=") } || text.allSatisfy { $0 == UInt8(ascii: "-") }
        return continuesAll && !text.isEmpty && isUnderline ? last : max(node.firstLine, last - 1)
    }
}
