import FlowMarkdown

/// A text for people, with expressions in it, in the flow's language and in others.
public struct Message: Equatable, Sendable {
    public enum Part: Equatable, Sendable {
        case text(String)
        case expression(TypedExpression)
    }

    /// The text in another language.
    public struct Translation: Equatable, Sendable {
        /// The language's tag (BCP 47), such as `zh-Hans`.
        public let language: String
        public let parts: [Part]
    }

    public let parts: [Part]
    public let translations: [Translation]
    public let range: SourceRange

    /// The expressions in it, those of the translations behind those of the flow's language.
    public var expressions: [TypedExpression] {
        (parts + translations.flatMap(\.parts)).compactMap { part in
            if case .expression(let expression) = part { expression } else { nil }
        }
    }
}
