/// A place in a line that is being taken apart by columns, where a tab is as wide as the way to the next multiple of four
/// (CommonMark 2.2). A tab can be used up in part: the offset then stands still while the column moves on.
struct LineCursor {
    private let bytes: [UInt8]
    /// The offset in the file behind the last byte of the line, its line ending excluded.
    private let end: Int
    private(set) var offset: Int
    private(set) var column = 0

    init(_ bytes: [UInt8], line: SourceRange) {
        self.bytes = bytes
        offset = line.lowerBound
        end = line.upperBound
    }

    /// The byte at the cursor; `nil` at the end of the line.
    var byte: UInt8? { offset < end ? bytes[offset] : nil }

    var isAtBlank: Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Where the first byte that is neither space nor tab stands, or the line's end, and how many columns lie before it.
    var indentation: (offset: Int, width: Int) {
        var ahead = self
        while ahead.isAtBlank { ahead.advance() }
        return (ahead.offset, ahead.column - column)
    }

    /// Moves by whole bytes to `target`.
    mutating func move(to target: Int) {
        while offset < min(target, end) { advance() }
    }

    /// Moves by columns; part of a tab counts.
    mutating func advance(columns: Int) {
        var remaining = columns
        while remaining > 0, let byte {
            let width = byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
            column += min(width, remaining)
            if width <= remaining { offset += 1 }
            remaining -= width
        }
    }

    private mutating func advance() {
        column += byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
        offset += 1
    }
}
