import FlowMarkdown

/// Something that the user can start: conditions, and steps in order.
public struct Command: Equatable, Sendable {
    public let name: Name
    public let documentation: [String]
    public let input: [TypedName]
    /// ``ValueType/void`` without a `returns` step.
    public let output: ValueType
    public package(set) var condition: TypedExpression?
    /// Whether a second start cancels the first; otherwise it is refused.
    public package(set) var restartsWhileRunning: Bool
    /// The fields whose change cancels running work.
    public package(set) var cancelledWhenChanged: [String]
    /// Starts by itself when one of the fields changes.
    public package(set) var automaticStart: AutomaticStart?
    public package(set) var timeout: Duration?
    public package(set) var retry: RetryPolicy?
    /// From the start of a successful run; the command is disabled meanwhile.
    public package(set) var interval: Duration?
    public package(set) var failureHandlers: [FailureHandler]
    public package(set) var steps: [Step]
    /// Where each property stands that the command has once at the most.
    public let phrases: [Phrase: SourceRange]
    /// Where the properties stand that cancel it.
    public let cancellationRanges: [SourceRange]

    /// What is said of a command once at the most, whatever its slots hold.
    public enum Phrase: Hashable, Sendable {
        case takes, enabledWhen, restarts, runsWhen, timesOut, retries, interval
    }
}

/// When a command starts by itself.
public struct AutomaticStart: Equatable, Sendable {
    public package(set) var whenChanged: [String]
    public package(set) var quietTime: Duration?
}

/// How often a service call that throws is repeated.
public struct RetryPolicy: Equatable, Sendable {
    public package(set) var count: Int
    public package(set) var delay: Duration?
    /// Whether each delay is twice the one before it.
    public package(set) var doubles: Bool
}

/// What is done when a command fails; the first that matches.
public struct FailureHandler: Equatable, Sendable {
    public enum Pattern: Equatable, Sendable {
        /// `.timedOut`: the time was up.
        case timedOut
        case enumCase(TypedCasePattern)
    }

    public enum Ending: Equatable, Sendable {
        case message(Message, field: String?)
        /// A case of the flow's outcomes.
        case outcome(TypedExpression)
        /// The failure keeps its own message.
        case none
    }

    /// The failure that it is for; every one if nil.
    public let pattern: Pattern?
    public package(set) var assignments: [Assignment]
    public package(set) var ending: Ending
    public let range: SourceRange
    /// Where the field is named that shows the message.
    public let fieldRange: SourceRange?
}

/// A field that is set.
public struct Assignment: Equatable, Sendable {
    public let field: String
    public package(set) var value: TypedExpression
    /// The name and the value.
    public let range: SourceRange
}

/// A step of a command.
public struct Step: Equatable, Sendable {
    /// Where a service's result goes.
    public enum Destination: Equatable, Sendable {
        case nowhere
        case field(String)
        /// A name that later steps of the branch read.
        case local(TypedName)
    }

    /// When a step ends the command.
    public struct EndingCondition: Equatable, Sendable {
        public package(set) var expression: TypedExpression
        /// The optional whose being `nil` is all of the condition: behind the step it has a value.
        public let unwraps: TypedName?
    }

    public struct Branch: Equatable, Sendable {
        /// Nil for `otherwise`.
        public package(set) var condition: TypedExpression?
        public package(set) var steps: [Step]
    }

    public indirect enum Kind: Equatable, Sendable {
        case assign(Assignment)
        /// Calls a service and waits for it; the result may have a name or go to a field.
        case call(TypedExpression, to: Destination)
        /// Everything, or the part, list or field of this path.
        case validates(String?)
        case fails(Message, field: String?, when: EndingCondition?)
        /// Emits a case of the flow's outcomes.
        case goes(to: TypedExpression, when: EndingCondition?)
        case returns(TypedExpression)
        /// The first branch whose condition holds.
        case choice([Branch])
    }

    public package(set) var kind: Kind
    public let range: SourceRange
}

extension [Step] {
    /// Whether the command has ended behind these steps on every path.
    public var alwaysEnd: Bool {
        contains { step in
            switch step.kind {
            case .fails(_, _, nil), .goes(_, nil), .returns: true
            case .choice(let branches): branches.last?.condition == nil && branches.allSatisfy(\.steps.alwaysEnd)
            default: false
            }
        }
    }

    /// Whether a step among them, or under them, waits for something.
    public var wait: Bool {
        contains { step in
            switch step.kind {
            case .call(let expression, _): expression.isAsync || expression.canThrow
            case .validates: true
            case .choice(let branches): branches.contains(where: \.steps.wait)
            default: false
            }
        }
    }
}
