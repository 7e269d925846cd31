/// A half-open range of bytes in a source file, counted from the file's first byte.
///
/// Every node of the tree, every token of an expression and every diagnostic speaks of its place in
/// this one way; lines and columns are made from it only where people read them
/// (``SourceText/position(at:)``).
public struct SourceRange: Equatable, Hashable, Sendable {
    /// The offset of the first byte.
    public var lowerBound: Int
    /// The offset behind the last byte.
    public var upperBound: Int

    public init(_ lowerBound: Int, _ upperBound: Int) {
        precondition(lowerBound <= upperBound, "a range ends where it begins or later")
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// Whether the range holds no byte: a place between two bytes.
    public var isEmpty: Bool { lowerBound == upperBound }

    /// The smallest range that holds both.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
    }
}
