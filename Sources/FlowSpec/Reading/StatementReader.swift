import FlowMarkdown

/// What the readers of all sections share: items as statements, and what may follow in one.
enum StatementReader {
    /// Calls `read` for each item of each list among `blocks`, with its statement and its nested items.
    static func forEachItem(
        in blocks: [Block], _ diagnostics: inout Diagnostics,
        _ read: (inout StatementCursor, [ListItem], List.Kind, inout Diagnostics) -> Void
    ) {
        for block in blocks {
            switch block {
            case .list(let list):
                for item in list.items { self.read(item, list.kind, &diagnostics, read) }
            case .paragraph(let paragraph):
                reportLostBullet(paragraph, &diagnostics)
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
        if item.task != nil {
            diagnostics.error("a statement has no check box; write the item without “[ ]”", at: item.range)
            return
        }
        guard case .paragraph(let paragraph)? = item.blocks.first else {
            diagnostics.error("this item holds no statement: its text has to stand right behind the mark", at: item.range)
            return
        }
        var nested: [ListItem] = []
        for block in item.blocks.dropFirst() {
            switch block {
            case .list(let list): nested += list.items
            case .htmlBlock(let html) where html.isComment: break
            default:
                diagnostics.error(
                    "an item holds one paragraph and, indented under it, items of its own; this belongs elsewhere", at: block.range)
            }
        }
        var cursor = StatementCursor(paragraph)
        read(&cursor, nested, kind, &diagnostics)
    }

    /// A paragraph that begins like a statement has most likely lost its bullet.
    private static func reportLostBullet(_ paragraph: Paragraph, _ diagnostics: inout Diagnostics) {
        guard case .code(let span)? = paragraph.fragments.first else { return }
        let start = SourceRange(span.range.lowerBound, span.range.lowerBound)
        diagnostics.error(
            "a statement is an item of a list; this paragraph would be read as prose", at: span.range,
            fix: Diagnostic.Fix("put “- ” before it", replacing: start, with: "- "))
    }

    /// Reports what stands where the statement should have ended.
    static func expectEnd(_ cursor: StatementCursor, _ expected: String, _ diagnostics: inout Diagnostics) {
        guard let token = cursor.current else { return }
        diagnostics.error("\(expected) is expected here", at: token.range)
    }

    /// Reports items under a statement that has none.
    static func expectNoItems(_ items: [ListItem], under owner: String, _ diagnostics: inout Diagnostics) {
        guard let first = items.first else { return }
        diagnostics.error("\(owner) has no items of its own", at: first.range)
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
        default: ""
        }
    }
}
