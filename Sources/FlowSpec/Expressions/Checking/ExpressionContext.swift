/// Where an expression stands, which decides what it may read and call.
public enum ExpressionContext: Equatable, Sendable, CaseIterable {
    /// A field's start value: evaluated once, before any field has one.
    case startValue
    /// A derived value.
    case value
    /// `only when`, `enabled when`: followed as fields change.
    case condition
    /// What a rule with a name is: it reads what it is given, and nothing else.
    case namedRule
    /// The condition of a rule.
    case rule
    /// What a step assigns or calls; the call of a service that waits or throws is the whole expression.
    case step
    /// What a step reads otherwise: its `when`, the payload of an outcome, what it returns.
    case stepPart
    /// A code span in a message.
    case message
    /// Anything in a scenario.
    case scenario

    /// Which services may be called.
    public enum Services: Sendable {
        /// Those that neither wait nor throw.
        case plain
        /// Any, where the call is the whole expression.
        case anyAsWhole
        case any
    }

    public var services: Services {
        switch self {
        case .rule: .any
        case .step: .anyAsWhole
        default: .plain
        }
    }

    /// Whether `now` and `today` may be read: where an expression runs at a moment, rather than being followed.
    public var readsClock: Bool { self != .value && self != .condition && self != .namedRule }

    /// Whether fields and values may be read.
    public var readsFields: Bool { self != .startValue }

    /// Whether what a screen shows may be read: `.text`, `.error`, `.errors`, `.warning`, `.reasonsForBeingDisabled`, `errors`, `outcome`; and
    /// elements by number.
    public var isScenario: Bool { self == .scenario }

    /// The place as a message names it.
    var description: String {
        switch self {
        case .startValue: "a start value"
        case .value: "a value"
        case .condition: "a `when` condition"
        case .rule: "a rule"
        case .namedRule: "a rule with a name"
        case .step, .stepPart: "a step"
        case .message: "a message"
        case .scenario: "a scenario"
        }
    }
}
