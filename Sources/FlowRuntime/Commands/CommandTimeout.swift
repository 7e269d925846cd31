import Foundation

/// A run of a command has taken longer than it may. See ``FormCommand/timesOut(after:)``.
public struct CommandTimeout: LocalizedError, Equatable {
    public init() {}

    /// What is shown if no failure handler says something else.
    public var errorDescription: String? { GeneralText.timeIsUp.text(in: .current) }
}
