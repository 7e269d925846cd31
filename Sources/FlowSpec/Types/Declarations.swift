import FlowMarkdown

/// `name: Type` in a record, a payload, or a command's input.
public struct FieldSyntax: Equatable, Sendable {
    public let name: Name
    public let type: TypeSyntax

    public init(name: Name, type: TypeSyntax) {
        self.name = name
        self.type = type
    }
}

/// A case of an enum, or an outcome: `failed(reason: String)`.
public struct CaseSyntax: Equatable, Sendable {
    public let name: Name
    /// The values that the case carries; empty if none.
    public let parameters: [FieldSyntax]
    public let range: SourceRange

    public init(name: Name, parameters: [FieldSyntax], range: SourceRange) {
        self.name = name
        self.parameters = parameters
        self.range = range
    }
}

/// `CardStatus: notVerified | verified | failed(reason: String)`.
public struct EnumSyntax: Equatable, Sendable {
    public let name: Name
    /// At least one, no two of a name.
    public let cases: [CaseSyntax]

    public init(name: Name, cases: [CaseSyntax]) {
        self.name = name
        self.cases = cases
    }
}

/// `Account { email: String, creditCardNumber: String? }`.
public struct RecordSyntax: Equatable, Sendable {
    public let name: Name
    /// At least one, no two of a name.
    public let fields: [FieldSyntax]

    public init(name: Name, fields: [FieldSyntax]) {
        self.name = name
        self.fields = fields
    }
}

/// `validateCard(number: String) async throws(CardError) -> Bool`.
public struct ServiceSyntax: Equatable, Sendable {
    public struct Parameter: Equatable, Sendable {
        /// What a call writes before the argument; nil if the signature says `_`.
        public let label: Name?
        /// What the implementation calls it; the label where only one word is given.
        public let name: Name
        public let type: TypeSyntax
    }

    public enum Throws: Equatable, Sendable {
        case never
        case anyError
        case typed(TypeSyntax)
    }

    public let name: Name
    public let parameters: [Parameter]
    public let isAsync: Bool
    public let failure: Throws
    /// Nil for a service without a result.
    public let result: TypeSyntax?
}
