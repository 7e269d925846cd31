/// Why ``Command/execute(_:isolation:)`` has no value.
public enum CommandError<Failure: Error>: Error {
    /// The command was disabled: nothing was done.
    case disabled
    /// The execution was cancelled: by ``Command/cancel()``, by a later start that took its place, by cancellation of the calling task, or
    /// by the end of the command or of its owner.
    case cancelled
    /// The work failed.
    case failed(Failure)
}

extension CommandError: Equatable where Failure: Equatable {}

/// How an execution ended.
public enum CommandOutcome<Output, Failure: Error> {
    case succeeded(Output)
    case failed(Failure)
    case cancelled
}

extension CommandOutcome: Equatable where Output: Equatable, Failure: Equatable {}
