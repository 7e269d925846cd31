import FlowMarkdown

/// Tries one pattern at one place of a statement.
struct PhraseMatcher {
    /// Where matching ended: behind the phrase, or at what does not fit.
    var cursor: StatementCursor
    var captures: [PhraseMatch.Capture] = []
    /// Whether what is expected is noted. That is only needed where there is a mistake.
    private let explains: Bool
    /// What was expected where matching ended; several things where parts may be left out.
    private(set) var expectations: [String] = []
    /// The token of which the expectations speak.
    private var expectationIndex = 0
    /// Where an optional part ended that had begun: what stands there is a mistake whatever follows.
    private(set) var partial: Ending?
    /// Whether the words of an optional part without slots stand there.
    var hasOptionalWords = false
    /// Whether a word stands where another was expected.
    private var stoppedAtWord = false
    /// Whether more than words has fitted.
    private var hasFilledSlot = false
    /// Words that are right but for their case or their emphasis, with what they should be.
    var misspelt: [(range: SourceRange, word: String)] = []

    /// A place where matching ended, and what was expected there.
    struct Ending {
        let cursor: StatementCursor
        var expectations: [String]
        /// Whether nothing but words fitted, and then another word followed: the phrase is most likely misspelt.
        let isMisspelt: Bool
    }

    init(at cursor: StatementCursor, explains: Bool = true) {
        self.cursor = cursor
        self.explains = explains
    }

    /// Whether the phrase's first word, if it begins with one, stands at the cursor, be it misspelt.
    static func canBegin(_ elements: [PhrasePattern.Element], at cursor: StatementCursor) -> Bool {
        guard case .word(let word)? = elements.first else { return true }
        guard case .word(let seen)? = cursor.current?.kind else { return false }
        return isMeant(seen, for: word)
    }

