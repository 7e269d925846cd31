import FlowMarkdown

/// What the readers of all sections share: items as statements, and what may follow in one.
enum StatementReader {
    /// Calls `read` for each item of each list among `blocks`, with its statement and its nested items.
    ///
    /// - Parameter isStatement: whether a paragraph, which is prose, would be a statement if a bullet stood before it.
    static func forEachItem(
        in blocks: [Block], _ diagnostics: inout Diagnostics, isStatement: (StatementCursor) -> Bool = { _ in false },
        _ read: (inout StatementCursor, [ListItem], List.Kind, inout Diagnostics) -> Void
    ) {
        for block in blocks {
            switch block {
            case .list(let list):
                for item in list.items { self.read(item, list.kind, &diagnostics, read) }
            case .paragraph(let paragraph): checkProse(paragraph, isStatement, &diagnostics)
            default: break
            }
        }
    }

    /// The same for the items under a statement.
    static func forEachItem(
        _ items: [ListItem], _ diagnostics: inout Diagnostics,
        _ read: (inout StatementCursor, [ListItem], inout Diagnostics) -> Void
    ) {
        for item in items {
            self.read(item, .bulleted, &diagnostics) { cursor, nested, _, diagnostics in read(&cursor, nested, &diagnostics) }
        }
    }

    private static func read(
        _ item: ListItem, _ kind: List.Kind, _ diagnostics: inout Diagnostics,
        _ read: (inout StatementCursor, [ListItem], List.Kind, inout Diagnostics) -> Void
    ) {
        guard case .paragraph(let paragraph)? = item.blocks.first else {
            if case .heading(let heading)? = item.blocks.first, heading.isSetext {
                diagnostics.error(
                    .underlinedHeading,
                    "the line below makes a heading of this text; indent it no further than the item's mark, or leave it out",
                    at: heading.source.range)
                diagnostics.noteUnreadable(heading.source.text.replacing("`", with: ""))
            } else {
                diagnostics.error(
                    .malformedItem, "this item holds no statement: its text has to stand right behind the mark", at: item.range)
            }
            return
        }
        if StatementTraps.report(in: paragraph, &diagnostics) {
            diagnostics.noteUnreadable(paragraph.fragments)
            return
        }
        var nested: [ListItem] = []
        for block in item.blocks.dropFirst() {
            switch block {
            case .list(let list): nested += list.items
            case .htmlBlock(let html) where html.isComment: break
            default:
                diagnostics.error(
                    .malformedItem, "an item holds one paragraph and, indented under it, items of its own; this belongs elsewhere",
                    at: block.range)
            }
        }
        var cursor = StatementCursor(paragraph)
        if let task = item.task {
            diagnostics.error(
                .malformedItem, "a statement has no check box", at: task.range, fix: .init("remove it", replacing: task.range, with: ""))
            cursor.skip(to: task.range.upperBound)
        }
        read(&cursor, nested, kind, &diagnostics)
    }

    /// A paragraph that reads like a statement has most likely lost its bullet.
    static func checkProse(_ paragraph: Paragraph, _ isStatement: (StatementCursor) -> Bool, _ diagnostics: inout Diagnostics) {
        var cursor = StatementCursor(paragraph)
        if isStatement(cursor) {
            reportLostBullet(at: cursor.place, &diagnostics)
        } else if let span = cursor.takeCode() {
            // A name alone may begin a sentence, other code before a separator does not.
            let isName = span.content.text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
            guard cursor.isAtEnd || cursor.takeColon() || !isName && cursor.takeComma() else { return }
            reportLostBullet(span, &diagnostics)
        }
    }

    static func reportLostBullet(_ span: CodeSpan, _ diagnostics: inout Diagnostics) {
        reportLostBullet(at: span.range, &diagnostics)
        diagnostics.noteUnreadable(span)
    }

    private static func reportLostBullet(at range: SourceRange, _ diagnostics: inout Diagnostics) {
        let start = SourceRange(range.lowerBound, range.lowerBound)
        diagnostics.error(
            .missingBullet, "a statement is an item of a list, and here the bullet is missing", at: range,
            fix: Diagnostic.Fix("put “- ” before it", replacing: start, with: "- "))
    }

    /// Reports what stands where the statement should have ended; whether it has ended.
    @discardableResult
    static func expectEnd(_ cursor: StatementCursor, _ expected: String, _ diagnostics: inout Diagnostics) -> Bool {
        guard let token = cursor.current else { return true }
        let start = SourceRange(token.range.lowerBound, token.range.lowerBound)
        if case .word(let word) = token.kind, word.hasPrefix("|") {
            diagnostics.error(
                .gluedTable, "a table stands by itself, with an empty line before it", at: token.range,
                fix: .init("put an empty line before it", replacing: start, with: "\n"))
        } else if cursor.isAtLineStart {
            diagnostics.error(
                .missingBullet, "\(expected) is expected here; a statement of its own begins with “- ”", at: token.range,
                fix: .init("put “- ” before it", replacing: start, with: "- "))
            if case .code(let span) = token.kind { diagnostics.noteUnreadable(span) }
        } else {
            let phrases = cursor.phrasesLikeLast().map { "“\($0.shown)”" }.joined(separator: " or ")
            diagnostics.error(
                .unexpectedText, "\(expected) is expected here" + (phrases.isEmpty ? "" : "; the phrase is \(phrases)"), at: token.range)
        }
        return false
    }

    /// Reports items under a statement that has none.
    static func expectNoItems(_ items: [ListItem], under owner: String, _ diagnostics: inout Diagnostics) {
        guard let first = items.first else { return }
        diagnostics.error(.unexpectedItems, "\(owner) has no items of its own", at: first.range)
    }

    /// `: text` up to the end.
    static func documentation(_ cursor: inout StatementCursor) -> String? {
        guard cursor.takeColon() else { return nil }
        let text = cursor.takeRest().map(\.written).joined()
        return text.isEmpty ? nil : text
    }
}

extension Fragment {
    /// As it reads in a comment: code spans keep their marks.
    var written: String {
        switch self {
        case .text(let text): text.unescaped.text
        case .code(let span): "`\(span.content.text)`"
        case .link(let link), .image(let link): link.text.unescaped.text
        case .lineBreak: " "
        case .html(let text): text.text
        }
    }
}
