import FlowMarkdown

/// An item of `## Steps`: a page of a wizard, and what is entered there.
public struct FormStepSyntax: Equatable, Sendable {
    public let name: Name
    public let attributes: [FormStepAttribute]
    public let title: MessageSyntax
    /// The fields that are entered there.
    public let members: [Name]
    /// The statement without the items under it.
    public let range: SourceRange
}

/// What a phrase says of a step.
public struct FormStepAttribute: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// Otherwise the step is skipped.
        case onlyWhen(Expression)
    }

    public let kind: Kind
    /// The place of the phrase.
    public let range: SourceRange
}

extension FormStepSyntax {
    /// Whether it may be skipped.
    var isConditional: Bool { !attributes.isEmpty }
}
