/// A code span.
public struct CodeSpan: Equatable, Sendable {
    /// What stands between the backticks as CommonMark 6.1 defines it: a newline is a space, and one space is taken off
    /// at both ends if there is one at both and something else between them.
    public let content: MappedText
    /// With the backticks.
    public let range: SourceRange
}
