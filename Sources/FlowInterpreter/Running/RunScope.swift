import FlowChecks
import FlowSpec
import Foundation

/// What a flow that runs shares with its parts: its time, its services, and the change that is being made.
final class RunScope {
    /// The moment at which it began, for `now` and `today`.
    let beginning: Date
    /// For whom numbers and dates are read and written; the language of the whole.
    let language: String
    /// What happens in the whole is noted there; nil if nobody wants to know.
    let coverage: CoverageRecord?
    /// What can be undone; nil if nothing can.
    var history: EditHistory<RunningFlow.Member, RunningFlow.Content>?
    var clock = VirtualClock<RunningFlow.Event>()
    /// By name: a whole and its parts have one service of a name.
    var services: [String: ServiceState] = [:]

    /// What is derived is computed when it is read, and kept until something changes.
    var version = 0

    // A change in the making.
    var depth = 0
    var dueCancellations: [(command: Int, record: AssignmentRecord)] = []
    /// Whose assignments are being made; nil if they are the user's.
    var assigning: AssignmentRecord?
    /// Whose assignments are being taken back.
    var commandTakingBack: Int?
    /// What waits until the change is over.
    var quietJobs: [RunningFlow.Job] = []
    var isDoingJobs = false

    init(beginning: Date, language: String, undoLimit: Int?, coverage: CoverageRecord?) {
        self.beginning = beginning
        self.language = language
        self.coverage = coverage
        history = undoLimit.map { EditHistory(limit: $0) }
    }

    /// Something that is read has another value now.
    func hasChanged() { version += 1 }
}
