import FlowMarkdown

/// A part of the spec: a heading, and what stands under it up to the next of its level.
struct Section {
    let heading: Heading
    let blocks: [Block]

    /// The paragraphs: documentation.
    var prose: [String] {
        blocks.compactMap { block in
            if case .paragraph(let paragraph) = block { paragraph.source.unescaped.text } else { nil }
        }
    }

    /// The heading's text as people read it, without code span marks.
    var title: String {
        let text = heading.source.unescaped.text
        return text.utf8.contains(UInt8(ascii: "`")) ? text.replacing("`", with: "") : text
    }

    /// The blocks up to the first heading of the third level, and a section for each of these.
    var parts: (before: [Block], parts: [Section]) {
        Section.split(blocks, atLevel: 3)
    }

    /// Cuts `blocks` before each heading of `level`.
    static func split(_ blocks: [Block], atLevel level: Int) -> (before: [Block], parts: [Section]) {
        var before: [Block] = []
        var parts: [(heading: Heading, blocks: [Block])] = []
        for block in blocks {
            if case .heading(let heading) = block, heading.level == level {
                parts.append((heading, []))
            } else if parts.isEmpty {
                before.append(block)
            } else {
                parts[parts.count - 1].blocks.append(block)
            }
        }
        return (before, parts.map { Section(heading: $0.heading, blocks: $0.blocks) })
    }
}
