import Foundation
import ReactiveCore

/// What `localizedDescription` says: the messages for the user.
extension FlowFailure: LocalizedError {
    /// The messages, each on a line.
    public var errorDescription: String? { messages.joined(separator: "\n") }
}

extension CommandError: LocalizedError where Failure == FlowFailure {
    /// The messages of the failure; of a command that did not run, why it did not.
    public var errorDescription: String? {
        switch self {
        case .disabled: "The command is disabled, so it was not started."
        case .cancelled: "The command was cancelled."
        case .failed(let failure): failure.errorDescription
        }
    }
}
