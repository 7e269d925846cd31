/// The text of one file, with the path by which people know it.
///
/// Bytes that are not UTF-8 are replaced by U+FFFD as Swift does, and so is the character U+0000
/// (CommonMark 2.3); offsets are those of the text as it then is.
///
/// ```swift
/// let source = SourceText(path: "Specs/SignIn.flow.md", text: "# 登录\n\nSigns in.\n")
/// source.position(at: 2)  // line 1, column 3
/// source.position(at: 5)  // line 1, column 4: a character of three bytes is one column
/// ```
public struct SourceText: Equatable, Sendable {
    /// The path as it is printed in diagnostics and in generated code, such as `Specs/SignIn.flow.md`.
    public let path: String
    public let text: String
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    public init(path: String, text: String) {
        var text = text
        if text.utf8.contains(0) { text = Self.replacingNull(in: text) }
        self.path = path
        // Offsets into native contiguous text are found in constant time.
        lineStarts = text.withUTF8(Self.lineStarts(in:))
        self.text = text
    }

    /// The number of bytes.
    public var count: Int { text.utf8.count }

    /// The number of lines; a text that ends in a newline has an empty last one.
    public var lineCount: Int { lineStarts.count }

    /// The line and column of the byte at `offset`, both counted from 1, the column in characters.
    ///
    /// A byte inside a character has that character's column; a byte order mark is no character to an editor.
    /// An offset behind the end is the end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), count)
        let line = lineIndex(at: offset)
        var end = lineStarts[line]
        if isPlainASCII(from: end, through: offset) { return SourcePosition(line: line + 1, column: offset - end + 1) }
        var column = 1
        let lineEnd = line + 1 < lineStarts.count ? lineStarts[line + 1] : count
        for character in text(of: SourceRange(end, lineEnd)) {
            let isByteOrderMark = end == 0 && character == "\u{FEFF}"
            end += character.utf8.count
            if end > offset { break }
            if !isByteOrderMark { column += 1 }
        }
        return SourcePosition(line: line + 1, column: column)
    }

    /// Whether every byte up to `last` is a character by itself.
    private func isPlainASCII(from first: Int, through last: Int) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes[first..<min(last + 1, bytes.count)].allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        } ?? false
    }

    /// The bytes of the line with this number (from 1 to ``lineCount``), without its line ending.
    public func range(ofLine number: Int) -> SourceRange {
        let start = lineStarts[number - 1]
        guard number < lineStarts.count else { return SourceRange(start, count) }
        let next = lineStarts[number]
        let isPair = next - start > 1 && byte(at: next - 1) == UInt8(ascii: "\n") && byte(at: next - 2) == UInt8(ascii: "\r")
        return SourceRange(start, next - (isPair ? 2 : 1))
    }

    /// The text in `range`, which must lie in the file; a character that the range cuts is replaced by U+FFFD.
    public func text(of range: SourceRange) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(start, offsetBy: range.upperBound - range.lowerBound)
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }

    /// The text in `range` on one line, as the page shows it: a line break, with the indentation behind it, is a space.
    public func textOnOneLine(of range: SourceRange) -> String {
        let lines = text(of: range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().map { $0 == 0 ? $1 : $1.drop(while: \.isWhitespace) }.joined(separator: " ")
    }

    private func byte(at offset: Int) -> UInt8 {
        text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)]
    }

    /// The index in ``lineStarts`` of the line that holds the byte at `offset`.
    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func replacingNull(in text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if byte == 0 { bytes.append(contentsOf: "\u{FFFD}".utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// CommonMark 2.1: a line ends at LF, at CR, or at CR LF.
    private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\r") {
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
                starts.append(offset)
            } else if byte == UInt8(ascii: "\n") {
                starts.append(offset)
            }
        }
        return starts
    }
}
