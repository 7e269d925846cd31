import FlowMarkdown

/// An example of the flow's behaviour, which becomes a test.
public struct Scenario: Equatable, Sendable {
    public let title: String
    /// The heading's place.
    public let range: SourceRange
    public let documentation: [String]
    public let steps: [ScenarioStep]
    /// The steps run once for each row of it.
    public let table: Table?

    /// Values that the steps read by the names of the columns.
    public struct Table: Equatable, Sendable {
        public struct Row: Equatable, Sendable {
            public let values: [TypedExpression]
            public let range: SourceRange
        }

        public let columns: [TypedName]
        public let rows: [Row]
    }
}

/// A step of a scenario.
public struct ScenarioStep: Equatable, Sendable {
    public struct Edit: Equatable, Sendable {
        public let field: String
        /// Whether it is the text that is typed, rather than the value that is set.
        public let isText: Bool
        /// The part of the date whose text is typed, of a date that is entered in three.
        public let part: Field.DatePart?
        public let value: TypedExpression

        public init(field: String, isText: Bool, part: Field.DatePart? = nil, value: TypedExpression) {
            self.field = field
            self.isText = isText
            self.part = part
            self.value = value
        }
    }

    public struct Answer: Equatable, Sendable {
        public enum Result: Equatable, Sendable {
            case returns(TypedExpression?)
            case `throws`(TypedExpression?)
        }

        public let service: String
        public let result: Result
    }

    public enum Kind: Equatable, Sendable {
        /// The user edits, all at once.
        case set([Edit])
        /// A row is added to a list of parts and edited, in one change; the edits' fields are paths in the row.
        case add(list: String, edits: [Edit])
        case remove(list: String, index: Int)
        /// Afterwards the row stands at `to`.
        case move(list: String, from: Int, to: Int)
        case run(command: String, input: [TypedExpression], answers: [Answer])
        case start(command: String, input: [TypedExpression])
        case answer(Answer)
        /// The clock moves.
        case after(Duration)
        /// What the user has edited last is undone, or done again.
        case undo
        case redo
        /// The app is closed and opened again: what is restored is brought back, everything else starts anew.
        case reopen
        /// The user goes to the next step, or back to the one before.
        case next
        case back
        /// The user jumps to a step.
        case go(to: String)
        case expect(TypedExpression)
        /// The latest outcome, a case of the flow's outcomes.
        case expectOutcome(TypedExpression)
        /// The messages are any if nil.
        case expectFailure(command: String, input: [TypedExpression], messages: TypedExpression?, answers: [Answer])
        /// The user tries to go to the next step, which is refused; the messages are any if nil.
        case expectNextFailure(messages: TypedExpression?)
    }

    public let kind: Kind
    public let range: SourceRange
}

extension ScenarioStep.Kind {
    /// The expressions of the step.
    public var expressions: [TypedExpression] {
        switch self {
        case .set(let edits), .add(_, let edits): edits.map(\.value)
        case .remove, .move: []
        case .run(_, let input, let answers): input + answers.compactMap(\.result.value)
        case .start(_, let input): input
        case .answer(let answer): answer.result.value.map { [$0] } ?? []
        case .after, .undo, .redo, .reopen, .next, .back, .go: []
        case .expectNextFailure(let messages): messages.map { [$0] } ?? []
        case .expect(let expression), .expectOutcome(let expression): [expression]
        case .expectFailure(_, let input, let messages, let answers):
            input + (messages.map { [$0] } ?? []) + answers.compactMap(\.result.value)
        }
    }
}

extension ScenarioStep.Answer.Result {
    /// What the service returns or throws, if that is said.
    public var value: TypedExpression? {
        switch self {
        case .returns(let value), .throws(let value): value
        }
    }
}
