import FlowMarkdown

/// When errors show, and the rules in their order.
public struct Validations: Equatable, Sendable {
    public let showing: ErrorShowing
    public let rules: [Rule]
}

/// What must hold, and what to say when it does not.
public struct Rule: Equatable, Sendable {
    public let condition: TypedExpression
    /// The fields that the error marks; empty for one that belongs to no field.
    public let fields: [String]
    public let message: Message
    /// Shown, but does not make the flow invalid.
    public let isWarning: Bool
    /// The rule applies only while all of these hold.
    public let applicability: [TypedExpression]
    public let range: SourceRange
}
