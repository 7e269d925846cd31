import FlowMarkdown

/// A place in a statement: what stands there, and what comes behind it.
struct StatementCursor: Sendable {
    let fragments: [Fragment]
    let tokens: [StatementToken]
    /// The place of the whole statement in the file.
    let range: SourceRange
    private(set) var index = 0
    /// How the phrase that was read last, and those that begin like it, are written; none if there is nothing more to them. Only a message needs it.
    var phrasesLikeLast: @Sendable () -> [PhrasePattern] = { [] }
    /// Where its lines but the first begin.
    private var lineStarts: Set<Int> = []

    init(_ paragraph: Paragraph) {
        self.init(paragraph.fragments, at: paragraph.range)
        lineStarts = Set(paragraph.lines.dropFirst().map(\.range.lowerBound))
    }

    /// A part of a statement.
    init(_ fragments: [Fragment], at range: SourceRange) {
        self.fragments = fragments
        tokens = StatementToken.tokens(of: fragments)
        self.range = range
    }

    /// Whether the word stands here; it is then passed.
    mutating func take(word: String) -> Bool {
        guard case .word(word)? = current?.kind else { return false }
        advance()
        return true
    }

    var current: StatementToken? { index < tokens.count ? tokens[index] : nil }
    var isAtEnd: Bool { index >= tokens.count }
    /// Where something that is missing should have stood.
    var placeAfterPrevious: SourceRange {
        let end = index > 0 ? tokens[index - 1].range.upperBound : range.lowerBound
        return SourceRange(end, end)
    }
    /// The current token's place, or the place behind the last one.
    var place: SourceRange { current?.range ?? placeAfterPrevious }

    /// Whether the current token begins a line, as an item does that has lost its bullet.
    var isAtLineStart: Bool { current.map { lineStarts.contains($0.range.lowerBound) } ?? false }

    mutating func advance() { index += 1 }

    /// Passes what stands before `offset` in the file.
    mutating func skip(to offset: Int) {
        while let current, current.range.lowerBound < offset { advance() }
    }

    mutating func takeCode() -> CodeSpan? {
        guard case .code(let span)? = current?.kind else { return nil }
        advance()
        return span
    }

    mutating func takeLink() -> Link? {
        guard case .link(let link)? = current?.kind else { return nil }
        advance()
        return link
    }

    mutating func takeComma() -> Bool { take(.comma) }
    mutating func takeColon() -> Bool { take(.colon) }

    private mutating func take(_ kind: StatementToken.Kind) -> Bool {
        guard current?.kind == kind else { return false }
        advance()
        return true
    }

    /// The words from here to the next separator, span or link.
    var wordsAhead: [(word: String, range: SourceRange)] {
        var words: [(String, SourceRange)] = []
        for token in tokens[min(index, tokens.count)...] {
            guard case .word(let word) = token.kind else { break }
            words.append((word, token.range))
        }
        return words
    }

    /// Everything from here to the statement's end as it was written, without white space around it: a message, or documentation.
    mutating func takeRest() -> [Fragment] {
        guard let first = current else { return [] }
        index = tokens.count
        var rest: [Fragment] = []
        for (position, fragment) in fragments.enumerated() where position >= first.fragment {
            switch fragment {
            case .text(let text):
                let lower = position == first.fragment ? first.start : 0
                let isLast = position == fragments.count - 1
                let upper = isLast ? text.endWithoutWhitespace : text.text.utf8.count
                if upper > lower { rest.append(.text(text.slice(from: lower, to: upper))) }
            default:
                rest.append(fragment)
            }
        }
        return rest
    }
}

extension MappedText {
    /// The offset behind the last character that is not white space.
    fileprivate var endWithoutWhitespace: Int {
        var end = text.utf8.count
        for byte in text.utf8.reversed() {
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") else { break }
            end -= 1
        }
        return end
    }
}
