import FlowMarkdown

/// A field with its phrases.
public struct FieldStatement: Equatable, Sendable {
    public let declaration: FieldDeclarationSyntax
    public let attributes: [FieldAttribute]
    public let documentation: String?
}

extension FieldStatement {
    var isTypedAsText: Bool { attributes.contains { if case .typedAsText = $0.kind { true } else { false } } }

    /// Whether it is entered as day, month and year.
    var isInParts: Bool { attributes.contains { if case .typedInParts = $0.kind { true } else { false } } }
}

/// What a phrase says of a field.
public struct FieldAttribute: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case onlyWhen(Expression)
        case setByCommands
        case resetsWhen([FieldPath])
        case resetsAfter(Duration)
        /// A number or a date that is entered as text, and what to say when it does not parse.
        case typedAsText(MessageSyntax)
        /// A date that is entered as day, month and year, and what to say when parts are missing, or there is no such day.
        case typedInParts(incomplete: MessageSyntax?, impossible: MessageSyntax?)
        case atMost(Int)
        case normalized(TextNormalization)
        case secret
        case restored
    }

    public internal(set) var kind: Kind
    /// The place of the phrase.
    public let range: SourceRange
}

/// How the text of a field becomes its value.
public enum TextNormalization: Equatable, Sendable, CaseIterable {
    case trimmed
    case digits
    case lowercased
    case uppercased
}

/// A derived value.
public enum ValueStatement: Equatable, Sendable {
    /// `name = expression`.
    case expression(ValueDeclarationSyntax, documentation: String?)
    /// A text for each case of an enum.
    case byCase(CaseTexts)

    /// `statusText`, by `cardStatus`, with one message a case.
    public struct CaseTexts: Equatable, Sendable {
        public let name: Name
        public let subject: Expression
        public let texts: [(pattern: CasePattern, message: MessageSyntax)]
        /// Whether every item under it could be read.
        public let isComplete: Bool
        public let documentation: String?

        public static func == (left: CaseTexts, right: CaseTexts) -> Bool {
            left.name == right.name && left.subject == right.subject && left.documentation == right.documentation
                && left.isComplete == right.isComplete
                && left.texts.elementsEqual(right.texts, by: ==)
        }
    }

    public var name: Name {
        switch self {
        case .expression(let declaration, _): declaration.name
        case .byCase(let texts): texts.name
        }
    }
}
