/// A block quote: lines behind `>`.
public struct Quote: Equatable, Sendable {
    public let blocks: [Block]
    /// From the first `>` to the end of the last block.
    public let range: SourceRange
}
