import FlowMarkdown

/// A document in its canonical layout.
struct DocumentLayout {
    private let document: MarkdownDocument
    private let policy: LineBreakPolicy

    init(_ document: MarkdownDocument, _ policy: LineBreakPolicy) {
        self.document = document
        self.policy = policy
    }

    private var source: SourceText { document.source }

    /// Lines that belong together.
    private struct Chunk {
        let lines: [String]
        /// Whether it is a list of numbers or of bullets in canonical form; nil for everything else.
        var isNumbered: Bool?
        /// Whether no empty line may stand before it: behind a link definition, a paragraph can begin like a list; and to code in a list that no
        /// fence ends, an empty line would belong.
        var isGlued = false
    }

    var text: String {
        var lines: [String] = []
        var previous: Chunk?
        for chunk in chunks where !chunk.lines.isEmpty {
            let continuesList = chunk.isNumbered != nil && chunk.isNumbered == previous?.isNumbered
            if previous != nil, !continuesList, !chunk.isGlued { lines.append("") }
            lines += chunk.lines
            previous = chunk
        }
        let mark = source.text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        return mark + lines.map { $0 + lineEnding }.joined()
    }

    /// That of the first line.
    private var lineEnding: String {
        guard source.lineCount > 1 else { return "\n" }
        let end = source.range(ofLine: 1).upperBound
        let next = source.range(ofLine: 2).lowerBound
        return source.text(of: SourceRange(end, next))
    }

    /// The blocks, and what stands between them, in their order.
    private var chunks: [Chunk] {
        var chunks: [Chunk] = []
        var nextLine = 1
        var section = ""
        var previous: Block?
        var run: [List] = []
        func endRun() {
            if let first = run.first {
                chunks.append(
                    Chunk(lines: layout(run.flatMap(\.items), of: first, keepsStart: section == "Notes"), isNumbered: first.isNumbered))
            }
            run = []
        }
        for block in document.blocks {
            let lines = source.lines(of: block.range)
            var isGlued = nextLine == lines.lowerBound && previous?.endsWithInnerLiteral == true
            previous = block
            if nextLine < lines.lowerBound {
                let between = UncoveredLines.numbers(in: nextLine...(lines.lowerBound - 1), besides: [], source)
                if !between.isEmpty {
                    endRun()
                    isGlued = between.last == lines.lowerBound - 1
                    chunks.append(Chunk(lines: between.flatMap { source.written($0...$0) }))
                }
            }
            nextLine = lines.upperBound + 1
            if case .list(let list) = block, isPlain(list) {
                // Lists side by side whose marks differ are one list in the canonical form.
                if let last = run.last, last.isNumbered != list.isNumbered { endRun() }
                run.append(list)
                continue
            }
            endRun()
            if case .heading(let heading) = block, heading.level <= 2 { section = heading.level == 2 ? heading.source.text : "" }
            // Elsewhere a table is documentation, which is passed on as it is written.
            let alignsTables = ["Scenarios", "Notes"].contains(section)
            chunks.append(Chunk(lines: layout(block, alignsTables: alignsTables), isGlued: isGlued))
        }
        endRun()
        if nextLine <= source.lineCount {
            chunks.append(
                Chunk(
                    lines: UncoveredLines.numbers(in: nextLine...source.lineCount, besides: [], source).flatMap { source.written($0...$0) })
            )
        }
        return chunks
    }

    private func layout(_ block: Block, alignsTables: Bool) -> [String] {
        switch block {
        case .heading(let heading) where !heading.isSetext:
            let marks = String(repeating: "#", count: heading.level)
            return [heading.source.text.isEmpty ? marks : "\(marks) \(heading.source.text)"]
        case .paragraph(let paragraph):
            guard let table = TableLayout(paragraph) else { return layout(paragraph, indentation: 0) }
            return alignsTables ? table.lines : paragraph.lines.map(\.text)
        default: return source.written(source.lines(of: block.range))
        }
    }

    /// Whether each item holds one paragraph, and lists of this kind under it: the others stay as they are.
    private func isPlain(_ list: List) -> Bool {
        func isPlain(_ list: List) -> Bool {
            list.items.allSatisfy { item in
                guard case .paragraph(let paragraph)? = item.blocks.first, PipeTable(paragraph) == nil else { return false }
                return item.blocks.dropFirst().allSatisfy { if case .list(let nested) = $0 { isPlain(nested) } else { false } }
            }
        }
        return isPlain(list) && UncoveredLines.numbers(in: source.lines(of: list.range), besides: [.list(list)], source).isEmpty
    }

    /// - Parameter keepsStart: Whether the numbers begin as they are written, as in free text, where they may be spoken of.
    private func layout(_ items: [ListItem], of list: List, keepsStart: Bool, indentation: Int = 0) -> [String] {
        var start = 1
        if keepsStart, case .numbered(let number) = list.kind { start = number }
        return items.enumerated().flatMap { index, item -> [String] in
            let mark = list.isNumbered ? "\(start + index). " : "- "
            let column = indentation + mark.count
            var lines: [String] = []
            var nested: [List] = []
            for block in item.blocks {
                switch block {
                case .paragraph(let paragraph): lines += layout(paragraph, indentation: column)
                case .list(let list): nested.append(list)
                default: break
                }
            }
            if let first = lines.first {
                lines[0] = String(repeating: " ", count: indentation) + mark + first.dropFirst(column)
            }
            while let first = nested.first {
                let run = nested.prefix { $0.isNumbered == first.isNumbered }
                lines += layout(run.flatMap(\.items), of: first, keepsStart: keepsStart, indentation: column)
                nested.removeFirst(run.count)
            }
            return lines
        }
    }

    private func layout(_ paragraph: Paragraph, indentation: Int) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        let breaks = paragraph.fragments.compactMap { fragment in
            if case .lineBreak(let range) = fragment { range } else { nil }
        }
        if breaks.isEmpty, policy != .asWritten {
            return LineFilling(paragraph, policy).lines(width: SpecFormatter.width - indentation).map { margin + $0 }
        }
        // Spaces at the end of a line can be a line break.
        let ends = Set(breaks.map { source.position(at: $0.lowerBound).line })
        return paragraph.lines.map { line in
            let end = line.range.upperBound
            let isBreak = ends.contains(source.position(at: end).line) && !line.text.hasSuffix("\\")
            // In a code span they are part of what is written.
            let isInCode = paragraph.fragments.contains { fragment in
                if case .code(let code) = fragment { code.range.lowerBound < end && end < code.range.upperBound } else { false }
            }
            let spaces = isInCode ? source.text(of: SourceRange(end, source.range(ofLine: source.position(at: end).line).upperBound)) : ""
            return margin + line.text + spaces + (isBreak ? "  " : "")
        }
    }
}

extension Block {
    /// Whether what it ends with, inside of a list or a quote, is code or HTML.
    fileprivate var endsWithInnerLiteral: Bool {
        let last =
            switch self {
            case .list(let list): list.items.last?.blocks.last
            case .quote(let quote): quote.blocks.last
            default: Block?.none
            }
        switch last {
        case .codeBlock, .htmlBlock: return true
        default: return last?.endsWithInnerLiteral ?? false
        }
    }
}
