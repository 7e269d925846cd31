import FlowMarkdown

/// A fixed phrase of the language and what it makes of its slots.
struct Phrase<Value>: Sendable {
    let pattern: PhrasePattern
    /// One sentence for the reference.
    let meaning: String
    /// A whole item, with the items under it, of the flow that the reference shows.
    let example: String
    /// Reads the slots; answers nothing when they hold a mistake, which is then reported.
    let make: @Sendable (PhraseMatch, inout Diagnostics) -> Value?

    init(
        _ pattern: String, _ meaning: String, example: String, make: @escaping @Sendable (PhraseMatch, inout Diagnostics) -> Value?
    ) {
        self.pattern = PhrasePattern(pattern)
        self.meaning = meaning
        self.example = example
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
        let (best, furthest) = match(at: cursor, explains: false)
        guard let best, Self.isComplete(best.matcher, furthest) else {
            reportMistake(at: cursor, match(at: cursor, explains: true).furthest, &diagnostics)
            return .mistake
        }
        reportMisspelt(best.matcher.misspelt, &diagnostics)
        let range = SourceRange(cursor.place.lowerBound, best.matcher.cursor.placeAfterPrevious.upperBound)
        cursor = best.matcher.cursor
        let pattern = phrases[best.phrase].pattern
        cursor.phrasesLikeLast = { phrases(like: pattern) }
        let match = PhraseMatch(captures: best.matcher.captures, hasOptionalWords: best.matcher.hasOptionalWords, range: range)
        return phrases[best.phrase].make(match, &diagnostics).map { .value($0) } ?? .mistake
    }

    /// The longest phrase that fits, and how far the phrases came that did not; the latter with what was expected there, if that is asked.
    private func match(
        at cursor: StatementCursor, explains: Bool
    ) -> (best: (phrase: Int, matcher: PhraseMatcher)?, furthest: PhraseMatcher.Ending?) {
        var best: (phrase: Int, matcher: PhraseMatcher)?
        var furthest: PhraseMatcher.Ending?
        // A phrase whose first word does not stand here comes no further than others.
        for phrase in phrases.indices where explains || PhraseMatcher.canBegin(phrases[phrase].pattern.elements, at: cursor) {
            var matcher = PhraseMatcher(at: cursor, explains: explains)
            let fits = matcher.match(phrases[phrase].pattern.elements)
            if fits, matcher.cursor.index > best?.matcher.cursor.index ?? -1 { best = (phrase, matcher) }
            let ending = matcher.ending
            if ending.cursor.index == furthest?.cursor.index {
                let known = furthest?.expectations ?? []
                furthest?.expectations += ending.expectations.filter { !known.contains($0) }
            } else if ending.cursor.index > furthest?.cursor.index ?? -1 {
                furthest = ending
            }
        }
        return (best, furthest)
    }

    /// The phrase and those that begin with the same word, if that shows more than what has been read.
    private func phrases(like pattern: PhrasePattern) -> [PhrasePattern] {
        guard let opening = pattern.leadingWords.first else { return [] }
        let alike = phrases.map(\.pattern).filter { $0.leadingWords.first == opening }
        return alike.count > 1 || pattern.text.contains("[") ? alike : []
    }

    /// Whether the phrase is all that was meant: no longer one, and no optional part of it, had begun behind its end.
    private static func isComplete(_ matcher: PhraseMatcher, _ furthest: PhraseMatcher.Ending?) -> Bool {
        guard let furthest, furthest.cursor.index > matcher.cursor.index else { return true }
        return matcher.cursor.tokens[matcher.cursor.index..<furthest.cursor.index].allSatisfy { $0.kind == .comma || $0.kind == .colon }
    }

    /// Whether all of the statement from here on is one of the phrases.
    func isAll(of cursor: StatementCursor) -> Bool {
        phrases.indices.contains { phrase in
            guard PhraseMatcher.canBegin(phrases[phrase].pattern.elements, at: cursor) else { return false }
            var matcher = PhraseMatcher(at: cursor, explains: false)
            return matcher.match(phrases[phrase].pattern.elements) && matcher.cursor.isAtEnd
        }
    }

    /// Whether the statement begins from here on like one of the phrases.
    func begins(_ cursor: StatementCursor) -> Bool {
        phrases.indices.contains { phrase in
            let pattern = phrases[phrase].pattern
            guard PhraseMatcher.canBegin(pattern.elements, at: cursor) else { return false }
            var matcher = PhraseMatcher(at: cursor, explains: false)
            return matcher.match(Array(pattern.elements.prefix(max(1, pattern.leadingWords.count))))
        }
    }

