/// The content of a paragraph or a heading, in two forms: as it is written, and as the fragments that Markdown sees in it.
public struct InlineContent: Equatable, Sendable {
    /// The content as written, without the indentation and the `>` before its lines and without white space behind them,
    /// joined by a single space each. Code spans, links, comments and backslashes are still in it.
    public let source: MappedText
    /// The lines of ``source`` as written, one by one.
    public let lines: [MappedText]
    /// The content in order; everything that is not a comment is in one of them.
    public let fragments: [Fragment]
    /// What is shown emphasised, in the order of the beginnings; they may contain each other.
    public let emphases: [Emphasis]
}
