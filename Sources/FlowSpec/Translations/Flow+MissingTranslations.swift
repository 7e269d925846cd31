import FlowMarkdown

extension Flow {
    /// The texts that somebody who reads one of `languages` would see in another one, as warnings in the order of the spec.
    ///
    /// A text is there for a language if it is written in the very same tag, or in the same without the region: a text in `en` serves `en-GB`,
    /// but one in `zh-Hans` does not serve `zh-Hant`. Capital and small letters are the same. A message of which nothing but values is
    /// shown is the same in all languages.
    ///
    /// What is said where the spec says nothing is in English: that a service could not be asked, and that the time is up. That is reported where
    /// the spec can say it.
    ///
    /// ```swift
    /// for warning in flow.missingTranslations(in: ["de", "fr"]) { print(printer.text(of: warning)) }
    /// ```
    ///
    /// - Parameter languages: The tags (BCP 47) of the languages that are expected; nil for the flow's own and every one that a message of
    ///   the flow has.
    public func missingTranslations(in languages: [String]? = nil) -> [Diagnostic] {
        let messages = messages
        let expected = LanguageTag.distinct(languages ?? self.languages)
        var warnings = messages.compactMap { missingTranslation(of: $0, in: expected) }
        warnings += generalTexts(in: expected)
        return warnings.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
    }

    private func missingTranslation(of message: Message, in expected: [String]) -> Diagnostic? {
        guard message.hasWords else { return nil }
        let present = [language] + message.translations.map(\.language)
        let missing = expected.filter { wanted in !present.contains { Self.text(in: $0, serves: wanted) } }
        if missing.isEmpty { return nil }
        // A text that is written in one of them may serve another.
        let needed = missing.filter { wanted in !missing.contains { $0 != wanted && Self.text(in: $0, serves: wanted) } }
        return Diagnostic(.missingTranslation, .warning, "this text is missing in \(Self.list(needed))", at: message.range)
    }

    /// Where a text of the run-time library would be shown, which is in English only.
    private func generalTexts(in expected: [String]) -> [Diagnostic] {
        let missing = expected.filter { !Self.text(in: "en", serves: $0) }
        if missing.isEmpty { return [] }
        func warning(_ moment: String, _ advice: String, at range: SourceRange) -> Diagnostic {
            let message = "\(moment), a general text is shown, which is missing in \(Self.list(missing)); \(advice)"
            return Diagnostic(.missingTranslation, .warning, message, at: range)
        }
        let unavailable = validations.rules.filter { $0.waits && $0.unavailable == nil }.map { rule in
            warning("when the service fails", "say it in an item under the rule: “unavailable: …”", at: rule.range)
        }
        let timedOut = commands.filter { $0.timeout != nil && $0.leavesTimeoutUnsaid }.map { command in
            warning("when the time is up", "say it: “on failure `.timedOut`: …”", at: command.name.range)
        }
        return unavailable + timedOut
    }

    /// Source: RFC 4647, section 3.4 (lookup), of which only the truncation down to the script is done.
    private static func text(in tag: String, serves wanted: String) -> Bool {
        var subtags = wanted.lowercased().split(separator: "-")
        let tag = tag.lowercased()
        while subtags.joined(separator: "-") != tag {
            guard let last = subtags.popLast(), !subtags.isEmpty, !(last.count == 4 && last.allSatisfy(\.isLetter)) else { return false }
        }
        return true
    }

    /// “`de`”, “`de` and `fr`”, “`de`, `fr` and `it`”.
    private static func list(_ tags: [String]) -> String {
        let spans = tags.map { "`\($0)`" }
        return (spans.count > 1 ? spans.dropLast().joined(separator: ", ") + " and " : "") + (spans.last ?? "")
    }
}

extension CheckedSpec {
    /// The spec with what ``Flow/missingTranslations(in:)`` finds besides; the same if it has a mistake.
    public func tellingMissingTranslations(in languages: [String]) -> CheckedSpec {
        guard let flow else { return self }
        var diagnostics = diagnostics
        for warning in flow.missingTranslations(in: languages) { diagnostics.report(warning) }
        return CheckedSpec(source: source, flow: flow, diagnostics: diagnostics, linkedPaths: linkedPaths)
    }
}

extension Message {
    /// Whether there is something to translate.
    fileprivate var hasWords: Bool {
        parts.contains { part in
            if case .text(let text) = part { text.contains(where: \.isLetter) } else { false }
        }
    }
}

extension Command {
    /// Whether nothing is said of a run that takes too long: the first handler that matches is the one that is used.
    fileprivate var leavesTimeoutUnsaid: Bool {
        failureHandlers.first { $0.pattern == nil || $0.pattern == .timedOut }.map { $0.ending == .none } ?? true
    }
}
