/// The text of one file, with the path by which people know it.
///
/// Bytes that are not UTF-8 are replaced by U+FFFD as Swift does; offsets are those of the text as it then is.
public struct SourceText: Equatable, Sendable {
    /// The path as it is printed in diagnostics and in generated code, such as `Specs/SignIn.flow.md`.
    public let path: String
    public let text: String
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    public init(path: String, text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.path = path
        self.text = text
        var starts = [0]
        var previous: UInt8 = 0
        var offset = 0
        for byte in text.utf8 {
            // CommonMark 2.1: a line ends at LF, at CR, or at CR LF.
            if previous == UInt8(ascii: "\r"), byte != UInt8(ascii: "\n") { starts.append(offset) }
            if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
            previous = byte
            offset += 1
        }
        if previous == UInt8(ascii: "\r") { starts.append(offset) }
        lineStarts = starts
    }

    /// The number of bytes.
    public var count: Int { text.utf8.count }

    /// The number of lines; a text that ends in a newline has an empty last one.
    public var lineCount: Int { lineStarts.count }

    /// The line and column of the byte at `offset`, both counted from 1, the column in characters.
    public func position(at offset: Int) -> SourcePosition {
        let line = lineIndex(at: offset)
        let prefix = text(of: SourceRange(lineStarts[line], max(offset, lineStarts[line])))
        return SourcePosition(line: line + 1, column: prefix.count + 1)
    }

    /// The bytes of the line with this number (from 1), without its line ending.
    public func range(ofLine number: Int) -> SourceRange {
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : count
        let utf8 = text.utf8
        while end > start {
            let last = utf8[utf8.index(utf8.startIndex, offsetBy: end - 1)]
            guard last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") else { break }
            end -= 1
        }
        return SourceRange(start, end)
    }

    /// The text in `range`; a character that the range cuts is replaced by U+FFFD.
    public func text(of range: SourceRange) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(start, offsetBy: range.upperBound - range.lowerBound)
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }

    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// A line and a column as editors count them: both from 1, the column in characters.
public struct SourcePosition: Equatable, Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
