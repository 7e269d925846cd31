import FlowMarkdown

/// A pipe table under a scenario's heading: names in its header, a run of the steps in each row.
enum TableReader {
    static func read(_ table: PipeTable, _ diagnostics: inout Diagnostics) -> ScenarioTable? {
        let columns = table.header.cells.map { cell -> Name? in
            guard let code = cell.code else {
                diagnostics.error(.malformedTable, "the header of a table names values, each in a code span", at: cell.range)
                return nil
            }
            return Name.parse(code.content, &diagnostics)
        }
        let names = columns.compactMap(\.self)
        guard names.count == columns.count else { return unreadable(names, &diagnostics) }
        for (index, name) in names.enumerated() where names[..<index].contains(where: { $0.text == name.text }) {
            diagnostics.error(.duplicateName, "there are two columns `\(name.text)`", at: name.range)
        }
        if table.rows.isEmpty { diagnostics.error(.malformedTable, "a table needs a row, for which the steps run", at: table.header.range) }
        let rows = table.rows.map { row(of: $0, columns: names, &diagnostics) }
        let complete = rows.compactMap(\.self)
        return complete.count == rows.count ? ScenarioTable(columns: names, rows: complete) : unreadable(names, &diagnostics)
    }

    /// What reads the columns of a table with a mistake is no further mistake.
    private static func unreadable(_ names: [Name], _ diagnostics: inout Diagnostics) -> ScenarioTable? {
        for name in names { diagnostics.noteUnreadable(name.text) }
        return nil
    }

    private static func row(of row: PipeTable.Row, columns: [Name], _ diagnostics: inout Diagnostics) -> ScenarioTable.Row? {
        guard row.cells.count == columns.count else {
            diagnostics.error(
                .malformedTable,
                "this row has \(row.cells.count) cell\(row.cells.count == 1 ? "" : "s"), and the header has \(columns.count); "
                    + "a `|` within a cell is written `\\|`", at: row.range)
            return nil
        }
        let cells = row.cells.map { cell -> Expression? in
            guard let code = cell.code else {
                diagnostics.error(.malformedTable, "a value is expected in a code span", at: cell.range)
                return nil
            }
            return Expression.parse(code.content, &diagnostics)
        }
        let complete = cells.compactMap(\.self)
        return complete.count == cells.count ? ScenarioTable.Row(cells: complete, range: row.range) : nil
    }
}
