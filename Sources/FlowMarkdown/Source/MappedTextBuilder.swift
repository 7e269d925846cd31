/// Puts a ``MappedText`` together from pieces of a file.
struct MappedTextBuilder {
    private var bytes: [UInt8] = []
    private var pieces: [MappedText.Piece] = []
    /// The offset in the file behind what was appended last, or where the text would begin.
    private var end: Int

    /// - Parameter start: the place of the text if it stays empty.
    init(at start: Int) { end = start }

    /// Appends bytes that stand in the file as they are, beginning at `source`.
    mutating func append(_ piece: some Collection<UInt8>, at source: Int) {
        if piece.isEmpty { return }
        if pieces.isEmpty || end != source || pieces[pieces.count - 1].replaced != nil {
            pieces.append(MappedText.Piece(offset: bytes.count, source: source))
        }
        bytes.append(contentsOf: piece)
        end = source + piece.count
    }

    /// Appends bytes that stand for those of `range` as a whole.
    mutating func append(_ piece: some Collection<UInt8>, replacing range: SourceRange) {
        if piece.isEmpty { return }
        pieces.append(MappedText.Piece(offset: bytes.count, source: range.lowerBound, replaced: range.upperBound - range.lowerBound))
        bytes.append(contentsOf: piece)
        end = range.upperBound
    }

    func build() -> MappedText {
        if pieces.isEmpty { return MappedText("", at: end) }
        return MappedText(text: String(decoding: bytes, as: UTF8.self), pieces: pieces, end: end)
    }
}
