import FlowMarkdown

/// When errors show, and the rules in their order.
public struct Validations: Equatable, Sendable {
    public package(set) var showing: ErrorShowing
    /// Where that is said, if it is.
    public let showingRange: SourceRange?
    public package(set) var rules: [Rule]
}

/// What must hold, and what to say when it does not.
public struct Rule: Equatable, Sendable {
    public package(set) var condition: TypedExpression
    /// The fields that the error marks; empty for one that belongs to no field.
    public package(set) var fields: [String]
    /// Where the fields are named, if they are.
    public let fieldsRange: SourceRange?
    public let message: Message
    /// The quiet time before a rule that waits asks its service.
    public package(set) var quietTime: Duration?
    /// Where the quiet time is said.
    public let quietTimeRange: SourceRange?
    /// What to say when the service that the rule asks fails.
    public let unavailable: Message?
    /// Shown, but does not make the flow invalid.
    public package(set) var isWarning: Bool
    /// The rule applies only while all of these hold.
    public package(set) var applicability: [TypedExpression]
    public let range: SourceRange

    /// Whether the rule asks a service that waits or throws.
    public var waits: Bool { condition.isAsync || condition.canThrow }
}
