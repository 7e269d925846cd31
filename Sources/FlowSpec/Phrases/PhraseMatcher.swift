import FlowMarkdown

/// Tries one pattern at one place of a statement.
struct PhraseMatcher {
    /// Where matching ended: behind the phrase, or at what does not fit.
    var cursor: StatementCursor
    var captures: [PhraseMatch.Capture] = []
    /// How many elements fitted: the measure of how near a failed try came.
    var matched = 0
    /// What was expected where matching ended.
    var expected = ""
    /// Whether the words of an optional part without slots stand there.
    var hasOptionalWords = false
    /// Whether a word stands where another was expected: the phrase is most likely misspelt.
    var stoppedAtWord = false
    /// Words that are right but for their case or their emphasis, with what they should be.
    var misspelt: [(range: SourceRange, word: String)] = []

    init(at cursor: StatementCursor) {
        self.cursor = cursor
    }

    mutating func match(_ elements: [PhrasePattern.Element]) -> Bool {
        for element in elements {
            guard match(element) else { return false }
            matched += 1
        }
        return true
    }

    private mutating func match(_ element: PhrasePattern.Element) -> Bool {
        switch element {
        case .word(let word): return matchWord(word)
        case .comma:
            expected = "a comma"
            return cursor.takeComma()
        case .colon:
            expected = "a colon"
            return cursor.takeColon()
        case .slot(let slot): return match(slot)
        case .optional(let elements):
            var attempt = self
            if attempt.match(elements) {
                self = attempt
                if absentCaptures(of: elements).isEmpty { hasOptionalWords = true }
            } else {
                captures += absentCaptures(of: elements)
            }
            return true
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
        expected = "“\(word)”"
        guard case .word(let seen)? = cursor.current?.kind else { return false }
        if seen != word {
            let plain = seen.lowercased().trimming { $0 == "*" || $0 == "_" }
            guard plain == word, let range = cursor.current?.range else {
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
            expected = "\(name.isEmpty ? "an expression" : "the \(name)") in a code span"
            guard let span = cursor.takeCode() else { return false }
            captures.append(.span(span))
        case .names(let word):
            expected = "one or several names in code spans, joined by “\(word)”"
            guard let names = takeNames(joinedBy: word) else { return false }
            captures.append(.names(names))
        case .duration:
            expected = "a duration such as “300 ms”, “2 s”, “5 min” or “1 h”"
            guard let duration = takeDuration() else { return false }
            captures.append(.duration(duration))
        case .count:
            expected = "a whole number"
            guard case .word(let word)? = cursor.current?.kind, let count = Int(word), count >= 0 else { return false }
            cursor.advance()
            captures.append(.count(count))
        case .link:
            expected = "a link to another spec"
            guard let link = cursor.takeLink() else { return false }
            captures.append(.link(link))
        case .spans(let name):
            expected = "one or several \(name) in code spans, with commas between them,"
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
            expected = name == "answers" ? "a service in a code span and what it returns or throws" : "a message"
            let rest = cursor.takeRest()
            guard !rest.isEmpty else { return false }
            captures.append(.rest(rest))
        }
        return true
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
