/// A line of `---`, `***` or `___`.
public struct ThematicBreak: Equatable, Sendable {
    public let range: SourceRange
}
