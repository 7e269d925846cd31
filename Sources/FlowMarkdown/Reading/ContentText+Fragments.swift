extension ContentText {
    /// What `marks` say, and the text between them.
    ///
    /// - Parameter marks: in order, without overlap, inside `range`.
    func fragments(of range: Range<Int>, between marks: [InlineMark]) -> [Fragment] {
        var fragments: [Fragment] = []
        var textStart = range.lowerBound
        var text = MappedTextBuilder(at: sourceOffset(of: textStart))
        func closeText(before offset: Int) {
            append(textStart..<offset, to: &text)
            let built = text.build()
            if !built.isEmpty { fragments.append(.text(built)) }
        }
        for mark in marks {
            if let fragment = fragment(mark) {
                closeText(before: mark.range.lowerBound)
                fragments.append(fragment)
                text = MappedTextBuilder(at: sourceOffset(of: mark.range.upperBound))
            } else {
                append(textStart..<mark.range.lowerBound, to: &text)
            }
            textStart = mark.range.upperBound
        }
        closeText(before: range.upperBound)
        return fragments
    }

    /// `nil` for a comment.
    private func fragment(_ mark: InlineMark) -> Fragment? {
        let range = sourceRange(mark.range)
        switch mark.kind {
        case .comment: return nil
        case .html: return .html(joined(mark.range))
        case .lineBreak: return .lineBreak(range)
        case .code(let content): return .code(CodeSpan(content: joined(content), range: range))
        case .link(let parts, let isImage):
            let link = Link(
                text: joined(parts.text),
                destination: parts.url,
                destinationRange: sourceRange(withoutAngles(parts.destination)),
                title: parts.titleText.isEmpty ? nil : parts.titleText,
                titleRange: parts.title.map(sourceRange),
                range: range
            )
            return isImage ? .image(link) : .link(link)
        }
    }

    private func withoutAngles(_ range: Range<Int>) -> Range<Int> {
        guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "<") else { return range }
        return (range.lowerBound + 1)..<(range.upperBound - 1)
    }
}
