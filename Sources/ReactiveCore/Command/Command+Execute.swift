extension Command {
    /// Starts an execution and waits for its outcome.
    ///
    /// If the calling task is cancelled, so is the execution.
    ///
    /// ```swift
    /// let user = try await logIn.execute(credentials)
    /// ```
    ///
    /// - Returns: The value of this execution.
    /// - Throws: ``CommandError/disabled`` if nothing was done, ``CommandError/cancelled`` if the execution was cancelled or overtaken,
    ///   ``CommandError/failed(_:)`` if the work failed.
    public func execute(_ input: Input, isolation: isolated any Actor = #isolation) async throws(CommandError<Failure>) -> Output {
        if Task.isCancelled { throw .cancelled }
        let waiter = CommandWaiter<Output, Failure>()
        guard let id = request(input, waiter: waiter, isolation: isolation) else { throw .disabled }
        while waiter.outcome == nil {
            await waiter.wakeUp.wait(isolation: isolation)
            if Task.isCancelled, waiter.outcome == nil { cancel(id, isolation: isolation) }
        }
        switch waiter.outcome {
        case .succeeded(let output)?: return output
        case .failed(let failure)?: throw .failed(failure)
        case .cancelled?, nil: throw .cancelled
        }
    }

    /// Cancels one execution, whether it runs or waits.
    private func cancel(_ id: Int, isolation: isolated any Actor) {
        if machine.stopWaiting(id) {
            forget(id)?.waiter?.resume(with: .cancelled)
        } else if machine.isRunning(id) {
            active.first { $0.id == id }?.task?.cancel()
            inRound(about: self) { [self] state in
                guard machine.isRunning(id) else { return }
                finish(id, state, isolation: isolation) { () throws(Failure) -> Output? in nil }
            }
        }
    }
}

extension Command where Input == Void {
    /// Starts an execution. See ``start(_:isolation:)``.
    @discardableResult
    public func start(isolation: isolated any Actor = #isolation) -> Bool { start((), isolation: isolation) }

    /// Starts an execution and waits for its outcome. See ``execute(_:isolation:)``.
    public func execute(isolation: isolated any Actor = #isolation) async throws(CommandError<Failure>) -> Output {
        try await execute((), isolation: isolation)
    }
}
