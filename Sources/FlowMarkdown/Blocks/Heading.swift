/// A heading: `## Fields`, or text with a line of `===` or `---` below it.
public struct Heading: Equatable, Sendable {
    /// From 1 to 6.
    public let level: Int
    /// Whether it is text with a line of `=` or `-` below it (CommonMark 4.3) rather than text behind `#` (4.2).
    public let isSetext: Bool
    public let content: InlineContent
    /// With the `#` before and behind the content, or with the line below it.
    public let range: SourceRange

    /// The content as written, without the `#` around it.
    public var source: MappedText { content.source }
    public var fragments: [Fragment] { content.fragments }
}
