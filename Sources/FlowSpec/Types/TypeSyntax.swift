import FlowMarkdown

/// A type as it is written, before its name is looked up.
public struct TypeSyntax: Equatable, Sendable {
    public indirect enum Kind: Equatable, Sendable {
        case named(String)
        case optional(TypeSyntax)
        case array(TypeSyntax)
    }

    public let kind: Kind
    public let range: SourceRange

    public init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}
