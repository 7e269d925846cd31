/// A paragraph.
public struct Paragraph: Equatable, Sendable {
    public let content: InlineContent
    public let range: SourceRange

    /// The content as written, its lines joined by a space.
    public var source: MappedText { content.source }
    /// Each line as written; a pipe table, which CommonMark does not know, is a paragraph with one line a row.
    public var lines: [MappedText] { content.lines }
    public var fragments: [Fragment] { content.fragments }
    public var emphases: [Emphasis] { content.emphases }
}
