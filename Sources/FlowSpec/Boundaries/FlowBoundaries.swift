import FlowMarkdown

/// What a flow does at the boundaries of its rules and conditions: cases with what is to be seen in each.
///
/// `FlowInterpreter` computes it by running the flow, and `FlowSwift` writes it as tests of the compiled view model.
public struct FlowBoundaries: Equatable, Sendable {
    /// When a command is started because errors show only after it.
    public enum Showing: Equatable, Sendable {
        case beforeStart(command: String)
        case behindStart(command: String)
    }

    public let showing: Showing?
    /// What is entered before each case, so that the rules hold that the case is not about.
    public let start: [ScenarioStep.Edit]
    /// Whether every rule holds then.
    public let startIsValid: Bool
    /// In the order of the spec.
    public let tables: [BoundaryTable]

    public init(showing: Showing? = nil, start: [ScenarioStep.Edit], startIsValid: Bool, tables: [BoundaryTable]) {
        self.showing = showing
        self.start = start
        self.startIsValid = startIsValid
        self.tables = tables
    }
}

/// The boundaries of one rule, condition, value or field.
public struct BoundaryTable: Equatable, Sendable {
    /// What the cases are about, by the indices of the flow.
    public enum Subject: Hashable, Sendable {
        /// What a text that is typed into a field becomes: its value.
        case entry(field: Int)
        /// Whether a text that is typed into a field stands for a value.
        case reading(field: Int)
        case activity(field: Int)
        case value(Int)
        case rule(Int)
        /// What a rule says to the answers of the services that it asks.
        case answers(rule: Int)
        case enabled(command: Int)
    }

    /// What differs from case to case.
    public struct Column: Equatable, Sendable {
        public enum Source: Hashable, Sendable {
            /// A field's value is set.
            case value(field: String)
            /// A text is typed into the field.
            case text(field: String)
            /// A service answers with it, or throws if it is nil.
            case answer(service: String)
        }

        public let source: Source
        public let type: ValueType

        public init(_ source: Source, _ type: ValueType) {
            self.source = source
            self.type = type
        }

        /// The field or the service.
        public var name: String {
            switch source {
            case .value(let name), .text(let name), .answer(let name): name
            }
        }
    }

    public struct Row: Equatable, Sendable {
        /// A literal for each column.
        public let cells: [TypedExpression]
        /// What the flow makes of them: a literal.
        public let result: TypedExpression

        public init(cells: [TypedExpression], result: TypedExpression) {
            self.cells = cells
            self.result = result
        }
    }

    /// How a case's result shows.
    public enum Expectation: Equatable, Sendable {
        /// The message is among the field's errors if the result is false.
        case error(String, field: String)
        /// The message is the field's warning if the result is false.
        case warning(String, field: String)
        /// The message is among the errors of the whole if the result is false.
        case errorOfFlow(String)
        /// The flow is valid if the result is true.
        case isValid
        /// The flow is valid in every case.
        case staysValid
        /// The result is what is read.
        case equals(Reference)
    }

    public let subject: Subject
    /// The place in the spec at which a failure is reported.
    public let range: SourceRange
    /// What is edited in every case beside the columns. A value may be that of a column, by its name.
    public let context: [ScenarioStep.Edit]
    public let columns: [Column]
    public let rows: [Row]
    public let resultType: ValueType
    public let expectations: [Expectation]

    public init(
        _ subject: Subject, at range: SourceRange, context: [ScenarioStep.Edit] = [], columns: [Column], rows: [Row],
        resultType: ValueType = .bool, expectations: [Expectation]
    ) {
        self.subject = subject
        self.range = range
        self.context = context
        self.columns = columns
        self.rows = rows
        self.resultType = resultType
        self.expectations = expectations
    }
}
