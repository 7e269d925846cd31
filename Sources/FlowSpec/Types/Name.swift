import FlowMarkdown

/// An identifier as it stands in the spec.
public struct Name: Equatable, Hashable, Sendable {
    /// The identifier, without backticks.
    public let text: String
    /// Where it stands.
    public let range: SourceRange

    public init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
    }
}
