/// A code block: lines between fences, or indented by four columns.
public struct CodeBlock: Equatable, Sendable {
    public let isFenced: Bool
    /// What stands behind the opening fence, escapes and entities decoded; empty if nothing does.
    public let info: String
    /// The code, each line with its newline, without the indentation that belongs to Markdown.
    public let literal: String
    /// With both fences. A fence that is not closed runs to the last line that is not blank.
    public let range: SourceRange
}
