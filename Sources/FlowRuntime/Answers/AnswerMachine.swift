/// When a rule that asks a service asks, and which answers it takes: a plain value that decides, and does nothing itself.
///
/// There is a question while the rule applies. Each new question begins with a quiet time; only the answer to the present
/// question counts.
struct AnswerMachine {
    enum State: Equatable {
        /// There is nothing to ask.
        case closed
        /// The quiet time passes.
        case waiting
        /// The service was asked; the number tells this time from earlier ones.
        case asking(Int)
        /// There is an answer, or the service could not be asked.
        case settled
    }

    /// What is to be done.
    enum Action: Equatable {
        case nothing
        /// What runs is cancelled, and the quiet time does not pass any more.
        case stop
        /// The same, and the quiet time begins.
        case wait
        /// The quiet time does not pass any more, and the service is asked.
        case ask(Int)
    }

    private(set) var state = State.closed
    private var lastNumber = 0

    /// There is another question, or none. What was asked before does not matter any more.
    mutating func questionHasChanged(isOpen: Bool) -> Action {
        state = isOpen ? .waiting : .closed
        return isOpen ? .wait : .stop
    }

    /// The quiet time is over, or somebody cannot wait for it.
    mutating func ask() -> Action { state == .waiting ? asking() : .nothing }

    /// The service is asked again, after it could not be.
    mutating func askAgain() -> Action { state == .settled ? asking() : .nothing }

    /// The service has answered, or has thrown. Tells whether that is taken.
    mutating func isTaken(answerTo number: Int) -> Bool {
        guard state == .asking(number) else { return false }
        state = .settled
        return true
    }

    private mutating func asking() -> Action {
        lastNumber += 1
        state = .asking(lastNumber)
        return .ask(lastNumber)
    }
}
