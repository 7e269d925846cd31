import FlowMarkdown

/// A fixed phrase of the language and what it makes of its slots.
struct Phrase<Value>: Sendable {
    let pattern: PhrasePattern
    /// One sentence for the reference.
    let meaning: String
    /// Reads the slots; answers nothing when they hold a mistake, which is then reported.
    let make: @Sendable (PhraseMatch, inout Diagnostics) -> Value?

    init(_ pattern: String, _ meaning: String, make: @escaping @Sendable (PhraseMatch, inout Diagnostics) -> Value?) {
        self.pattern = PhrasePattern(pattern)
        self.meaning = meaning
        self.make = make
    }
}

/// All phrases that may stand in one kind of place. Parsing, the suggestions of errors and the
/// reference come from it: a phrase is added in this one place.
struct PhraseTable<Value>: Sendable {
    /// What the phrases belong to, with its article: "a field".
    let owner: String
    let phrases: [Phrase<Value>]

    /// What stood at a place.
    enum Reading {
        case value(Value)
        /// A phrase was there, or should have been; the mistake is reported.
        case mistake
    }

    /// Reads one phrase. Of several that fit, the longest is taken.
    func read(_ cursor: inout StatementCursor, _ diagnostics: inout Diagnostics) -> Reading {
        var best: (phrase: Phrase<Value>, matcher: PhraseMatcher)?
        var nearest: PhraseMatcher?
        for phrase in phrases {
            var matcher = PhraseMatcher(at: cursor)
            if matcher.match(phrase.pattern.elements) {
                if matcher.cursor.index > best?.matcher.cursor.index ?? -1 { best = (phrase, matcher) }
            } else if matcher.matched > nearest?.matched ?? 0 {
                nearest = matcher
            }
        }
        guard let best else {
            reportMistake(at: cursor, nearest, &diagnostics)
            return .mistake
        }
        reportMisspelt(best.matcher.misspelt, &diagnostics)
        let range = SourceRange(cursor.place.lowerBound, best.matcher.cursor.placeAfterPrevious.upperBound)
        cursor = best.matcher.cursor
        let match = PhraseMatch(captures: best.matcher.captures, hasOptionalWords: best.matcher.hasOptionalWords, range: range)
        return best.phrase.make(match, &diagnostics).map { .value($0) } ?? .mistake
    }

    private func reportMisspelt(_ words: [(range: SourceRange, word: String)], _ diagnostics: inout Diagnostics) {
        guard let first = words.first else { return }
        diagnostics.error(
            "phrases are written plainly and in lower case: “\(first.word)”", at: first.range,
            fix: Diagnostic.Fix("write “\(first.word)”", replacing: first.range, with: first.word))
    }

    private func reportMistake(at cursor: StatementCursor, _ nearest: PhraseMatcher?, _ diagnostics: inout Diagnostics) {
        if let nearest, nearest.cursor.index > cursor.index, !nearest.stoppedAtWord {
            let seen = cursor.tokens[cursor.index..<nearest.cursor.index].map(\.shown).joined(separator: " ")
            diagnostics.error("after “\(seen)”, \(nearest.expected) is expected", at: nearest.cursor.place)
            return
        }
        let words = cursor.wordsAhead
        let expected = "\(owner) has: \(phrases.map(\.pattern.shown).joined(separator: "; "))"
        guard let first = words.first, let last = words.last else {
            diagnostics.error("a phrase is expected here; \(expected)", at: cursor.place)
            return
        }
        let seen = words.map(\.word).joined(separator: " ")
        let range = first.range.union(last.range)
        if let suggestion = suggestion(for: words.map(\.word)) {
            let replaced = words.prefix(suggestion.split(separator: " ").count)
            let fixRange = first.range.union(replaced.last?.range ?? first.range)
            diagnostics.error(
                "\(owner) has no phrase “\(seen)”; did you mean “\(suggestion)”?", at: range,
                fix: Diagnostic.Fix("write “\(suggestion)”", replacing: fixRange, with: suggestion))
        } else {
            diagnostics.error("\(owner) has no phrase “\(seen)”; \(expected)", at: range)
        }
    }

    /// The leading words of the phrase that was most likely meant.
    private func suggestion(for words: [String]) -> String? {
        let openings = phrases.map { $0.pattern.leadingWords.joined(separator: " ") }.filter { !$0.isEmpty }
        for count in stride(from: words.count, through: 1, by: -1) {
            if let near = nearestName(to: words.prefix(count).joined(separator: " "), among: openings) { return near }
        }
        return openings.first { $0.split(separator: " ").first.map(String.init) == words.first?.lowercased() }
    }
}

extension StatementToken {
    /// As it was written, near enough to be quoted.
    fileprivate var shown: String {
        switch kind {
        case .word(let word): word
        case .comma: ","
        case .colon: ":"
        case .code(let span): "`\(span.content.text)`"
        case .link(let link): "[\(link.text.text)]"
        case .other: "…"
        }
    }
}
