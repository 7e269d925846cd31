import CLibcmark

/// Entity and numeric character references: `&amp;`, `&#38;`, `&#x26;` (CommonMark 2.5).
enum CharacterReference {
    /// The text that the reference beginning at `start` stands for, and the offset behind it; `nil` if there is none.
    static func decode(_ bytes: [UInt8], at start: Int) -> (text: [UInt8], end: Int)? {
        guard let end = end(of: bytes, at: start) else { return nil }
        let reference = bytes[start..<end]
        // libcmark knows the names that HTML defines; text that it leaves as it is is no reference.
        let text = withDocumentNode(reference) { document -> [UInt8] in
            var paragraphs = document.children
            guard let paragraph = paragraphs.next() else { return [] }
            return paragraph.children.flatMap { Array($0.literal) }
        }
        guard let text, !text.isEmpty, !text.elementsEqual(reference) else { return nil }
        return (text, end)
    }

    /// Behind the semicolon, if the form is that of a reference.
    private static func end(of bytes: [UInt8], at start: Int) -> Int? {
        // The longest name is `CounterClockwiseContourIntegral`.
        let limit = min(bytes.count, start + 34)
        guard start < limit, bytes[start] == UInt8(ascii: "&") else { return nil }
        var offset = start + 1
        while offset < limit, bytes[offset].isLetter || bytes[offset].isDigit || (bytes[offset] == UInt8(ascii: "#") && offset == start + 1)
        {
            offset += 1
        }
        guard offset < limit, offset > start + 1, bytes[offset] == UInt8(ascii: ";") else { return nil }
        return offset + 1
    }
}
