import FlowMarkdown

/// What a document says, apart from its layout: two documents say the same if these lines are equal, byte for byte.
enum DocumentContent {
    static func lines(of document: MarkdownDocument) -> [[UInt8]] {
        var lines: [String] = []
        describe(document.blocks, indentation: "", to: &lines)
        let source = document.source
        for line in UncoveredLines.numbers(in: document) { lines.append("between: " + source.text(of: source.range(ofLine: line)).trimmed) }
        return lines.map { Array($0.utf8) }
    }

    private static func describe(_ blocks: [Block], indentation: String, to lines: inout [String]) {
        var previousList: String?
        for block in blocks {
            var list: String?
            switch block {
            case .heading(let heading): lines.append("\(indentation)heading \(heading.level): \(heading.source.text)")
            case .paragraph(let paragraph): describe(paragraph, indentation: indentation, to: &lines)
            case .list(let other):
                // Lists side by side that differ in their marks only become one.
                list = other.isNumbered ? "numbers" : "bullets"
                if list != previousList { lines.append(indentation + (list ?? "")) }
                for item in other.items {
                    lines.append("\(indentation)- item")
                    describe(item.blocks, indentation: indentation + "  ", to: &lines)
                }
            case .quote(let quote):
                lines.append("\(indentation)quote")
                describe(quote.blocks, indentation: indentation + "  ", to: &lines)
            case .codeBlock(let code): lines.append("\(indentation)code \(code.isFenced) \(code.info): \(code.literal)")
            case .htmlBlock(let html): lines.append("\(indentation)html: \(html.literal.trimmed)")
            case .thematicBreak: lines.append("\(indentation)break")
            }
            previousList = list
        }
    }

    private static func describe(_ paragraph: Paragraph, indentation: String, to lines: inout [String]) {
        guard let table = PipeTable(paragraph) else {
            let breaks = paragraph.fragments.count { if case .lineBreak = $0 { true } else { false } }
            return lines.append("\(indentation)paragraph with \(breaks) breaks: \(paragraph.source.text)")
        }
        lines.append("\(indentation)table")
        for row in [table.header] + table.rows {
            lines.append(indentation + "  " + row.cells.map(\.text.text).joined(separator: " | "))
        }
    }
}

extension String {
    /// Without spaces, tabs and newlines at both ends.
    var trimmed: String {
        func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" || character.isNewline }
        var rest = self[...]
        while let first = rest.first, isBlank(first) { rest.removeFirst() }
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return String(rest)
    }
}
