import FlowMarkdown

/// A command: its properties, and what it does.
public struct CommandSyntax: Equatable, Sendable {
    public let name: Name
    public let documentation: [String]
    public internal(set) var properties: [CommandProperty] = []
    public internal(set) var steps: [StepStatement] = []
}

/// What a bullet says of a command.
public struct CommandProperty: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case takes([FieldSyntax])
        case enabledWhen(Expression)
        case restartsWhileRunning
        case cancelledWhen([FieldPath])
        case runsWhen([FieldPath], after: Duration?)
        case timesOutAfter(Duration)
        case retries(Int, after: Duration?, doubling: Bool)
        case atMostOnceEvery(Duration)
        case onFailure(FailureHandlerSyntax)
    }

    public internal(set) var kind: Kind
    public let range: SourceRange
}

/// What happens when a command fails.
public struct FailureHandlerSyntax: Equatable, Sendable {
    public enum Ending: Equatable, Sendable {
        case message(MessageSyntax, on: FieldPath?)
        case outcome(CallSyntax)
        /// Assignments alone: the failure keeps its own message.
        case none
    }

    /// The failure that it is for; every one if nil.
    public let pattern: CasePattern?
    public let assignments: [AssignmentSyntax]
    public internal(set) var ending: Ending
}

/// A step of a command.
public struct StepStatement: Equatable, Sendable {
    public indirect enum Kind: Equatable, Sendable {
        /// `name = expression`: an assignment, or a service's call whose result gets the name.
        case assignment(AssignmentSyntax)
        case call(CallSyntax)
        /// All of the flow, or what the path leads to.
        case validates(FieldPath?)
        case fails(on: FieldPath?, when: Expression?, MessageSyntax)
        case goesTo(CallSyntax, when: Expression?)
        case returns(Expression)
        case when(Expression, [StepStatement])
        case otherwise([StepStatement])
    }

    public internal(set) var kind: Kind
    public let range: SourceRange
}
