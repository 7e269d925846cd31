/// What a service does that nobody has implemented: it waits until it is told what to answer.
struct ServiceState {
    /// Who has called.
    enum Caller {
        /// A step of a run; the number tells this call from the run's others.
        case step(CommandRun, call: Int)
        case rule(Asking)
        /// Who has called is gone: the app was closed meanwhile.
        case nobody
    }

    /// Calls that wait, the oldest first.
    var waiting: [Caller] = []
    /// Answers for which nobody has asked yet.
    var answers: [ServiceAnswer] = []
    /// What a service that does not wait answers each time.
    var fixed: ServiceAnswer?
    init(fixed: ServiceAnswer? = nil) { self.fixed = fixed }

    /// The oldest call that waits, which then waits no more.
    mutating func takeCaller() -> Caller? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// The oldest answer for which nobody has asked yet.
    mutating func takeAnswer() -> ServiceAnswer? { answers.isEmpty ? nil : answers.removeFirst() }

    /// The same service for an app that was opened again.
    var ofClosedApp: ServiceState {
        var service = self
        service.waiting = waiting.map { _ in .nobody }
        return service
    }
}

/// What a service answers.
public enum ServiceAnswer: Equatable, Sendable {
    case returns(Value)
    case `throws`(ThrownError)
}
