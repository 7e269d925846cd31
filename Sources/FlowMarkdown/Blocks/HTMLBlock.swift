/// A block of HTML (CommonMark 4.6).
public struct HTMLBlock: Equatable, Sendable {
    /// The lines as written, without what belongs to quotes and lists around them.
    public let literal: String
    /// Whether it consists of closed comments and white space only.
    public let isComment: Bool
    public let range: SourceRange
}
