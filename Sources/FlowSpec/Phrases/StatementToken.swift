import FlowMarkdown

/// A piece of a statement as the phrases see it: a word, a separator, a code span or a link.
struct StatementToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case word(String)
        case comma
        case colon
        case code(CodeSpan)
        case link(Link)
        /// HTML and images: nothing that a phrase could hold.
        case other
    }

    var kind: Kind
    var range: SourceRange
    /// Which of the statement's fragments the token stands in, and where there, so that a message can be
    /// taken from behind it exactly as it was written.
    var fragment: Int
    var start: Int
    var end: Int
}

extension StatementToken {
    /// The tokens of a paragraph's content, in order.
    static func tokens(of fragments: [Fragment]) -> [StatementToken] {
        var tokens: [StatementToken] = []
        for (index, fragment) in fragments.enumerated() {
            switch fragment {
            case .text(let text):
                appendWords(of: text, fragment: index, to: &tokens)
            case .code(let span):
                tokens.append(StatementToken(kind: .code(span), range: span.range, fragment: index, start: 0, end: 0))
            case .link(let link):
                tokens.append(StatementToken(kind: .link(link), range: link.range, fragment: index, start: 0, end: 0))
            case .lineBreak: break
            case .image, .html:
                tokens.append(StatementToken(kind: .other, range: fragment.range, fragment: index, start: 0, end: 0))
            }
        }
        return tokens
    }

    /// Words are separated by white space, commas and colons; the full-width forms `，` and `：` count as these.
    private static func appendWords(of text: MappedText, fragment: Int, to tokens: inout [StatementToken]) {
        func token(_ kind: Kind, _ start: Int, _ end: Int) -> StatementToken {
            StatementToken(kind: kind, range: text.range(from: start, to: end), fragment: fragment, start: start, end: end)
        }
        let scalars = text.text.unicodeScalars
        var wordStart = scalars.startIndex
        var wordOffset = 0
        var index = scalars.startIndex
        var offset = 0
        func endWord() {
            if wordStart < index { tokens.append(token(.word(String(scalars[wordStart..<index])), wordOffset, offset)) }
        }
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            let length = UTF8.width(scalar)
            let isComma = scalar == "," || scalar == "，"
            let isColon = scalar == ":" || scalar == "："
            if isComma || isColon || scalar.isWhiteSpace {
                endWord()
                if isComma { tokens.append(token(.comma, offset, offset + length)) }
                if isColon { tokens.append(token(.colon, offset, offset + length)) }
                wordStart = next
                wordOffset = offset + length
            }
            index = next
            offset += length
        }
        endWord()
    }
}

extension Unicode.Scalar {
    /// The same as its property, of which ASCII needs no table.
    fileprivate var isWhiteSpace: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}
