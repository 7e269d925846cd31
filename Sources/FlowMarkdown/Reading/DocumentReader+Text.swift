import CLibcmark

/// Paragraphs and headings.
extension DocumentReader {
    /// `nil` if there is nothing but white space that libcmark takes for content, such as a form feed.
    mutating func paragraph(_ node: Node) -> Paragraph? {
        let first = node.firstLine
        let (content, range) = text(node, lines: textLines(from: first, to: max(first, node.lastLine), start: start(of: node)))
        return range.isEmpty ? nil : Paragraph(content: content, range: range)
    }

    mutating func heading(_ node: Node) -> Heading {
        let start = start(of: node)
        let line = lines.trimmed(node.firstLine)
        // Text of a paragraph that is turned into a heading cannot begin with a heading's marker.
        if let marked = markedHeadingContent(from: start, to: lines[node.firstLine].upperBound) {
            var reader = InlineReader(ContentText(lines: [TextLine(range: marked, isIndentedLazily: false)], of: lines.bytes))
            let content = reader.read(node)
            if !reader.agrees { disagreements += 1 }
            return Heading(level: node.headingLevel, isSetext: false, content: content, range: range(from: start, to: line.upperBound))
        }
        let underline = underline(of: node)
        let above = textLines(from: node.firstLine, to: max(node.firstLine, underline - 1), start: start)
        let (content, textRange) = text(node, lines: above)
        let end = lines.trimmed(underline).upperBound
        return Heading(
            level: node.headingLevel, isSetext: true, content: content, range: range(from: textRange.lowerBound, to: end))
    }

    private func textLines(from first: Int, to last: Int, start: Int) -> [TextLine] {
        var result = [TextLine(range: SourceRange(start, lines[first].upperBound), isIndentedLazily: false)]
        for number in stride(from: first + 1, through: min(last, lines.count), by: 1) {
            let (cursor, continuesAll) = lines.cursor(inLine: number, behind: containers)
            let range = SourceRange(cursor.indentation.offset, lines[number].upperBound)
            result.append(TextLine(range: range, isIndentedLazily: !continuesAll && cursor.isAtBlank))
        }
        return result
    }

    /// Reads text that may begin with link reference definitions, which do not belong to it.
    private mutating func text(_ node: Node, lines textLines: [TextLine]) -> (content: InlineContent, range: SourceRange) {
        let whole = ContentText(lines: textLines, of: lines.bytes)
        let scanner = LinkScanner(bytes: whole.bytes, end: whole.bytes.count)
        var offset = 0
        var skipped = 0
        // No definition begins behind indentation that libcmark leaves in.
        while skipped < textLines.count, !textLines[skipped].isIndentedLazily, let end = scanner.endOfDefinition(from: offset) {
            skipped += whole.bytes[offset..<end].count { $0 == UInt8(ascii: "\n") }
            offset = end
        }
        // There is content, or there would be no node.
        if skipped == textLines.count { skipped = 0 }
        var reader = InlineReader(skipped == 0 ? whole : ContentText(lines: textLines[skipped...], of: lines.bytes))
        let content = reader.read(node)
        if !reader.agrees { disagreements += 1 }
        return (content, reader.range)
    }

    /// The content of `## Heading ##` (CommonMark 4.2).
    private func markedHeadingContent(from start: Int, to end: Int) -> SourceRange? {
        let bytes = lines.bytes
        let marker = bytes[start..<max(start, end)].prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marker), start + marker == end || bytes[start + marker].isBlank else { return nil }
        let end = lines.trimmedEnd(of: range(from: start, to: end), \.isSpace)
        var lower = start + marker
        while lower < end, bytes[lower].isBlank { lower += 1 }
        var upper = end
        while upper > start + marker, bytes[upper - 1] == UInt8(ascii: "#") { upper -= 1 }
        // Only what a space separates is a closing sequence.
        if upper < end, !bytes[upper - 1].isBlank { upper = end }
        return range(from: lower, to: lines.trimmedEnd(of: range(from: lower, to: upper), \.isSpace))
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
