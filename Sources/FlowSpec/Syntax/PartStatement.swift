import FlowMarkdown

/// Another spec inside this one, or a list of such, with its phrases.
public struct PartStatement: Equatable, Sendable {
    public let name: Name
    public let isList: Bool
    public let link: SpecLink
    public let attributes: [PartAttribute]
    public let documentation: String?
}

/// What a phrase says of a part or of a list of parts.
public struct PartAttribute: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case onlyWhen(Expression)
        case resetsWhen([FieldPath])
        /// How many rows a list takes.
        case atMost(Int)
        /// What stands before its errors in the list of errors of the whole.
        case called(MessageSyntax)
    }

    public internal(set) var kind: Kind
    /// The place of the phrase.
    public let range: SourceRange
}
