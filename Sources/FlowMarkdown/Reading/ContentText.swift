/// The content of a paragraph or heading as libcmark reads it: its lines without prefixes and indentation, but with the
/// white space at their ends, each followed by a newline; and where each byte stands in the file.
struct ContentText {
    private(set) var bytes: [UInt8] = []
    /// Where each line begins in ``bytes`` and in the file.
    private var lines: [(offset: Int, source: Int)] = []
    /// Places whose line endings become a space each and nothing else, such as code spans; in order.
    private var verbatim: [Range<Int>] = []
    /// The offsets of backslashes that stand for a line break.
    private var breakingBackslashes: Set<Int> = []

    /// The offsets of the lines whose indentation libcmark leaves in.
    private var lazilyIndented: Set<Int> = []

    init(lines textLines: some Sequence<TextLine>, of file: [UInt8]) {
        for line in textLines {
            if line.isIndentedLazily { lazilyIndented.insert(bytes.count) }
            lines.append((bytes.count, line.range.lowerBound))
            bytes.append(contentsOf: file[line.range.lowerBound..<line.range.upperBound])
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    mutating func markVerbatim(_ range: Range<Int>) { verbatim.append(range) }
    mutating func markBreakingBackslash(at offset: Int) { breakingBackslashes.insert(offset) }

    /// Whether libcmark has indentation before the byte at `offset` that is not in ``bytes``.
    func isIndentedLazily(at offset: Int) -> Bool { lazilyIndented.contains(offset) }

    /// The offset in the file of the byte at `offset`; of a newline, that of the line ending.
    func sourceOffset(of offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].offset <= offset { low = middle } else { high = middle }
        }
        return lines[low].source + (offset - lines[low].offset)
    }

    /// The place in the file of `range`.
    func sourceRange(_ range: Range<Int>) -> SourceRange {
        let start = sourceOffset(of: range.lowerBound)
        return SourceRange(start, range.isEmpty ? start : sourceOffset(of: range.upperBound - 1) + 1)
    }

    /// The content as one line: a line ending, with the white space before it unless that is verbatim, is a space.
    func joined(_ range: Range<Int>) -> MappedText {
        var builder = MappedTextBuilder(at: sourceOffset(of: range.lowerBound))
        append(range, to: &builder)
        return builder.build()
    }

    func append(_ range: Range<Int>, to builder: inout MappedTextBuilder) {
        var start = range.lowerBound
        while let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
            var end = newline
            if !isVerbatim(newline) {
                if end > start, breakingBackslashes.contains(end - 1) { end -= 1 }
                while end > start, bytes[end - 1].isSpace { end -= 1 }
            }
            builder.append(bytes[start..<end], at: sourceOffset(of: start))
            builder.append(CollectionOfOne(UInt8(ascii: " ")), at: sourceOffset(of: newline))
            start = newline + 1
        }
        builder.append(bytes[start..<range.upperBound], at: sourceOffset(of: start))
    }

    /// The lines in `range` one by one, without white space at their ends.
    func separateLines(_ range: Range<Int>) -> [MappedText] {
        lines.indices.compactMap { index in
            let start = max(lines[index].offset, range.lowerBound)
            let next = index + 1 < lines.count ? lines[index + 1].offset : bytes.count
            var end = min(next - 1, range.upperBound)
            guard lines[index].offset < range.upperBound, next > range.lowerBound else { return nil }
            while end > start, bytes[end - 1].isSpace { end -= 1 }
            return MappedText(String(decoding: bytes[start..<end], as: UTF8.self), at: sourceOffset(of: start))
        }
    }

    private func isVerbatim(_ offset: Int) -> Bool {
        var low = 0
        var high = verbatim.count
        while low < high {
            let middle = (low + high) / 2
            if verbatim[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < verbatim.count && verbatim[low].contains(offset)
    }
}
