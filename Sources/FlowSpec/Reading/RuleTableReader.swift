import FlowMarkdown

/// A rule that is a table: its heading says what it takes and gives, the table what it gives when.
enum RuleTableReader {
    static func read(_ part: Section, _ diagnostics: inout Diagnostics) -> NamedRuleSyntax? {
        let head = head(of: part.heading, &diagnostics)
        var table: PipeTable?
        var prose: [Block] = []
        for block in part.blocks {
            guard case .paragraph(let paragraph) = block, let pipes = PipeTable(paragraph) else {
                prose.append(block)
                continue
            }
            if table != nil {
                diagnostics.error(.malformedTable, "a rule has one table, and this is a second one", at: paragraph.range)
            } else {
                table = pipes
            }
        }
        StatementReader.forEachItem(in: prose, &diagnostics) { cursor, _, _, diagnostics in
            diagnostics.error(
                .misplacedStatement, "a rule that is an item stands above the headings of the tables", at: cursor.range)
        }
        guard let head else { return nil }
        guard let table else {
            diagnostics.error(
                .malformedTable, "a table is expected under this heading, with a column for each parameter and one for `\(head.name.text)`",
                at: part.heading.source.range)
            return unreadable(head, &diagnostics)
        }
        guard let rows = rows(of: table, head, &diagnostics) else { return unreadable(head, &diagnostics) }
        let isComplete = rows.count == table.rows.count
        return NamedRuleSyntax(
            head: head, body: .table(RuleTableSyntax(rows: rows, isComplete: isComplete, range: table.header.range)),
            documentation: Section(heading: part.heading, blocks: prose).prose)
    }

    private static func unreadable(_ head: NamedRuleHead, _ diagnostics: inout Diagnostics) -> NamedRuleSyntax? {
        diagnostics.noteUnreadable(head.name.text)
        return nil
    }

    private static func head(of heading: Heading, _ diagnostics: inout Diagnostics) -> NamedRuleHead? {
        let spans = heading.fragments.compactMap { fragment -> CodeSpan? in
            if case .code(let span) = fragment { span } else { nil }
        }
        guard heading.fragments.count == 1, let span = spans.first else {
            diagnostics.error(
                .missingCodeSpan, "the heading of a table is the rule in a code span, such as “### `isNeeded(country: Country) -> Bool`”",
                at: heading.source.range)
            for span in spans { diagnostics.noteUnreadable(span) }
            return nil
        }
        guard let head = NamedRuleHead.parse(span.content, &diagnostics) else {
            diagnostics.noteUnreadable(span)
            return nil
        }
        if head.parameters.isEmpty {
            diagnostics.error(.malformedTable, "`\(head.name.text)` takes nothing that a table could decide by", at: head.name.range)
            return unreadableHead(head, &diagnostics)
        }
        if head.result == nil {
            diagnostics.error(
                .malformedDeclaration, "a table says of what type its results are: `\(span.content.text) -> Bool`", at: span.range)
            return unreadableHead(head, &diagnostics)
        }
        return head
    }

    private static func unreadableHead(_ head: NamedRuleHead, _ diagnostics: inout Diagnostics) -> NamedRuleHead? {
        diagnostics.noteUnreadable(head.name.text)
        return nil
    }

    /// The rows that can be read.
    private static func rows(of table: PipeTable, _ head: NamedRuleHead, _ diagnostics: inout Diagnostics) -> [RuleTableSyntax.Row]? {
        let expected = head.parameters.map(\.name.text) + [head.name.text]
        guard table.header.cells.map({ $0.code?.content.text ?? "" }) == expected else {
            let names = expected.map { "`\($0)`" }.joined(separator: " | ")
            diagnostics.error(
                .malformedTable, "the header names the parameters in their order, and the rule itself: | \(names) |", at: table.header.range
            )
            return nil
        }
        if table.rows.isEmpty {
            diagnostics.error(.malformedTable, "a table needs a row, which says what the rule gives", at: table.header.range)
            return nil
        }
        return table.rows.compactMap { row(of: $0, expected, &diagnostics) }
    }

    private static func row(of row: PipeTable.Row, _ columns: [String], _ diagnostics: inout Diagnostics) -> RuleTableSyntax.Row? {
        guard row.cells.count == columns.count, let last = row.cells.last else {
            diagnostics.error(
                .malformedTable,
                "this row has \(row.cells.count) cell\(row.cells.count == 1 ? "" : "s"), and the header has \(columns.count); "
                    + "a `|` within a cell is written `\\|`", at: row.range)
            return nil
        }
        let cells = row.cells.dropLast().map { cell(of: $0, &diagnostics) }
        let complete = cells.compactMap(\.self)
        var result: Expression?
        if let code = last.code {
            result = Expression.parse(code.content, &diagnostics)
        } else {
            diagnostics.error(.malformedTable, "what the rule gives is expected in a code span", at: last.range)
        }
        guard complete.count == cells.count, let result else { return nil }
        return RuleTableSyntax.Row(cells: complete, result: result, range: row.range)
    }

    private static func cell(of cell: PipeTable.Cell, _ diagnostics: inout Diagnostics) -> RuleTableSyntax.Cell? {
        if let code = cell.code { return [Expression].parse(code.content, &diagnostics).map { .values($0) } }
        // Formatters escape a star that stands alone.
        if ["*", "\\*"].contains(cell.text.text) { return .any(cell.range) }
        let isEmpty = cell.text.text.isEmpty
        diagnostics.error(
            .malformedTable, isEmpty ? "what does not matter is written `*`" : "values in a code span are expected, or `*` for any",
            at: cell.range, fix: isEmpty ? .init("write `*`", replacing: cell.range, with: "*") : nil)
        return nil
    }
}
