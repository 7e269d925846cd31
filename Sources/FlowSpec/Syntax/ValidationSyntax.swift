import FlowMarkdown

/// The section on validations: when errors show, and the rules in their order.
public struct ValidationsSyntax: Equatable, Sendable {
    public internal(set) var showing: ErrorShowing = .onceTouched
    /// Where that is said, if it is.
    public internal(set) var showingRange: SourceRange?
    public internal(set) var rules: [RuleStatement] = []
}

/// When the errors of a field are shown.
public enum ErrorShowing: Equatable, Sendable {
    /// Once the field was edited or left.
    case onceTouched
    case atOnce
    /// Once the command was run.
    case after(Name)
}

/// One rule: what must hold, and what to say when it does not.
public struct RuleStatement: Equatable, Sendable {
    public enum Condition: Equatable, Sendable {
        case expression(Expression)
        /// How many of some fields have to be filled in, at the place of the phrase.
        case filledIn(FieldChoice, of: [Name], SourceRange)
    }

    public let condition: Condition
    public let attributes: [RuleAttribute]
    public let message: MessageSyntax
    /// What to say when the service that the rule asks fails.
    public let unavailable: MessageSyntax?
    /// Shown, but does not make the flow invalid.
    public let isWarning: Bool
    /// The conditions of the items around it: the rule applies only when all of them hold.
    public let applicability: [Expression]
    public let range: SourceRange
}

/// How many of some fields have to be filled in.
public enum FieldChoice: Equatable, Sendable, CaseIterable {
    case atLeastOne
    case exactlyOne
    case allOrNone
}

/// What a phrase says of a rule.
public enum RuleAttribute: Equatable, Sendable {
    /// The fields that the error marks.
    case on([FieldPath], SourceRange)
    /// The quiet time before a service is asked.
    case after(Duration, SourceRange)
}
