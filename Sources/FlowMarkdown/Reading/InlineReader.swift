import CLibcmark

/// Finds each inline node of a paragraph or heading in its text.
///
/// libcmark says what there is and in which order, but not reliably where: its columns are those of the first line's
/// indentation, and some ends are missing. So the reader goes through the content beside the nodes and takes as many
/// bytes as each node was made of. Where the two do not agree, which no known input brings about, the rest is text.
struct InlineReader {
    /// Whether every node was found.
    private(set) var agrees = true

    private var content: ContentText
    private let scanner: LinkScanner
    private var position: Int
    private let end: Int

    /// What is not text, in order; only the outermost of what contains each other.
    private var marks: [InlineMark] = []
    private var emphases: [Emphasis] = []
    /// The nodes that were entered and not left yet.
    private var open: [Opening] = []

    /// Whether the next literal begins with indentation that is not in the content.
    private var beginsWithIndentation: Bool

    private struct Opening {
        var start: Int
        /// The index in ``emphases``, for emphasis.
        var emphasis: Int?
        /// For links and images, how many marks there were.
        var marks: Int
    }

    init(_ content: ContentText) {
        self.content = content
        var end = content.bytes.count
        while end > 0, content.bytes[end - 1].isSpace { end -= 1 }
        position = 0
        beginsWithIndentation = content.isIndentedLazily(at: 0)
        self.end = end
        scanner = LinkScanner(bytes: content.bytes, end: end)
    }

    /// The place of the content in the file.
    var range: SourceRange { content.sourceRange(0..<end) }

    mutating func read(_ block: Node) -> InlineContent {
        align(with: block)
        return InlineContent(
            source: content.joined(0..<end),
            lines: content.separateLines(0..<end),
            fragments: content.fragments(of: 0..<end, between: marks),
            emphases: emphases
        )
    }

