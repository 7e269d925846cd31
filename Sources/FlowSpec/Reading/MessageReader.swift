import FlowMarkdown

/// Messages: text as it was written, with escapes undone and code spans as expressions, and its translations as items under it.
enum MessageReader {
    static func read(_ fragments: [Fragment], _ items: [ListItem] = [], _ diagnostics: inout Diagnostics) -> MessageSyntax? {
        guard let first = fragments.first, let last = fragments.last, let parts = parts(fragments, &diagnostics) else { return nil }
        let message = MessageSyntax(parts: parts, range: first.range.union(last.range))
        return translated(message, by: items, &diagnostics)
    }

    /// The message with what the items under it say in other languages: `zh-Hans: …`.
    static func translated(_ message: MessageSyntax, by items: [ListItem], _ diagnostics: inout Diagnostics) -> MessageSyntax {
        var message = message
        StatementReader.forEachItem(items, &diagnostics) { cursor, nested, diagnostics in
            StatementReader.expectNoItems(nested, under: "a translation", &diagnostics)
            guard let translation = translation(&cursor, &diagnostics) else { return }
            if let first = message.translations.first(where: { $0.language.text == translation.language.text }) {
                diagnostics.error(
                    .malformedTranslation, "there are two texts in `\(first.language.text)`", at: translation.language.range,
                    notes: [.init("the first is here", at: first.language.range)])
            } else {
                message.translations.append(translation)
            }
        }
        return message
    }

    private static func translation(
        _ cursor: inout StatementCursor, _ diagnostics: inout Diagnostics
    ) -> MessageSyntax.Translation? {
        guard let language = languageTag(&cursor), cursor.takeColon() else {
            diagnostics.error(
                .malformedTranslation, "a language tag and the text in that language are expected, such as “de: …” or “zh-Hans: …”",
                at: cursor.place)
            return nil
        }
        let rest = cursor.takeRest()
        guard !rest.isEmpty else {
            diagnostics.error(.missingMessage, "a text is expected behind the colon", at: cursor.placeAfterPrevious)
            return nil
        }
        return parts(rest, &diagnostics).map { MessageSyntax.Translation(language: language, parts: $0) }
    }

    static func languageTag(_ cursor: inout StatementCursor) -> Name? {
        guard case .word(let word)? = cursor.current?.kind, let range = cursor.current?.range, LanguageTag.isWellFormed(word) else {
            return nil
        }
        cursor.advance()
        return Name(word, at: range)
    }

    private static func parts(_ fragments: [Fragment], _ diagnostics: inout Diagnostics) -> [MessageSyntax.Part]? {
        var parts: [MessageSyntax.Part] = []
        for fragment in fragments {
            switch fragment {
            case .text(let text): append(text.unescaped.text, to: &parts)
            case .link(let link), .image(let link): append(link.text.unescaped.text, to: &parts)
            case .code(let span):
                guard let expression = Expression.parse(span.content, &diagnostics) else { return nil }
                if case .string(let segments) = expression.kind {
                    reportQuotation(span, segments, &diagnostics)
                    return nil
                }
                parts.append(.expression(expression))
            case .lineBreak: append(" ", to: &parts)
            case .html(let text): append(text.text, to: &parts)
            }
        }
        return parts
    }

    private static func reportQuotation(_ span: CodeSpan, _ segments: [StringSegment], _ diagnostics: inout Diagnostics) {
        var fix: Diagnostic.Fix?
        if case .text(let text)? = segments.first, segments.count == 1, !text.contains(where: { "\n\\`<*_&[".contains($0) }) {
            fix = .init("write \(text)", replacing: span.range, with: text)
        }
        diagnostics.error(
            .quotedMessage, "a message is written as it is, without a code span and quotation marks", at: span.range, fix: fix)
    }

    private static func append(_ text: String, to parts: inout [MessageSyntax.Part]) {
        if case .text(let before)? = parts.last {
            parts[parts.count - 1] = .text(before + text)
        } else {
            parts.append(.text(text))
        }
    }
}
