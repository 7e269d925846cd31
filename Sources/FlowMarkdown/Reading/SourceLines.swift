/// The lines of a file, and what of each belongs to the containers around a block.
struct SourceLines {
    let bytes: [UInt8]
    private let source: SourceText

    init(_ source: SourceText) {
        self.source = source
        bytes = Array(source.text.utf8)
    }

    static let byteOrderMark = Array("\u{FEFF}".utf8)

    /// The offset of the first byte that is not part of a byte order mark.
    var start: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

    var count: Int { source.lineCount }

    /// The line with this number, counted from 1; without line ending and byte order mark.
    subscript(number: Int) -> SourceRange {
        let range = source.range(ofLine: min(max(number, 1), count))
        return number == 1 ? SourceRange(start, range.upperBound) : range
    }

    /// The line without spaces and tabs at its end.
    func trimmed(_ number: Int) -> SourceRange {
        let line = self[number]
        return SourceRange(line.lowerBound, trimmedEnd(of: line))
    }

    /// The offset behind the last byte in `range` that is not of the class, which is that of spaces and tabs; its beginning if
    /// there is none.
    func trimmedEnd(of range: SourceRange, _ isTrimmed: (UInt8) -> Bool = \.isBlank) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isTrimmed(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Behind the prefixes that the line has because of `containers`, and whether it continues all of them.
    ///
    /// A line of a paragraph may lack prefixes (CommonMark 5.1, "laziness"): from the first that is missing on, the rest is content.
    func cursor(inLine number: Int, behind containers: [Container]) -> (cursor: LineCursor, continuesAll: Bool) {
        var cursor = LineCursor(bytes, line: self[number])
        for container in containers {
            if container.line == number {
                container.open(&cursor)
            } else if !container.continue(&cursor) {
                return (cursor, false)
            }
        }
        return (cursor, true)
    }

    /// The offset behind the last byte of a block whose lines are at most those from `first` to `last`: spaces, tabs
    /// and lines that hold nothing but prefixes of `containers` do not belong to it.
    func end(ofLines first: Int, _ last: Int, in containers: [Container]) -> Int {
        for number in stride(from: min(last, count), to: first, by: -1) {
            let content = cursor(inLine: number, behind: containers).cursor.indentation.offset
            let end = trimmedEnd(of: self[number])
            if end > content { return end }
        }
        return trimmed(first).upperBound
    }
}
