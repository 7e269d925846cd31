import FlowMarkdown

/// A text for people, with expressions in it, in the flow's language and in others.
public struct MessageSyntax: Equatable, Sendable {
    public enum Part: Equatable, Sendable {
        case text(String)
        case expression(Expression)
    }

    /// The text in another language.
    public struct Translation: Equatable, Sendable {
        /// The language's tag (BCP 47), such as `zh-Hans`.
        public let language: Name
        public let parts: [Part]
    }

    public let parts: [Part]
    public let range: SourceRange
    public internal(set) var translations: [Translation] = []
}
