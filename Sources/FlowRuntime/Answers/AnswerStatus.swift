/// How far a rule that asks a service has come.
enum AnswerStatus: Equatable {
    /// The rule does not apply, or an earlier one must hold first.
    case notAsked
    /// The answer is not there yet; the quiet time counts.
    case pending
    case answered(Bool)
    /// The service could not be asked.
    case unavailable

    /// Whether the rule makes nothing invalid.
    var holds: Bool { self == .notAsked || self == .answered(true) }
    /// Whether there is something to say.
    var isViolated: Bool { self == .answered(false) || self == .unavailable }
}
