import FlowMarkdown
import FlowSpec

/// A pipe table whose columns are aligned.
struct TableLayout {
    let lines: [String]

    /// Nil if the paragraph is no table.
    init?(_ paragraph: Paragraph) {
        guard let table = PipeTable(paragraph) else { return nil }
        let columnCount = table.header.cells.count
        let rows = ([table.header] + table.rows).map { row in row.cells.map(Self.written) }
        guard rows.allSatisfy({ $0.count == columnCount }) else {
            // A row with too many cells or too few would be another one in a column's width.
            lines = paragraph.lines.map(\.text)
            return
        }
        let delimiters = Self.delimiters(paragraph.lines[1].text)
        let widths = (0..<columnCount).map { column in
            max(3, rows.map { $0[column].columnCount }.max() ?? 0)
        }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: max(0, width - cell.columnCount)) }
            return "| \(padded.joined(separator: " | ")) |"
        }
        let dashes = zip(delimiters, widths).map { delimiter, width in
            let count = width - (delimiter.hasPrefix(":") ? 1 : 0) - (delimiter.hasSuffix(":") ? 1 : 0)
            return (delimiter.hasPrefix(":") ? ":" : "") + String(repeating: "-", count: count) + (delimiter.hasSuffix(":") ? ":" : "")
        }
        lines = [line(rows[0]), line(dashes)] + rows.dropFirst().map(line)
    }

    /// A pipe in a cell is written with a backslash.
    private static func written(_ cell: PipeTable.Cell) -> String {
        cell.text.text.replacing("|", with: "\\|")
    }

    private static func delimiters(_ line: String) -> [String] {
        var cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
        if cells.first?.isEmpty == true { cells.removeFirst() }
        if cells.last?.isEmpty == true { cells.removeLast() }
        return cells
    }
}
