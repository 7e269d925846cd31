import FlowRuntime
import ReactiveCore

/// Why a command in a test did not end as the test expects.
public enum CommandTestError: Error, Equatable, CustomStringConvertible {
    /// It could not be started, for these reasons.
    case disabled([String])
    /// Something cancelled it.
    case cancelled
    /// Everything is quiet, and it still runs.
    case waits
    /// It failed, with these messages.
    case failed([String])
    /// It was expected to fail.
    case succeeded

    public var description: String {
        switch self {
        case .disabled(let reasons): "The command is disabled, so it was not started: \(reasons.joined(separator: ", "))."
        case .cancelled: "The command was cancelled."
        case .waits: "The command waits for a service that nobody answers, so it was cancelled."
        case .failed(let messages): "The command failed: \(messages.joined(separator: ", "))."
        case .succeeded: "The command was expected to fail, and succeeded."
        }
    }
}

extension FlowCommand {
    /// Runs the command to its end, which must be a success. The services must have been told what to answer.
    ///
    /// ```swift
    /// await services.validateCard.returns(true)
    /// try await model.verifyCard.runToEnd()
    /// ```
    ///
    /// - Returns: The command's output.
    @MainActor @discardableResult
    public func runToEnd(_ input: Input) async throws(CommandTestError) -> Output {
        switch try await end(of: input) {
        case .success(let output): return output
        case .failure(let failure): throw .failed(failure.messages)
        }
    }

    /// Runs the command to its end, which must be a failure, and gives its messages.
    @MainActor
    public func messagesOfFailure(_ input: Input) async throws(CommandTestError) -> [String] {
        switch try await end(of: input) {
        case .success: throw .succeeded
        case .failure(let failure): return failure.messages
        }
    }

    @MainActor
    private func end(of input: Input) async throws(CommandTestError) -> Result<Output, FlowFailure> {
        var result: Result<Output, FlowFailure>?
        let values = reactive.values.observe { result = .success($0) }
        let failures = reactive.failures.observe { result = .failure($0) }
        defer {
            values.dispose()
            failures.dispose()
        }
        guard start(input) else { throw .disabled(reasonsForBeingDisabled) }
        if result == nil { await settle() }
        if let result { return result }
        if !isExecuting { throw .cancelled }
        cancel()
        throw .waits
    }
}

extension FlowCommand where Input == Void {
    /// Runs the command to its end, which must be a success. See ``runToEnd(_:)``.
    @MainActor @discardableResult
    public func runToEnd() async throws(CommandTestError) -> Output { try await runToEnd(()) }

    /// Runs the command to its end, which must be a failure, and gives its messages.
    @MainActor
    public func messagesOfFailure() async throws(CommandTestError) -> [String] { try await messagesOfFailure(()) }
}