    private func reportMisspelt(_ words: [(range: SourceRange, word: String)], _ diagnostics: inout Diagnostics) {
        guard let first = words.first else { return }
        var run = [first]
        for next in words.dropFirst() where next.range.lowerBound == run[run.count - 1].range.upperBound + 1 { run.append(next) }
        let meant = run.map(\.word).joined(separator: " ")
        let range = run.reduce(first.range) { $0.union($1.range) }
        diagnostics.error(
            .decoratedPhrase, "phrases are written plainly and in lower case: “\(meant)”", at: range,
            fix: Diagnostic.Fix("write “\(meant)”", replacing: range, with: meant))
    }

    private func reportMistake(at cursor: StatementCursor, _ ending: PhraseMatcher.Ending?, _ diagnostics: inout Diagnostics) {
        if let ending, ending.cursor.index > cursor.index, !ending.isMisspelt {
            reportUnexpected(ending, behind: cursor, &diagnostics)
            return
        }
        let words = cursor.wordsAhead
        let expected = "\(owner) has: \(offered)"
        guard let first = words.first, let last = words.last else {
            diagnostics.error(.unknownPhrase, "a phrase is expected here; \(expected)", at: cursor.place)
            return
        }
        let seen = words.map(\.word).joined(separator: " ")
        let range = first.range.union(last.range)
        if let suggestion = suggestion(for: words.map(\.word)) {
            let replaced = words.prefix(suggestion.split(separator: " ").count)
            let fixRange = first.range.union(replaced.last?.range ?? first.range)
            diagnostics.error(
                .unknownPhrase, "\(owner) has no phrase “\(seen)”; did you mean “\(suggestion)”?", at: range,
                fix: Diagnostic.Fix("write “\(suggestion)”", replacing: fixRange, with: suggestion))
        } else if words.contains(where: { $0.word.looksLikeCode }) {
            diagnostics.error(.missingCodeSpan, "names, values and expressions stand in code spans: `\(seen)`", at: range)
        } else {
            diagnostics.error(.unknownPhrase, "\(owner) has no phrase “\(seen)”; \(expected)", at: range)
        }
    }

    /// The phrases as they are written if that is short, otherwise how they begin.
    private var offered: String {
        let whole = phrases.map(\.pattern.shown).joined(separator: "; ")
        if whole.count <= Self.widestOffer { return whole }
        return phrases.map { "“\($0.pattern.opening)”" }.uniqued().joined(separator: ", ")
    }

    /// How many characters one reads at a glance.
    private static var widestOffer: Int { 80 }

    private func reportUnexpected(
        _ ending: PhraseMatcher.Ending, behind cursor: StatementCursor, _ diagnostics: inout Diagnostics
    ) {
        var seen = ""
        for token in cursor.tokens[cursor.index..<ending.cursor.index] {
            if !seen.isEmpty, token.kind != .comma, token.kind != .colon { seen += " " }
            seen += token.shown
        }
        let place = ending.cursor.place
        var fix: Diagnostic.Fix?
        if case .word(let word)? = ending.cursor.current?.kind {
            let words = ending.expectations.compactMap { $0.hasPrefix("“") ? String($0.dropFirst().dropLast()) : nil }
            fix = nearestName(to: word, among: words).map { .init("write “\($0)”", replacing: place, with: $0) }
        }
        diagnostics.error(.incompletePhrase, "after “\(seen)”, \(Self.joined(ending.expectations)) is expected", at: place, fix: fix)
    }

    /// `a, b or c`.
    private static func joined(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.joined() }
        return parts.dropLast().joined(separator: ", ") + " or " + last
    }

    /// The leading words of the phrase that was most likely meant.
    private func suggestion(for words: [String]) -> String? {
        let openings = phrases.map { $0.pattern.leadingWords.joined(separator: " ") }.filter { !$0.isEmpty }
        for count in stride(from: words.count, through: 1, by: -1) {
            if let near = nearestName(to: words.prefix(count).joined(separator: " "), among: openings) { return near }
        }
        return openings.first { Self.isShortened(words, $0) }
            ?? openings.first { $0.split(separator: " ").first.map(String.init) == words.first?.lowercased() }
    }

    /// Whether the words are those of the phrase without their endings: “go to” for “goes to”, “cancel when” for “cancelled when”.
    private static func isShortened(_ words: [String], _ opening: String) -> Bool {
        let meant = opening.split(separator: " ")
        return words.count >= meant.count && zip(words, meant).allSatisfy { $0.count > 1 && $1.hasPrefix($0.lowercased()) }
    }
}

extension String {
    /// Whether it holds signs that prose does not: `name.isEmpty`, `load(id:`, `=`.
    fileprivate var looksLikeCode: Bool {
        contains { "=(){}[]<>&|".contains($0) } || dropLast().contains(".")
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
