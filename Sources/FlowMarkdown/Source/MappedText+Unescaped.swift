extension MappedText {
    /// The text as a reader of the page sees it: backslash escapes undone (CommonMark 2.4) and character references
    /// such as `&amp;` decoded (2.5).
    ///
    /// What was replaced keeps the place of all that stood for it. Meant for text (``Fragment/text(_:)``): in the content
    /// of a code span a backslash is a backslash.
    ///
    /// ```swift
    /// MappedText(#"1 \* 2 &lt; 3"#, at: 0).unescaped.text  // 1 * 2 < 3
    /// ```
    public var unescaped: MappedText {
        let bytes = Array(text.utf8)
        guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else { return self }
        var result = MappedTextBuilder(at: range.lowerBound)
        var start = 0
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1].isPunctuation {
                append(bytes, from: start, to: offset, to: &result)
                result.append(CollectionOfOne(bytes[offset + 1]), replacing: range(from: offset, to: offset + 2))
                offset += 2
                start = offset
            } else if bytes[offset] == UInt8(ascii: "&"), let reference = CharacterReference.decode(bytes, at: offset) {
                append(bytes, from: start, to: offset, to: &result)
                result.append(reference.text, replacing: range(from: offset, to: reference.end))
                offset = reference.end
                start = offset
            } else {
                offset += 1
            }
        }
        append(bytes, from: start, to: bytes.count, to: &result)
        return result.build()
    }

    /// Appends the bytes from `lower` up to `upper` with their places.
    private func append(_ bytes: [UInt8], from lower: Int, to upper: Int, to builder: inout MappedTextBuilder) {
        guard lower < upper else { return }
        let slice = slice(from: lower, to: upper)
        for (index, piece) in slice.pieces.enumerated() {
            let next = index + 1 < slice.pieces.count ? slice.pieces[index + 1].offset : upper - lower
            let part = bytes[(lower + piece.offset)..<(lower + next)]
            if let replaced = piece.replaced {
                builder.append(part, replacing: SourceRange(piece.source, piece.source + replaced))
            } else {
                builder.append(part, at: piece.source)
            }
        }
    }
}
