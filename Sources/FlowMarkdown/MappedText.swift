/// Text that was taken out of a source file in pieces, and knows where each piece was.
///
/// The content of a list item that is wrapped over several lines is one text, but not one range of the
/// file: indentation and line endings lie between its lines, and a newline inside a code span has become a space.
public struct MappedText: Equatable, Sendable {
    public let text: String
    /// For each piece the offset in `text` and the offset in the file; ascending, the first piece at 0.
    let pieces: [Piece]
    /// The offset in the file behind the last byte.
    let end: Int

    struct Piece: Equatable, Sendable {
        var offset: Int
        var source: Int
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

    /// The place of the whole text in the file.
    public var range: SourceRange { SourceRange(sourceOffset(of: 0), end) }

    /// The place in the file of the bytes from `lower` up to `upper` of `text`.
    public func range(from lower: Int, to upper: Int) -> SourceRange {
        let start = sourceOffset(of: lower)
        // The end belongs to the byte before it: the next one may stand on another line.
        let end = upper > lower ? sourceOffset(of: upper - 1) + 1 : start
        return SourceRange(start, max(start, end))
    }

    /// The offset in the file of the byte at `offset` of `text`.
    public func sourceOffset(of offset: Int) -> Int {
        if offset >= text.utf8.count { return end }
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].offset <= offset { low = middle } else { high = middle }
        }
        return pieces[low].source + (offset - pieces[low].offset)
    }

    /// The bytes from `lower` up to `upper` as a text of its own, which still knows its place.
    public func slice(from lower: Int, to upper: Int) -> MappedText {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lower)
        let stop = utf8.index(start, offsetBy: upper - lower)
        var result = [Piece(offset: 0, source: sourceOffset(of: lower))]
        for piece in pieces where piece.offset > lower && piece.offset < upper {
            result.append(Piece(offset: piece.offset - lower, source: piece.source))
        }
        let end = upper > lower ? sourceOffset(of: upper - 1) + 1 : result[0].source
        return MappedText(text: String(decoding: utf8[start..<stop], as: UTF8.self), pieces: result, end: end)
    }
}
