/// How far a rule that asks a service has come.
struct AnswerState {
    enum Progress: Equatable {
        /// There is nothing to ask.
        case closed
        /// The quiet time passes.
        case waiting
        /// The service was asked; the number tells this time from earlier ones.
        case asking(Int)
        /// There is an answer, or the service could not be asked.
        case settled
    }

    enum Status: Equatable {
        /// The rule does not apply, or an earlier one must hold first.
        case notAsked
        /// The answer is not there yet; the quiet time counts.
        case pending
        case answered(Bool)
        /// The service could not be asked.
        case unavailable
    }

    /// What the rule asks about at the moment; nil if there is nothing to ask.
    var question: [Value]?
    var progress = Progress.closed
    var lastNumber = 0
    /// What became of a question.
    var settlement: (question: [Value], status: Status)?
    var alarm: AlarmID?
}
