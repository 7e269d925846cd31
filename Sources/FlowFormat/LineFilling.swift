import FlowMarkdown

/// Fills lines with the words of a paragraph.
///
/// How the paragraph was broken before makes no difference, so that filling it again changes nothing.
struct LineFilling {
    private let words: [Word]

    /// What stands between two places at which a line may be broken.
    private struct Word {
        /// One piece; several for a code span that can be broken where spaces stand in it.
        var pieces: [String]

        var text: String { pieces.joined(separator: " ") }
        var width: Int { text.count }
    }

    init(_ paragraph: Paragraph, _ policy: LineBreakPolicy) {
        var words: [Word] = [Word(pieces: [""])]
        let content = Inside.each(of: paragraph)
        let bytes = Array(paragraph.source.text.utf8)
        let places = content.indices.map { index -> (isWordEnd: Bool, isPieceEnd: Bool) in
            guard bytes[index] == UInt8(ascii: " "), index > 0, index + 1 < bytes.count else { return (false, false) }
            // Several spaces stay together: they are part of what was written.
            guard bytes[index - 1] != UInt8(ascii: " "), bytes[index + 1] != UInt8(ascii: " ") else { return (false, false) }
            let isBeforeCode = policy == .betweenWords && bytes[index + 1] == UInt8(ascii: "`")
            let isPieceEnd = content[index] == .code && policy == .everywhere && Self.readsWell(bytes[..<index], bytes[(index + 1)...])
            return (content[index] == .text && !isBeforeCode, isPieceEnd)
        }
        var start = 0
        func append(upTo end: Int) {
            let last = words.count - 1
            words[last].pieces[words[last].pieces.count - 1] += String(decoding: bytes[start..<end], as: UTF8.self)
            start = end + 1
        }
        for (index, place) in places.enumerated() {
            if place.isWordEnd {
                append(upTo: index)
                words.append(Word(pieces: [""]))
            } else if place.isPieceEnd {
                append(upTo: index)
                words[words.count - 1].pieces.append("")
            }
        }
        append(upTo: bytes.count)
        self.words = words
    }

    func lines(width: Int) -> [String] {
        var lines: [String] = []
        var current: String?
        func append(_ text: String) {
            guard let line = current else {
                current = text
                return
            }
            if line.count + 1 + text.count <= width || Self.beginsBlock(text) {
                current = "\(line) \(text)"
            } else {
                lines.append(line)
                current = text
            }
        }
        for word in words {
            if word.width <= width {
                append(word.text)
            } else {
                for piece in word.pieces { append(piece) }
            }
        }
        return lines + (current.map { [$0] } ?? [])
    }

    /// Whether code may be broken here for its reader: behind a comma, or before an operator.
    private static func readsWell(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
        before.last == UInt8(ascii: ",") || ["&& ", "|| ", "? ", "-> "].contains { after.starts(with: $0.utf8) }
    }

    /// Whether a line that begins so could be another block than a paragraph.
    private static func beginsBlock(_ text: String) -> Bool {
        let word = text.prefix { $0 != " " }
        guard let first = word.first else { return true }
        switch first {
        case "|": return !text.hasPrefix("|| ")
        case ">", "<", "~": return true
        case "`": return word.hasPrefix("```")
        case "#", "-", "+", "*", "=", "_", ":": return word.allSatisfy { "#-+*=_:|".contains($0) }
        case "0"..."9": return (word.hasSuffix(".") || word.hasSuffix(")")) && word.dropLast().allSatisfy(\.isNumber)
        default: return false
        }
    }
}