    /// Whether the word stands there, but for its case or its emphasis.
    private static func isMeant(_ seen: String, for word: String) -> Bool {
        if seen == word { return true }
        // What consists of small letters only has neither another case nor an emphasis.
        if seen.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) { return false }
        return seen.lowercased().trimming { $0 == "*" || $0 == "_" } == word
    }

    /// How far matching came: into an optional part, if one began and was not completed.
    var ending: Ending {
        if let partial, partial.cursor.index > cursor.index { return partial }
        return Ending(
            cursor: cursor, expectations: expectationIndex == cursor.index ? expectations : [],
            isMisspelt: stoppedAtWord && !hasFilledSlot)
    }

    mutating func match(_ elements: [PhrasePattern.Element]) -> Bool {
        elements.allSatisfy { match($0) }
    }

    private mutating func expect(_ description: @autoclosure () -> String) {
        guard explains else { return }
        let description = description()
        if expectationIndex != cursor.index { expectations = [] }
        expectationIndex = cursor.index
        if !expectations.contains(description) { expectations.append(description) }
    }

    private mutating func match(_ element: PhrasePattern.Element) -> Bool {
        switch element {
        case .word(let word): return matchWord(word)
        case .comma:
            expect("a comma")
            return fill { $0.takeComma() }
        case .colon:
            expect("a colon")
            return fill { $0.takeColon() }
        case .slot(let slot):
            guard match(slot) else { return false }
            hasFilledSlot = true
            return true
        case .optional(let elements):
            var attempt = self
            if attempt.match(elements) {
                self = attempt
                if absentCaptures(of: elements).isEmpty { hasOptionalWords = true }
            } else {
                note(attempt)
                captures += absentCaptures(of: elements)
            }
            return true
        }
    }

    private mutating func fill(_ take: (inout StatementCursor) -> Bool) -> Bool {
        guard take(&cursor) else { return false }
        hasFilledSlot = true
        return true
    }

    /// Keeps what a failed optional part says of the mistake.
    private mutating func note(_ attempt: PhraseMatcher) {
        let ending = attempt.ending
        // Behind a comma alone another phrase may follow.
        let hasBegun = cursor.tokens[cursor.index..<ending.cursor.index].contains { $0.kind != .comma && $0.kind != .colon }
        if hasBegun, ending.cursor.index > partial?.cursor.index ?? -1 {
            partial = ending
        } else if ending.cursor.index == cursor.index {
            for expectation in ending.expectations { expect(expectation) }
        }
    }

    private func absentCaptures(of elements: [PhrasePattern.Element]) -> [PhraseMatch.Capture] {
        elements.flatMap { element -> [PhraseMatch.Capture] in
            switch element {
            case .slot: [.absent]
            case .optional(let inner): absentCaptures(of: inner)
            default: []
            }
        }
    }

    private mutating func matchWord(_ word: String) -> Bool {
        expect("“\(word)”")
        guard case .word(let seen)? = cursor.current?.kind else { return false }
        if seen != word {
            guard Self.isMeant(seen, for: word), let range = cursor.current?.range else {
                stoppedAtWord = true
                return false
            }
            misspelt.append((range, word))
        }
        cursor.advance()
        return true
    }

    private mutating func match(_ slot: PhrasePattern.Slot) -> Bool {
        switch slot {
        case .span(let name):
            expect("\(Self.described(name)) in a code span")
            guard let span = cursor.takeCode() else { return false }
            captures.append(.span(span))
        case .names(let word):
            expect("one or several names in code spans, joined by “\(word)”")
            guard let names = takeNames(joinedBy: word) else { return false }
            captures.append(.names(names))
        case .several(let word):
            expect("several names in code spans, such as `a`, `b` \(word) `c`,")
            guard let names = takeSeveral(joinedBy: word), names.count > 1 else { return false }
            captures.append(.names(names))
        case .duration:
            expect("a duration such as “300 ms”, “2 s”, “5 min” or “1 h”")
            guard let duration = takeDuration() else { return false }
            captures.append(.duration(duration))
        case .count:
            expect("a whole number")
            guard case .word(let word)? = cursor.current?.kind, let count = Int(word), count >= 0 else { return false }
            cursor.advance()
            captures.append(.count(count))
        case .link:
            expect("a link to another spec")
            guard let link = cursor.takeLink() else { return false }
            captures.append(.link(link))
        case .spans(let name):
            expect("one or several \(name) in code spans, with commas between them,")
            guard let first = cursor.takeCode() else { return false }
            var spans = [first]
            while case .comma? = cursor.current?.kind {
                var ahead = cursor
                ahead.advance()
                guard let next = ahead.takeCode() else { break }
                spans.append(next)
                cursor = ahead
            }
            captures.append(.names(spans))
        case .rest(let name):
            expect(name == "answers" ? "a service in a code span and what it returns or throws" : "a message")
            let rest = cursor.takeRest()
            guard !rest.isEmpty else { return false }
            captures.append(.rest(rest))
        }
        return true
    }

    /// What a code span holds, as a message names it.
    private static func described(_ name: String) -> String {
        switch name {
        case "": "an expression"
        case "messages": "the list of messages"
        default: "the \(name)"
        }
    }

    private mutating func takeNames(joinedBy word: String) -> [CodeSpan]? {
        guard let first = cursor.takeCode() else { return nil }
        var names = [first]
        while case .word(word)? = cursor.current?.kind {
            var ahead = cursor
            ahead.advance()
            guard let next = ahead.takeCode() else { break }
            names.append(next)
            cursor = ahead
        }
        // What follows names may also be a further one.
        expect("“\(word)”")
        return names
    }

    private mutating func takeSeveral(joinedBy word: String) -> [CodeSpan]? {
        guard let first = cursor.takeCode() else { return nil }
        var names = [first]
        while let kind = cursor.current?.kind, kind == .comma || kind == .word(word) {
            var ahead = cursor
            ahead.advance()
            guard let next = ahead.takeCode() else { break }
            names.append(next)
            cursor = ahead
            if kind == .word(word) { break }
        }
        if names.count == 1 { expect("“\(word)”") }
        return names
    }

    private mutating func takeDuration() -> Duration? {
        guard case .word(let number)? = cursor.current?.kind, let amount = Int(number), amount >= 0 else { return nil }
        var ahead = cursor
        ahead.advance()
        guard case .word(let unit)? = ahead.current?.kind, let milliseconds = Self.milliseconds[unit] else { return nil }
        let (product, overflows) = amount.multipliedReportingOverflow(by: milliseconds)
        guard !overflows else { return nil }
        ahead.advance()
        cursor = ahead
        return .milliseconds(product)
    }

    private static let milliseconds = ["ms": 1, "s": 1_000, "min": 60_000, "h": 3_600_000]
}

extension String {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
        var rest = self[...]
        while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return String(rest)
    }
}
