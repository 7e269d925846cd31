import FlowMarkdown
import FlowSpec

/// What came of running a scenario, or one row of its table.
public struct ScenarioResult: Sendable {
    public enum Status: String, Sendable {
        case passed
        case failed
        /// It needs what only the compiled flow knows.
        case notRun
    }

    public struct Step: Sendable {
        public enum Status: String, Sendable {
            case passed
            case failed
            case notReached
        }

        /// The step as it is written.
        public let text: String
        public let range: SourceRange
        public internal(set) var status: Status
    }

    public let scenario: Scenario
    /// The place of the row.
    public let row: SourceRange?
    public internal(set) var steps: [Step]
    public internal(set) var failures: [ScenarioFailure] = []
    public internal(set) var status = Status.passed
}

/// Why a scenario does not hold.
public struct ScenarioFailure: Equatable, Sendable {
    /// A part of an expression, and what it was.
    public struct Reading: Equatable, Sendable {
        /// As it is written.
        public let expression: String
        public let value: Value
    }

    /// One sentence without a full stop.
    public let message: String
    /// The place in the spec that it speaks of.
    public let range: SourceRange
    /// What the expression has read.
    public let readings: [Reading]
    /// What rules say that keep a command from being started, in the order of the rules.
    public let reasons: [DisabledReason]

    init(_ message: String, at range: SourceRange, readings: [Reading] = [], reasons: [DisabledReason] = []) {
        self.message = message
        self.range = range
        self.readings = readings
        self.reasons = reasons
    }
}
