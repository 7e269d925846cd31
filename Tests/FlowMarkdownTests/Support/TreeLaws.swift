@testable import FlowMarkdown

/// What must hold in every tree, whatever the text was.
struct TreeLaws {
    private let source: SourceText
    private let bytes: [UInt8]
    private(set) var violations: [String] = []

    init(_ document: MarkdownDocument) {
        source = document.source
        bytes = Array(source.text.utf8)
        check(document.blocks, in: SourceRange(0, bytes.count))
    }

    private mutating func require(_ condition: Bool, _ violation: String, _ range: SourceRange) {
        if !condition { violations.append("\(violation) at \(range.lowerBound)..<\(range.upperBound)") }
    }

    /// Ranges are inside that of the parent, in order, and do not overlap.
    private mutating func check(_ ranges: [SourceRange], in parent: SourceRange, _ name: String) {
        var end = parent.lowerBound
        for range in ranges {
            require(range.lowerBound >= end && range.upperBound <= parent.upperBound, "\(name) overlaps or leaves its parent", range)
            end = range.upperBound
        }
    }

    private mutating func check(_ blocks: [Block], in parent: SourceRange) {
        check(blocks.map(\.range), in: parent, "block")
        for block in blocks {
            checkEnds(of: block)
            switch block {
            case .heading(let heading): check(heading.content, in: heading.range)
            case .paragraph(let paragraph): check(paragraph.content, in: paragraph.range)
            case .quote(let quote): check(quote.blocks, in: quote.range)
            case .list(let list):
                check(list.items.map(\.range), in: list.range, "item")
                require(list.range.upperBound == list.items.last?.range.upperBound, "list ends elsewhere", list.range)
                for item in list.items {
                    require(item.range.lowerBound == item.markerRange.lowerBound, "item begins elsewhere", item.range)
                    check(item.blocks, in: SourceRange(item.markerRange.upperBound, item.range.upperBound))
                }
            case .codeBlock, .htmlBlock, .thematicBreak: break
            }
        }
    }

    /// A block begins with its own first byte, and ends with the last that is not white space.
    private mutating func checkEnds(of block: Block) {
        let range = block.range
        guard let first = bytes[range.lowerBound..<range.upperBound].first, let last = bytes[range.lowerBound..<range.upperBound].last
        else {
            return require(false, "empty block", range)
        }
        if case .codeBlock(let code) = block, !code.isFenced {
            require(!last.isBlank, "white space at the end", range)
        } else {
            require(!first.isBlank && !last.isBlank, "white space at an end", range)
        }
    }

    private mutating func check(_ content: InlineContent, in parent: SourceRange) {
        check(content.fragments.map(\.range), in: parent, "fragment")
        check(content.lines.map(\.range), in: parent, "line")
        for emphasis in content.emphases {
            check([emphasis.range], in: parent, "emphasis")
            let first = bytes[emphasis.range.lowerBound]
            require(first == UInt8(ascii: "*") || first == UInt8(ascii: "_"), "emphasis without delimiter", emphasis.range)
            require(first == bytes[emphasis.range.upperBound - 1], "emphasis with two delimiters", emphasis.range)
        }
        check(content.source)
        for line in content.lines { check(line) }
        check([content.source.range], in: parent, "source")
        for fragment in content.fragments {
            switch fragment {
            case .text(let text): check(text)
            case .html(let text): check(text)
            case .code(let code): check(code)
            case .link(let link), .image(let link):
                check(link.text)
                check([link.text.range], in: link.range, "link text")
                check([link.destinationRange], in: link.range, "destination")
                if let title = link.titleRange { check([link.destinationRange, title], in: link.range, "title") }
            case .lineBreak: break
            }
        }
    }

    /// Every byte stands in the file where the text says; only a space may be a line ending there.
    private mutating func check(_ text: MappedText) {
        for (offset, byte) in text.text.utf8.enumerated() {
            let place = text.sourceOffset(of: offset)
            let isBreak = byte == UInt8(ascii: " ") && (place == bytes.count || bytes[place].isSpace)
            require(place < bytes.count && bytes[place] == byte || isBreak, "byte \(offset) of \(text.text)", text.range)
        }
    }

    /// The code is what is between the backticks, after CommonMark's treatment.
    private mutating func check(_ code: CodeSpan) {
        check(code.content)
        let raw = bytes[code.range.lowerBound..<code.range.upperBound]
        let ticks = raw.prefix { $0 == UInt8(ascii: "`") }.count
        require(ticks > 0 && raw.suffix(ticks).allSatisfy { $0 == UInt8(ascii: "`") } && raw.count > 2 * ticks, "backticks", code.range)
        let content = code.content.range
        require(content.lowerBound >= code.range.lowerBound + ticks, "code begins in its backticks", content)
        require(content.upperBound <= code.range.upperBound - ticks, "code ends in its backticks", content)
        // On a single line nothing but a space at both ends may be missing.
        if !raw.contains(UInt8(ascii: "\n")), !raw.contains(UInt8(ascii: "\r")) {
            let inside = String(decoding: raw.dropFirst(ticks).dropLast(ticks), as: UTF8.self)
            require(inside == code.content.text || inside == " \(code.content.text) ", "code differs", code.range)
        }
    }
}
