import CLibcmark

/// Code and HTML blocks. libcmark gives wrong last lines for most of them, so they end where their text says.
extension DocumentReader {
    func codeBlock(_ node: Node) -> CodeBlock {
        let first = node.firstLine
        let start = start(of: node)
        let lineCount = Self.lineCount(node.literal)
        let indentation = lines.cursor(inLine: first, behind: containers).cursor.indentation.width
        // Only less than four columns before a fence let it be one (CommonMark 4.4, 4.5).
        let isFenced = indentation < 4
        let end =
            if !isFenced {
                lines.end(ofLines: first, first + lineCount - 1, in: containers)
            } else if let closing = closingFence(inLine: first + lineCount + 1, of: start) {
                closing
            } else {
                lines.end(ofLines: first, first + lineCount, in: containers)
            }
        return CodeBlock(isFenced: isFenced, info: node.info, literal: node.literalText, range: range(from: start, to: end))
    }

    func htmlBlock(_ node: Node) -> HTMLBlock {
        let first = node.firstLine
        let end = lines.end(ofLines: first, first + Self.lineCount(node.literal) - 1, in: containers)
        return HTMLBlock(
            literal: node.literalText, isComment: Self.isComment(node.literal), range: range(from: start(of: node), to: end))
    }

    /// Where the fence in this line ends, if it closes the one at `opening`.
    private func closingFence(inLine number: Int, of opening: Int) -> Int? {
        guard number <= lines.count, opening < lines.bytes.count else { return nil }
        let fence = lines.bytes[opening]
        let width = lines.bytes[opening...].prefix { $0 == fence }.count
        let (cursor, continuesAll) = lines.cursor(inLine: number, behind: containers)
        let indentation = cursor.indentation
        let end = lines.trimmed(number).upperBound
        guard continuesAll, indentation.width < 4, end - indentation.offset >= width,
            lines.bytes[indentation.offset..<end].allSatisfy({ $0 == fence })
        else { return nil }
        return end
    }

    private static func lineCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for (index, byte) in text.enumerated() {
            let isPair = byte == UInt8(ascii: "\r") && index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair { count += 1 }
        }
        return count
    }

    /// Whether a text consists of closed HTML comments and white space.
    private static func isComment(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = text[...].drop(while: \.isSpace)
        if rest.isEmpty { return false }
        while !rest.isEmpty {
            guard rest.starts(with: "<!--".utf8) else { return false }
            // The hyphens of the opening may be those of the close: `<!-->`.
            var offset = rest.startIndex + 2
            while offset + 3 <= rest.endIndex, !rest[offset...].starts(with: "-->".utf8) { offset += 1 }
            guard offset + 3 <= rest.endIndex else { return false }
            rest = rest[(offset + 3)...].drop(while: \.isSpace)
        }
        return true
    }
}
