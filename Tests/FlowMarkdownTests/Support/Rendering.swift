import CLibcmark

@testable import FlowMarkdown

/// What a document shows, as events in order; made from the typed tree and from libcmark's, they must be equal.
enum Rendering {
    /// Stands for the delimiters of emphasis, which are not shown.
    private static let hidden: Unicode.Scalar = "\u{F0000}"

    /// With one space for each run of white space and none at the ends: in code spans and tags, libcmark leaves in the
    /// indentation of lines that continue a paragraph lazily.
    private static func collapsed(_ text: String) -> String {
        text.utf8.split(whereSeparator: \.isSpace).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// At the beginning of a line libcmark leaves in the indentation of lines that continue a paragraph lazily.
    private static func addText(_ text: String, to events: inout [String]) {
        let isAtLineStart = events.isEmpty || events.last == "line break"
        let shown = isAtLineStart ? String(text.unicodeScalars.drop { $0 == " " || $0 == "\t" }) : text
        if !shown.isEmpty { events.append("text \(shown)") }
    }

    /// Link text in which there is more than text and emphasis, or which has several lines, is not compared.
    private static let richText = "(rich)"

    private static func plain(_ text: String) -> String {
        text.contains { "`<[]\\".contains($0) } ? richText : text
    }

    // MARK: The typed tree

    static func events(_ document: MarkdownDocument) -> [String] {
        var events: [String] = []
        for block in document.blocks { add(block, of: document, to: &events) }
        return events
    }

    private static func add(_ block: Block, of document: MarkdownDocument, to events: inout [String]) {
        switch block {
        case .heading(let heading):
            events.append("heading \(heading.level)")
            events += self.events(heading.content, document)
        case .paragraph(let paragraph):
            events.append("paragraph")
            events += self.events(paragraph.content, document)
        case .quote(let quote):
            events.append("quote")
            for block in quote.blocks { add(block, of: document, to: &events) }
            events.append("end")
        case .list(let list):
            events.append("list \(list.isNumbered) \(list.isTight)")
            for item in list.items {
                events.append("item")
                for block in item.blocks { add(block, of: document, to: &events) }
                events.append("end")
            }
            events.append("end")
        case .codeBlock(let block): events.append("code \(block.info) \(block.literal)")
        case .htmlBlock(let block): events.append("html \(block.literal)")
        case .thematicBreak: events.append("break")
        }
    }

    private static func events(_ content: InlineContent, _ document: MarkdownDocument) -> [String] {
        var delimiters: Set<Int> = []
        for emphasis in content.emphases {
            delimiters.formUnion([emphasis.range.lowerBound, emphasis.range.upperBound - 1])
            if emphasis.isStrong { delimiters.formUnion([emphasis.range.lowerBound + 1, emphasis.range.upperBound - 2]) }
        }
        func shown(_ text: MappedText) -> String {
            var bytes: [UInt8] = []
            for (offset, byte) in text.text.utf8.enumerated() {
                if delimiters.contains(text.sourceOffset(of: offset)) {
                    bytes += Array(String(Character(hidden)).utf8)
                } else {
                    bytes.append(byte)
                }
            }
            let unescaped = MappedText(String(decoding: bytes, as: UTF8.self), at: 0).unescaped.text
            return String(String.UnicodeScalarView(unescaped.unicodeScalars.filter { $0 != hidden }))
        }
        func linkText(_ link: Link) -> String {
            let raw = document.source.text(of: link.text.range)
            let isAutolink = document.source.text(of: link.range).hasPrefix("<")
            let isComparable = !raw.utf8.contains {
                $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || isAutolink && $0 == UInt8(ascii: "\\")
            }
            return isComparable ? plain(shown(link.text)) : richText
        }
        var events: [String] = []
        for fragment in content.fragments {
            switch fragment {
            case .text(let text): addText(shown(text), to: &events)
            case .code(let code): events.append("span \(collapsed(code.content.text))")
            case .link(let link): events.append("link \(link.destination) \(link.title ?? "") \(linkText(link))")
            case .image(let link): events.append("image \(link.destination) \(link.title ?? "") \(linkText(link))")
            case .html(let html): events.append("tag \(collapsed(html.text))")
            case .lineBreak: events.append("line break")
            }
        }
        return events
    }

    // MARK: libcmark's tree

    static func events(_ source: SourceText) -> [String] {
        withDocumentNode(Array(source.text.utf8)) { blocks($0) } ?? ["nothing"]
    }

    private static func blocks(_ parent: Node) -> [String] { parent.children.flatMap(block) }

    private static func block(_ node: Node) -> [String] {
        switch node.type {
        case CMARK_NODE_HEADING: ["heading \(node.headingLevel)"] + inlines(node)
        // White space that libcmark takes for content.
        case CMARK_NODE_PARAGRAPH where Array(node.children).isEmpty: []
        case CMARK_NODE_PARAGRAPH: ["paragraph"] + inlines(node)
        case CMARK_NODE_BLOCK_QUOTE: ["quote"] + blocks(node) + ["end"]
        case CMARK_NODE_LIST: ["list \(node.isNumberedList) \(node.isTightList)"] + blocks(node) + ["end"]
        case CMARK_NODE_ITEM: ["item"] + blocks(node) + ["end"]
        case CMARK_NODE_CODE_BLOCK: ["code \(node.info) \(node.literalText)"]
        case CMARK_NODE_HTML_BLOCK: ["html \(node.literalText)"]
        case CMARK_NODE_THEMATIC_BREAK: ["break"]
        default: ["unknown"]
        }
    }

    private static func inlines(_ parent: Node) -> [String] {
        var events: [String] = []
        var text = ""
        func closeText() {
            addText(text, to: &events)
            text = ""
        }
        func add(_ parent: Node) {
            for node in parent.children {
                switch node.type {
                case CMARK_NODE_TEXT: text += node.literalText
                case CMARK_NODE_SOFTBREAK: text += " "
                case CMARK_NODE_EMPH, CMARK_NODE_STRONG: add(node)
                case CMARK_NODE_HTML_INLINE where node.literal.starts(with: "<!--".utf8): break
                default:
                    closeText()
                    events.append(event(node))
                }
            }
        }
        add(parent)
        closeText()
        return events
    }

    private static func linkText(_ node: Node) -> String {
        var text = ""
        func add(_ parent: Node) -> Bool {
            parent.children.allSatisfy { node in
                if node.type == CMARK_NODE_TEXT {
                    text += node.literalText
                } else {
                    return [CMARK_NODE_EMPH, CMARK_NODE_STRONG].contains(node.type) && add(node)
                }
                return true
            }
        }
        return add(node) ? plain(text) : richText
    }

    private static func event(_ node: Node) -> String {
        switch node.type {
        case CMARK_NODE_CODE: "span \(collapsed(node.literalText))"
        case CMARK_NODE_LINK: "link \(node.url) \(node.title) \(linkText(node))"
        case CMARK_NODE_IMAGE: "image \(node.url) \(node.title) \(linkText(node))"
        case CMARK_NODE_HTML_INLINE: "tag \(collapsed(node.literalText))"
        case CMARK_NODE_LINEBREAK: "line break"
        default: "unknown"
        }
    }
}
