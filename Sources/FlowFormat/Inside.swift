import FlowMarkdown

/// What a byte of a paragraph's text belongs to.
enum Inside {
    /// Words, between which a line may be broken.
    case text
    /// A code span, in which a line ending is a space.
    case code
    /// A link, a tag, a comment, a text in code: what stays together.
    case whole

    /// For each byte of the paragraph's source.
    static func each(of paragraph: Paragraph) -> [Inside] {
        let source = paragraph.source
        let bytes = Array(source.text.utf8)
        var result = Array(repeating: Inside.text, count: bytes.count)
        var fragments = paragraph.fragments[...]
        for index in bytes.indices {
            let place = source.sourceOffset(of: index)
            while let first = fragments.first, first.range.upperBound <= place { fragments.removeFirst() }
            guard let first = fragments.first, first.range.lowerBound <= place else { continue }
            switch first {
            case .text, .lineBreak: break
            case .code: result[index] = .code
            case .link, .image, .html: result[index] = .whole
            }
        }
        markComments(bytes, &result)
        markTexts(bytes, &result)
        return result
    }

    /// Comments are no fragments: the text around one is a single fragment.
    private static func markComments(_ bytes: [UInt8], _ result: inout [Inside]) {
        var start: Int?
        for index in bytes.indices {
            if start == nil, result[index] == .text, bytes[index...].starts(with: "<!--".utf8) { start = index }
            guard let first = start, bytes[index...].starts(with: "-->".utf8) else { continue }
            for place in first..<min(index + 3, bytes.count) { result[place] = .whole }
            start = nil
        }
    }

    /// In the texts and regular expressions of a code span, spaces are part of a value. Reading them at the end of a line is hard, so that they stay together.
    private static func markTexts(_ bytes: [UInt8], _ result: inout [Inside]) {
        var isInText = false
        for index in bytes.indices {
            guard result[index] == .code else {
                isInText = false
                continue
            }
            if bytes[index] == UInt8(ascii: "\""), bytes[index - 1] != UInt8(ascii: "\\") { isInText.toggle() }
            if isInText { result[index] = .whole }
        }
    }
}
