/// A pipe table as code hosts show it: a header, a line of dashes, and rows.
///
/// CommonMark has no tables; a table is a paragraph whose lines look like one. The rules are those of GitHub Flavored
/// Markdown 4.10: cells are separated by `|`, also within code spans, unless it is escaped as `\|`; the pipes at both ends may be left
/// out; a row that is too short has empty cells, and what is too much in one that is too long belongs to no cell.
public struct PipeTable: Equatable, Sendable {
    public struct Cell: Equatable, Sendable {
        /// The cell's content without white space around it, `\|` undone.
        public let text: MappedText
        /// The code span that the cell consists of, if it consists of one.
        public let code: CodeSpan?
        /// The place of the content, or where it would stand.
        public var range: SourceRange { text.range }
    }

    public struct Row: Equatable, Sendable {
        public let cells: [Cell]
        /// The place of the line.
        public let range: SourceRange
    }

    public let header: Row
    public let rows: [Row]

    /// The table that the paragraph is, if it is one: if its second line consists of dashes for as many cells as its first has.
    public init?(_ paragraph: Paragraph) {
        guard paragraph.lines.count >= 2, paragraph.lines[0].text.contains("|") else { return nil }
        let header = Self.row(paragraph.lines[0])
        let dashes = Self.row(paragraph.lines[1])
        guard dashes.cells.count == header.cells.count, dashes.cells.allSatisfy({ Self.isDelimiter($0.text.text) }) else { return nil }
        self.header = header
        rows = paragraph.lines.dropFirst(2).map(Self.row)
    }

    /// `---`, `:--`, `--:` or `:-:`.
    private static func isDelimiter(_ text: String) -> Bool {
        var rest = text[...]
        if rest.first == ":" { rest.removeFirst() }
        if rest.last == ":" { rest.removeLast() }
        return !rest.isEmpty && rest.allSatisfy { $0 == "-" }
    }

    private static func row(_ line: MappedText) -> Row {
        let bytes = Array(line.text.utf8)
        var cells: [Cell] = []
        var start = 0
        var index = 0
        while index <= bytes.count {
            if index == bytes.count || bytes[index] == UInt8(ascii: "|") {
                // The pipes at the ends of the line enclose no cell.
                let isOuter =
                    (cells.isEmpty && start == 0 && index == 0) || (index == bytes.count && isBlank(bytes[start...]) && !cells.isEmpty)
                if !isOuter { cells.append(cell(line, bytes, start, index)) }
                start = index + 1
            } else if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "|") {
                index += 1
            }
            index += 1
        }
        return Row(cells: cells, range: line.range)
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private static func cell(_ line: MappedText, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Cell {
        var (lower, upper) = (start, end)
        while lower < upper, isBlank(bytes[lower...lower]) { lower += 1 }
        while upper > lower, isBlank(bytes[(upper - 1)...(upper - 1)]) { upper -= 1 }
        let text = unescaped(line, bytes, lower, upper)
        var ticks = 0
        while lower + ticks < upper, bytes[lower + ticks] == UInt8(ascii: "`") { ticks += 1 }
        guard ticks > 0, let content = codeContent(line, bytes, lower, upper, ticks) else { return Cell(text: text, code: nil) }
        return Cell(text: text, code: CodeSpan(content: content, range: line.range(from: lower, to: upper)))
    }

    /// What stands between `ticks` backticks at both ends, if nothing within ends the span earlier.
    private static func codeContent(
        _ line: MappedText, _ bytes: [UInt8], _ lower: Int, _ upper: Int, _ ticks: Int
    ) -> MappedText? {
        var index = lower + ticks
        while index < upper {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let runStart = index
            while index < upper, bytes[index] == UInt8(ascii: "`") { index += 1 }
            guard index - runStart == ticks else { continue }
            guard index == upper else { return nil }
            var (first, last) = (lower + ticks, runStart)
            let inner = bytes[first..<last]
            if inner.first == UInt8(ascii: " "), inner.last == UInt8(ascii: " "), !isBlank(inner) { (first, last) = (first + 1, last - 1) }
            return unescaped(line, bytes, first, last)
        }
        return nil
    }

    private static func unescaped(_ line: MappedText, _ bytes: [UInt8], _ lower: Int, _ upper: Int) -> MappedText {
        var builder = MappedTextBuilder(at: line.range(from: lower, to: lower).lowerBound)
        var index = lower
        while index < upper {
            let isEscapedPipe = bytes[index] == UInt8(ascii: "\\") && index + 1 < upper && bytes[index + 1] == UInt8(ascii: "|")
            if isEscapedPipe { index += 1 }
            builder.append(bytes[index...index], at: line.sourceOffset(of: index))
            index += 1
        }
        return builder.build()
    }
}
