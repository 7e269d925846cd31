/// Text that was taken out of a source file in pieces, and knows where each piece was.
///
/// The content of a list item that is wrapped over several lines is one text, but not one range of the
/// file: indentation and line endings lie between its lines, and a newline inside a code span has become a space.
///
/// All offsets into ``text`` are in bytes of UTF-8, and must lie in it.
public struct MappedText: Equatable, Sendable {
    public let text: String
    /// The pieces by ascending offset, the first at 0.
    let pieces: [Piece]
    /// The offset in the file behind the last byte.
    let end: Int

    struct Piece: Equatable, Sendable {
        /// Where the piece begins in the text.
        var offset: Int
        /// Where it begins in the file.
        var source: Int
        /// The number of bytes in the file that the piece as a whole stands for, such as the 5 of `&amp;`;
        /// `nil` if it stands there byte for byte.
        var replaced: Int?
    }

    /// Text that stands in the file as it is, beginning at `source`.
    public init(_ text: String, at source: Int) {
        self.text = text
        pieces = [Piece(offset: 0, source: source)]
        end = source + text.utf8.count
    }

    init(text: String, pieces: [Piece], end: Int) {
        self.text = text
        self.pieces = pieces
        self.end = end
    }

    /// Whether there is no byte of text.
    public var isEmpty: Bool { text.isEmpty }

    /// The place of the whole text in the file.
    public var range: SourceRange { range(from: 0, to: text.utf8.count) }

    /// The place in the file of the bytes from `lower` up to `upper` of ``text``.
    ///
    /// A character that stands for several in the file, such as that of `&amp;`, has the place of all of them.
    public func range(from lower: Int, to upper: Int) -> SourceRange {
        let start = sourceOffset(of: lower)
        // The end belongs to the byte before it: the next one may stand on another line.
        return SourceRange(start, max(start, upper > lower ? sourceEnd(of: upper - 1) : start))
    }

    /// The offset in the file of the byte at `offset` of ``text``; behind the last byte, where the text ends.
    public func sourceOffset(of offset: Int) -> Int {
        if offset >= text.utf8.count { return end }
        let piece = pieces[pieceIndex(at: offset)]
        return piece.replaced == nil ? piece.source + (offset - piece.offset) : piece.source
    }

    /// The bytes from `lower` up to `upper` as a text of its own, which still knows its place; an offset inside a character
    /// means the character's beginning.
    public func slice(from lower: Int, to upper: Int) -> MappedText {
        let lower = characterStart(at: lower)
        let upper = characterStart(at: upper)
        guard upper > lower else { return MappedText("", at: sourceOffset(of: lower)) }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lower)
        let stop = utf8.index(start, offsetBy: upper - lower)
        let first = pieceIndex(at: lower)
        var result = [Piece(offset: 0, source: sourceOffset(of: lower), replaced: pieces[first].replaced)]
        for piece in pieces[(first + 1)...] {
            if piece.offset >= upper { break }
            result.append(Piece(offset: piece.offset - lower, source: piece.source, replaced: piece.replaced))
        }
        return MappedText(text: String(decoding: utf8[start..<stop], as: UTF8.self), pieces: result, end: sourceEnd(of: upper - 1))
    }

    /// The offset of the first byte of the Unicode scalar that the byte at `offset` is part of.
    private func characterStart(at offset: Int) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: offset)
        var start = offset
        while index < utf8.endIndex, UTF8.isContinuation(utf8[index]) {
            index = utf8.index(before: index)
            start -= 1
        }
        return start
    }

    /// The offset in the file behind the byte at `offset` of the text.
    private func sourceEnd(of offset: Int) -> Int {
        let piece = pieces[pieceIndex(at: offset)]
        if let replaced = piece.replaced { return piece.source + replaced }
        return piece.source + (offset - piece.offset) + 1
    }

    private func pieceIndex(at offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].offset <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
