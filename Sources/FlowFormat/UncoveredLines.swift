import FlowMarkdown

/// The lines that belong to no block and are not empty: link definitions, which the tree does not show.
enum UncoveredLines {
    /// Their numbers, in order.
    static func numbers(in document: MarkdownDocument) -> [Int] {
        numbers(in: 1...document.source.lineCount, besides: document.blocks, document.source)
    }

    /// Those among some lines, besides the given blocks.
    static func numbers(in range: ClosedRange<Int>, besides blocks: [Block], _ source: SourceText) -> [Int] {
        var covered: Set<Int> = []
        cover(blocks, &covered, source)
        return range.filter { !covered.contains($0) && !source.text(of: source.range(ofLine: $0)).withoutByteOrderMark.trimmed.isEmpty }
    }

    private static func cover(_ blocks: [Block], _ covered: inout Set<Int>, _ source: SourceText) {
        for block in blocks {
            switch block {
            case .list(let list):
                for item in list.items {
                    covered.insert(source.position(at: item.markerRange.lowerBound).line)
                    cover(item.blocks, &covered, source)
                }
            case .quote(let quote): covered.formUnion(source.lines(of: quote.range))
            default: covered.formUnion(source.lines(of: block.range))
            }
        }
    }
}

extension SourceText {
    /// The numbers of the lines on which something of the range stands.
    func lines(of range: SourceRange) -> ClosedRange<Int> {
        let first = position(at: range.lowerBound).line
        return first...max(first, position(at: max(range.lowerBound, range.upperBound - 1)).line)
    }

    /// The lines as they are written, without their endings.
    func written(_ numbers: ClosedRange<Int>) -> [String] {
        numbers.map { text(of: range(ofLine: $0)).withoutByteOrderMark }
    }
}

extension String {
    var withoutByteOrderMark: String {
        unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    }
}
