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
    /// The quiet time before a rule that waits asks its service.
    public let quietTime: Duration?
    /// What to say when the service that the rule asks fails.
    public let unavailable: Message?
    /// Shown, but does not make the flow invalid.
    public let isWarning: Bool
    /// The rule applies only while all of these hold.
    public let applicability: [TypedExpression]
    public let range: SourceRange

    /// Whether the rule asks a service that waits or throws.
    public var waits: Bool { condition.isAsync || condition.canThrow }
}
