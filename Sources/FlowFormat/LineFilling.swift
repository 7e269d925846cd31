import FlowMarkdown

/// Fills lines with the words of a paragraph.
///
/// How the paragraph was broken before makes no difference, so that filling it again changes nothing.
struct LineFilling {
    private let words: [Word]

    /// What stands between two places at which a line may be broken.
    private struct Word {
        /// One piece; several for a code span that can be broken where spaces stand in it.
        var pieces: [Piece]
    }

    private struct Piece {
        var text: String
        /// How tightly it is bound to the piece before it: where code is broken, it is broken at its loosest places.
        let binding: Int
    }

    init(_ paragraph: Paragraph, _ policy: LineBreakPolicy) {
        var words: [Word] = [Word(pieces: [Piece(text: "", binding: 0)])]
        let content = Inside.each(of: paragraph)
        let bytes = Array(paragraph.source.text.utf8)
        var start = 0
        func append(upTo end: Int) {
            let last = words.count - 1
            words[last].pieces[words[last].pieces.count - 1].text += String(decoding: bytes[start..<end], as: UTF8.self)
            start = end + 1
        }
        var depth = 0
        for index in bytes.indices {
            depth = content[index] == .code ? max(0, depth + Self.nesting(bytes[index])) : content[index] == .text ? 0 : depth
            guard bytes[index] == UInt8(ascii: " "), index > 0, index + 1 < bytes.count else { continue }
            // Several spaces stay together: they are part of what was written.
            guard bytes[index - 1] != UInt8(ascii: " "), bytes[index + 1] != UInt8(ascii: " ") else { continue }
            if content[index] == .text {
                if policy == .betweenWords, bytes[index + 1] == UInt8(ascii: "`") { continue }
                append(upTo: index)
                words.append(Word(pieces: [Piece(text: "", binding: 0)]))
            } else if content[index] == .code, policy == .everywhere,
                let binding = Self.binding(bytes[..<index], bytes[(index + 1)...], depth: depth)
            {
                append(upTo: index)
                words[words.count - 1].pieces.append(Piece(text: "", binding: binding))
            }
        }
        append(upTo: bytes.count)
        self.words = words
    }

    private static func nesting(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        default: 0
        }
    }

    private static func text(of pieces: ArraySlice<Piece>) -> String { pieces.map(\.text).joined(separator: " ") }

    private static func parts(of pieces: ArraySlice<Piece>, at binding: Int) -> [ArraySlice<Piece>] {
        let starts = [pieces.startIndex] + pieces.indices.dropFirst().filter { pieces[$0].binding == binding }
        return zip(starts, starts.dropFirst() + [pieces.endIndex]).map { pieces[$0..<$1] }
    }

    /// How tightly a place in code binds where it may be broken for its reader: behind a comma or an equals sign, or before an operator;
    /// nil elsewhere. What is nested deeper binds tighter.
    private static func binding(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>, depth: Int) -> Int? {
        let level = min(depth, deepestLevel) * 10
        if before.last == UInt8(ascii: ",") { return level }
        if after.starts(with: "? ".utf8) || after.starts(with: ": ".utf8) { return level + 1 }
        if after.starts(with: "|| ".utf8) { return level + 2 }
        if after.starts(with: "&& ".utf8) { return level + 3 }
        if after.starts(with: "-> ".utf8) { return level + 4 }
        return before.suffix(2).elementsEqual(" =".utf8) ? equalsSign : nil
    }

    /// The binding of what stands behind an equals sign.
    private static let equalsSign = Int.max

    /// Nobody tells deeper levels apart.
    private static let deepestLevel = 20

    func lines(width: Int) -> [String] {
        var lines: [String] = []
        var length = 0
        func append(_ text: String) {
            let added = text.count
            let fits = length + 1 + added <= width
            // What is longer than a line gains nothing from leaving a word alone on the one before.
            let staysAnyway = added > width && lines.last?.contains(" ") == false
            if !lines.isEmpty, fits || staysAnyway || Self.beginsBlock(text) {
                lines[lines.count - 1] += " " + text
                length += 1 + added
            } else {
                lines.append(text)
                length = added
            }
        }
        func append(_ pieces: ArraySlice<Piece>) {
            let text = Self.text(of: pieces)
            if text.count <= width { return append(text) }
            // Behind an equals sign only if nothing else has to be broken then.
            let parts = Self.parts(of: pieces, at: Self.equalsSign)
            if parts.count > 1, parts.allSatisfy({ Self.text(of: $0).count <= width }) { return parts.forEach(append) }
            guard let loosest = pieces.dropFirst().map(\.binding).filter({ $0 != Self.equalsSign }).min() else { return append(text) }
            Self.parts(of: pieces, at: loosest).forEach(append)
        }
        for word in words { append(word.pieces[...]) }
        return lines
    }

    /// Whether a line that begins so could be another block than a paragraph.
    private static func beginsBlock(_ text: String) -> Bool {
        let word = text.prefix { $0 != " " }
        guard let first = word.first else { return true }
        switch first {
        case "|": return !text.hasPrefix("|| ")
        case ">", "<", "~": return true
        case "`": return word.hasPrefix("```")
        case ":" where text.hasPrefix(": "): return false
        case "#", "-", "+", "*", "=", "_", ":": return word.allSatisfy { "#-+*=_:|".contains($0) }
        case "0"..."9": return (word.hasSuffix(".") || word.hasSuffix(")")) && word.dropLast().allSatisfy(\.isNumber)
        default: return false
        }
    }
}
