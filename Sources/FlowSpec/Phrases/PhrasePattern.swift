import FlowMarkdown

/// How a phrase is written: its fixed words, and the places that the author fills.
///
/// A pattern is given as the reference shows it: `resets when <names> changes`. In angle brackets stand slots;
/// in square brackets what may be left out: `retries <n> times[, after <duration>]`.
struct PhrasePattern: Sendable {
    indirect enum Element: Equatable, Sendable {
        case word(String)
        case comma
        case colon
        case slot(Slot)
        case optional([Element])
    }

    enum Slot: Equatable, Sendable {
        /// One code span; the word says what it holds.
        case span(String)
        /// One or several code spans joined by `or` or by `and`.
        case names(joinedBy: String)
        /// Two code spans or more, joined by commas and, before the last, by `or` or by `and`.
        case several(joinedBy: String)
        /// Code spans with commas between them; the word says what each holds.
        case spans(String)
        /// A number and `ms`, `s`, `min` or `h`.
        case duration
        /// A whole number.
        case count
        /// A Markdown link.
        case link
        /// All the rest of the statement; the word says what it is.
        case rest(String)
    }

    /// As the reference shows it.
    let text: String
    let elements: [Element]
    /// The fixed words with which the phrase begins: what an author has to remember.
    let leadingWords: [String]

    init(_ text: String) {
        self.text = text
        var rest = Substring(text)
        let elements = Self.parse(&rest, until: nil)
        self.elements = elements
        leadingWords = elements.prefix { if case .word = $0 { true } else { false } }
            .compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    private static func parse(_ rest: inout Substring, until end: Character?) -> [Element] {
        var elements: [Element] = []
        var word = ""
        func endWord() {
            if !word.isEmpty { elements.append(.word(word)) }
            word = ""
        }
        while let character = rest.popFirst(), character != end {
            switch character {
            case " ": endWord()
            case ",":
                endWord()
                elements.append(.comma)
            case ":":
                endWord()
                elements.append(.colon)
            case "[":
                endWord()
                elements.append(.optional(parse(&rest, until: "]")))
            case "<":
                let name = rest.prefix { $0 != ">" }
                rest = rest.dropFirst(name.count + 1)
                elements.append(.slot(slot(named: String(name))))
            default: word.append(character)
            }
        }
        endWord()
        return elements
    }

    private static func slot(named name: String) -> Slot {
        switch name {
        case "names": .names(joinedBy: "or")
        case "fields": .names(joinedBy: "and")
        case "alternatives": .several(joinedBy: "or")
        case "members": .several(joinedBy: "and")
        case "duration": .duration
        case "n": .count
        case "link": .link
        case "message", "answers", "handling": .rest(name)
        case "assignments": .spans(name)
        default: .span(name)
        }
    }

    /// What tells the phrase from others: its leading words, behind the slot with which it may begin.
    var opening: String {
        if let first = elements.first, case .slot(.span(let name)) = first, elements.count > 1, case .word(let word) = elements[1] {
            return "`\(name)` \(word)"
        }
        return leadingWords.joined(separator: " ")
    }

    /// As it is shown in messages, with code spans in backticks.
    var shown: String {
        let examples = [
            ("<alternatives>", "`field`, `field` or `field`"), ("<members>", "`field`, `field` and `field`"),
            ("<names>", "`name`"), ("<fields>", "`field`"), ("<n>", "3"), ("<duration>", "300 ms"), ("<message>", "message"),
            ("<link>", "[Name](Name.flow.md)"), ("<assignments>", "`name = value`"), ("<handling>", "message"),
            ("<answers>", "`service` returns `value`"), ("<", "`"), (">", "`"),
        ]
        return examples.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
