import Foundation

/// What is said to the user where a spec says nothing. It is in English.
public enum GeneralText: Hashable, Sendable {
    /// A command is disabled because a rule waits for an answer.
    case isChecking
    /// A command is disabled because it runs.
    case isRunning
    /// A command is disabled because its condition does not hold, and nothing more is known.
    case isImpossible
    /// A command is disabled because it has just been run.
    case isResting(interval: Duration)
    /// A rule could not ask its service, and does not say what is shown then.
    case isUnavailable
    /// A command has taken too long, and no failure handler says something.
    case timeIsUp

    /// The text; the locale is that of the numbers and units in it.
    public func text(in locale: Locale) -> String {
        switch self {
        case .isChecking: "This is still being checked"
        case .isRunning: "This is being done already"
        case .isImpossible: "This cannot be done now"
        case .isResting(let interval):
            "This can be done once every "
                + interval.formatted(.units(allowed: [.hours, .minutes, .seconds, .milliseconds], width: .abbreviated).locale(locale))
        case .isUnavailable: "This could not be checked"
        case .timeIsUp: "The time is up"
        }
    }
}
