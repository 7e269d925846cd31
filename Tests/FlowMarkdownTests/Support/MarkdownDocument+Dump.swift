@testable import FlowMarkdown

extension MarkdownDocument {
    /// The tree as text, one node a line, indented by depth, each with its range as `line:column-line:column`, both ends
    /// inclusive.
    var dump: String {
        var printer = TreePrinter(source: source)
        for block in blocks { printer.add(block, depth: 0) }
        for range in tooDeep { printer.add("too deep", range, depth: 0) }
        return printer.lines.joined(separator: "\n")
    }
}

/// Parses `text` and gives the dump of its tree.
func dump(_ text: String) -> String {
    MarkdownDocument.parse(SourceText(path: "test.md", text: text)).dump
}

private struct TreePrinter {
    let source: SourceText
    var lines: [String] = []

    mutating func add(_ text: String, _ range: SourceRange, depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + text + " " + place(range))
    }

    private func place(_ range: SourceRange) -> String {
        let first = source.position(at: range.lowerBound)
        if range.isEmpty { return "\(first.line):\(first.column)-" }
        let last = source.position(at: range.upperBound - 1)
        return "\(first.line):\(first.column)-\(last.line):\(last.column)"
    }

    mutating func add(_ block: Block, depth: Int) {
        switch block {
        case .heading(let heading):
            add("\(heading.isSetext ? "setext " : "")heading \(heading.level)", heading.range, depth: depth)
            add(heading.content, depth: depth + 1)
        case .paragraph(let paragraph):
            add("paragraph", paragraph.range, depth: depth)
            add(paragraph.content, depth: depth + 1)
        case .list(let list): add(list, depth: depth)
        case .quote(let quote):
            add("quote", quote.range, depth: depth)
            for block in quote.blocks { add(block, depth: depth + 1) }
        case .codeBlock(let block):
            let info = block.info.isEmpty ? "" : " \(block.info)"
            add("\(block.isFenced ? "fenced" : "indented") code\(info) \(quoted(block.literal))", block.range, depth: depth)
        case .htmlBlock(let block): add("\(block.isComment ? "comment" : "html") \(quoted(block.literal))", block.range, depth: depth)
        case .thematicBreak(let thematicBreak): add("thematic break", thematicBreak.range, depth: depth)
        }
    }

    private mutating func add(_ list: List, depth: Int) {
        let kind =
            switch list.kind {
            case .bulleted: "list \(list.marker)"
            case .numbered(let start): "list \(start)\(list.marker)"
            }
        add("\(kind) \(list.isTight ? "tight" : "loose")", list.range, depth: depth)
        for item in list.items {
            add("item \(quoted(source.text(of: item.markerRange)))", item.range, depth: depth + 1)
            if let task = item.task { add(task.isChecked ? "checked" : "unchecked", task.range, depth: depth + 2) }
            for block in item.blocks { add(block, depth: depth + 2) }
        }
    }

    private mutating func add(_ content: InlineContent, depth: Int) {
        for fragment in content.fragments {
            switch fragment {
            case .text(let text): add("text \(quoted(text.text))", fragment.range, depth: depth)
            case .code(let code): add("code \(quoted(code.content.text))", fragment.range, depth: depth)
            case .link(let link): add(link, "link", depth: depth)
            case .image(let link): add(link, "image", depth: depth)
            case .html(let text): add("html \(quoted(text.text))", fragment.range, depth: depth)
            case .lineBreak: add("line break", fragment.range, depth: depth)
            }
        }
        for emphasis in content.emphases { add(emphasis.isStrong ? "strong" : "emphasis", emphasis.range, depth: depth) }
    }

    private mutating func add(_ link: Link, _ name: String, depth: Int) {
        add("\(name) \(quoted(link.text.text))", link.range, depth: depth)
        add("to \(quoted(link.destination))", link.destinationRange, depth: depth + 1)
        if let title = link.title { add("title \(quoted(title))", link.titleRange ?? link.destinationRange, depth: depth + 1) }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\r", with: "\\r").replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "'"
    }
}
