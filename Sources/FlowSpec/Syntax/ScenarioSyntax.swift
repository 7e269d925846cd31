import FlowMarkdown

/// An example of the flow's behaviour, which becomes a test.
public struct ScenarioSyntax: Equatable, Sendable {
    /// The heading as people read it.
    public let title: String
    /// The heading's place.
    public let range: SourceRange
    public let documentation: [String]
    public let steps: [ScenarioStatement]
    /// The steps run once for each row of it.
    public let table: ScenarioTable?
}

/// Values for a scenario's runs: a pipe table under its heading.
public struct ScenarioTable: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        /// As many as there are columns.
        public let cells: [Expression]
        public let range: SourceRange
    }

    /// The names by which the steps read the values.
    public let columns: [Name]
    public let rows: [Row]
}

/// A step of a scenario.
public struct ScenarioStatement: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case set([AssignmentSyntax])
        /// A row is added to a list; the targets are paths in it.
        case add(to: FieldPath, [AssignmentSyntax])
        case remove(FieldPath)
        /// A row is moved to the place of another.
        case move(FieldPath, to: FieldPath)
        case run(Name, input: [Argument], answers: [ServiceAnswer])
        case start(Name, input: [Argument])
        case answer(ServiceAnswer)
        /// The clock moves.
        case after(Duration)
        case undo
        case redo
        /// The app is closed and opened again.
        case reopen
        case next
        case back
        case go(to: Name)
        case expect(Expression)
        case expectOutcome(CallSyntax)
        case expectFailure(Name, input: [Argument], messages: Expression?, answers: [ServiceAnswer])
        case expectNextFailure(messages: Expression?)
    }

    public let kind: Kind
    public let range: SourceRange
}

/// What a service gives in a scenario: `validateCard` returns `true`.
public struct ServiceAnswer: Equatable, Sendable {
    public enum Result: Equatable, Sendable {
        /// Nil for a service without a result.
        case returns(Expression?)
        /// Nil for any error.
        case `throws`(Expression?)
    }

    public let service: Name
    public let result: Result
}