    private mutating func align(with block: Node) {
        let iterator = cmark_iter_new(block.pointer)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE, let node = Node(cmark_iter_get_node(iterator)) else { return }
            if node.pointer == block.pointer { continue }
            let found =
                if event == CMARK_EVENT_EXIT {
                    leave(node)
                } else if node.type == CMARK_NODE_LINK, byte == UInt8(ascii: "<") {
                    // Its text is not Markdown.
                    enterAutolink(node, iterator)
                } else {
                    enter(node)
                }
            if !found {
                giveUp()
                return
            }
        }
    }

    private mutating func giveUp() {
        agrees = false
        // What was entered and never left is text.
        if let outermost = open.first(where: { $0.emphasis == nil }) { marks.removeSubrange(outermost.marks...) }
        if let first = open.compactMap(\.emphasis).min() { emphases.removeSubrange(first...) }
    }

    private var byte: UInt8? { scanner.byte(at: position) }

    private var isAtLineStart: Bool { position > 0 && content.bytes[position - 1] == UInt8(ascii: "\n") }

    // MARK: Nodes

    private mutating func enter(_ node: Node) -> Bool {
        switch node.type {
        case CMARK_NODE_TEXT: return skipText(node.literal)
        case CMARK_NODE_SOFTBREAK: return skipSoftBreak()
        case CMARK_NODE_LINEBREAK: return addLineBreak()
        case CMARK_NODE_CODE: return addCode(node.literal)
        case CMARK_NODE_HTML_INLINE: return addHTML(node.literal)
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
            open.append(Opening(start: position, emphasis: emphases.count, marks: marks.count))
            let start = content.sourceOffset(of: position)
            emphases.append(Emphasis(isStrong: node.type == CMARK_NODE_STRONG, range: SourceRange(start, start)))
            return skipDelimiters(of: node)
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            open.append(Opening(start: position, emphasis: nil, marks: marks.count))
            if node.type == CMARK_NODE_IMAGE, !skip(UInt8(ascii: "!")) { return false }
            return skip(UInt8(ascii: "["))
        default: return false
        }
    }

    private mutating func leave(_ node: Node) -> Bool {
        guard let opening = open.last else { return false }
        if let emphasis = opening.emphasis {
            guard skipDelimiters(of: node) else { return false }
            emphases[emphasis] = Emphasis(isStrong: emphases[emphasis].isStrong, range: content.sourceRange(opening.start..<position))
        } else {
            guard addLink(node, from: opening.start, marks: opening.marks) else { return false }
        }
        open.removeLast()
        return true
    }

    private mutating func skip(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        position += 1
        return true
    }

    private mutating func skipDelimiters(of node: Node) -> Bool {
        guard let delimiter = byte, delimiter == UInt8(ascii: "*") || delimiter == UInt8(ascii: "_") else { return false }
        return skip(delimiter) && (node.type == CMARK_NODE_EMPH || skip(delimiter))
    }

    /// Goes behind text that is shown as `literal`.
    private mutating func skipText(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        if beginsWithIndentation { index = literal.prefix(while: \.isBlank).count }
        beginsWithIndentation = false
        while index < literal.count {
            guard let byte else { return false }
            if byte == UInt8(ascii: "\\"), let escaped = scanner.byte(at: position + 1), escaped.isPunctuation {
                guard literal[index] == escaped else { return false }
                position += 2
                index += 1
            } else if byte == UInt8(ascii: "&"), let reference = CharacterReference.decode(content.bytes, at: position) {
                guard literal[index...].starts(with: reference.text) else { return false }
                position = reference.end
                index += reference.text.count
            } else {
                guard literal[index] == byte else { return false }
                position += 1
                index += 1
            }
        }
        return true
    }

    private mutating func skipSoftBreak() -> Bool {
        while let byte, byte.isSpace, byte != UInt8(ascii: "\n") { position += 1 }
        return skip(UInt8(ascii: "\n"))
    }

    private mutating func addLineBreak() -> Bool {
        let start = position
        if byte == UInt8(ascii: "\\") {
            content.markBreakingBackslash(at: position)
            position += 1
            guard skip(UInt8(ascii: "\n")) else { return false }
            beginsWithIndentation = content.isIndentedLazily(at: position)
        } else if !skipSoftBreak() {
            return false
        }
        add(.lineBreak, from: start)
        return true
    }

    private mutating func addCode(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = position
        let opening = skipBackticks()
        guard opening > 0 else { return false }
        let inside = position
        while byte != nil {
            let closing = position
            let count = skipBackticks()
            if count == 0 {
                position += 1
            } else if count == opening {
                content.markVerbatim(start..<position)
                let text = strippedCode(inside..<closing)
                // Indentation of lazy lines is in the literal, but not in the content: only what is no space counts.
                guard content.bytes[text].lazy.filter({ !$0.isSpace }).elementsEqual(literal.lazy.filter { !$0.isSpace }) else {
                    return false
                }
                add(.code(content: text), from: start)
                return true
            }
        }
        return false
    }

    private mutating func skipBackticks() -> Int {
        let start = position
        while byte == UInt8(ascii: "`") { position += 1 }
        return position - start
    }

    /// Without a space at both ends, unless there is nothing else (CommonMark 6.1).
    private func strippedCode(_ range: Range<Int>) -> Range<Int> {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
        let code = content.bytes[range]
        guard let first = code.first, let last = code.last, isBlank(first), isBlank(last), !code.allSatisfy(isBlank) else { return range }
        return (range.lowerBound + 1)..<(range.upperBound - 1)
    }

    private mutating func addHTML(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = position
        var index = 0
        while index < literal.count {
            // A line ending is still that of the file here.
            let isReturn = literal[index] == UInt8(ascii: "\r")
            if isReturn, index + 1 < literal.count, literal[index + 1] == UInt8(ascii: "\n") { index += 1 }
            guard skip(isReturn ? UInt8(ascii: "\n") : literal[index]) else { return false }
            index += 1
            if isAtLineStart { index += literal[index...].prefix(while: \.isBlank).count }
        }
        content.markVerbatim(start..<position)
        add(literal.starts(with: "<!--".utf8) ? .comment : .html, from: start)
        return true
    }

    private mutating func enterAutolink(_ node: Node, _ iterator: OpaquePointer?) -> Bool {
        let start = position
        guard let close = content.bytes[position..<end].firstIndex(of: UInt8(ascii: ">")) else { return false }
        position = close + 1
        let text = (start + 1)..<close
        add(
            .link(InlineMark.LinkParts(text: text, destination: text, title: nil, url: node.url, titleText: ""), isImage: false),
            from: start)
        cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
        return true
    }

    /// Adds a link or image whose text ends here; what is in its text is part of it.
    private mutating func addLink(_ node: Node, from start: Int, marks count: Int) -> Bool {
        let isImage = node.type == CMARK_NODE_IMAGE
        let text = (start + (isImage ? 2 : 1))..<position
        guard skip(UInt8(ascii: "]")) else { return false }
        var parts = InlineMark.LinkParts(text: text, destination: text, title: nil, url: node.url, titleText: node.title)
        if let target = scanner.target(from: position) {
            parts.destination = target.destination
            parts.title = target.title
            position = target.end
        } else if let label = scanner.endOfLabel(from: position) {
            if label > position + 2 { parts.destination = (position + 1)..<(label - 1) }
            position = label
        }
        marks.removeSubrange(count...)
        add(.link(parts, isImage: isImage), from: start)
        return true
    }

    private mutating func add(_ kind: InlineMark.Kind, from start: Int) {
        marks.append(InlineMark(kind: kind, range: start..<position))
    }
}
