extension Command {
    /// Cancels everything that runs or waits: at once, as far as anybody can see. Late answers are dropped.
    public func cancel() {
        let (running, waiting) = machine.cancelAll()
        if running.isEmpty, waiting.isEmpty { return }
        let cancelled = takeOver(running + waiting)
        inRound(about: self) { [self] state in
            step(state) {
                cancelled.applyOutcomes(ended)
                showState(state)
            }
            cancelled.announce()
        }
    }

    /// Ends the command for good: cancels what runs, and disables it; all its streams complete. This happens by itself when the command
    /// goes.
    public func end() {
        if machine.hasEnded { return }
        machine.end()
        let (running, waiting) = machine.cancelAll()
        let cancelled = takeOver(running + waiting)
        // In `deinit`, nothing may hold the command itself.
        let (executing, accepting, ended) = (executing, accepting, ended)
        let (values, failures, executions, disabled) = (valueBroadcast, failureBroadcast, executionBroadcast, disabledBroadcast)
        inRound(about: nil) { state in
            step(state) {
                cancelled.applyOutcomes(ended)
                executing.node.show(false, state)
                accepting.node.show(false, state)
            }
            cancelled.announce()
            values?.deliver(end: .completed)
            failures?.deliver(end: .completed)
            executions?.deliver(end: .completed)
            disabled?.deliver(end: .completed)
        }
    }

    /// Ends the command together with its owner, also if somebody else still holds the command or waits for it.
    @discardableResult
    public func ending(with lifetime: Lifetime) -> Self {
        lifetime.whenEnded { [weak self] in self?.end() }
        return self
    }

    // MARK: - Executions that have something to remember

    @usableFromInline func remember(_ id: Int) -> CommandExecution<Output, Failure> {
        if let known = active.first(where: { $0.id == id }) { return known }
        let execution = CommandExecution<Output, Failure>(id: id)
        active.append(execution)
        return execution
    }

    @discardableResult
    @usableFromInline func forget(_ id: Int) -> CommandExecution<Output, Failure>? {
        active.firstIndex { $0.id == id }.map { active.remove(at: $0) }
    }

    /// Takes executions out that the state machine has just cancelled, and cancels their tasks.
    @usableFromInline func takeOver(_ ids: [Int]) -> CommandCancellation<Output, Failure> {
        if ids.isEmpty { return CommandCancellation() }
        let executions = ids.compactMap { forget($0) }
        let begunCount = begun.count
        begun.removeAll { ids.contains($0) }
        for execution in executions { execution.task?.cancel() }
        return CommandCancellation(executions: executions, begunCount: begunCount - begun.count)
    }

    /// Brings the two flags in line with the state machine; in a transaction.
    @inlinable func showState(_ state: UnsafeMutablePointer<ThreadState>) {
        executing.node.show(machine.isExecuting, state)
        accepting.node.show(machine.accepts, state)
    }
}

extension ValueNode<Bool> {
    @inlinable func show(_ value: Bool, _ state: UnsafeMutablePointer<ThreadState>) {
        if value == current { return }
        current = value
        propagate(state)
    }
}

/// Executions that were cancelled together.
@usableFromInline struct CommandCancellation<Output, Failure: Error> {
    @usableFromInline var executions: [CommandExecution<Output, Failure>] = []
    /// How many of them had begun: those have an outcome.
    @usableFromInline var begunCount = 0

    @inlinable init(executions: [CommandExecution<Output, Failure>] = [], begunCount: Int = 0) {
        self.executions = executions
        self.begunCount = begunCount
    }

    @inlinable func applyOutcomes(_ ended: ((CommandOutcome<Output, Failure>) -> Void)?) {
        guard let ended else { return }
        for _ in 0..<begunCount { ended(.cancelled) }
    }

    @inlinable func announce() {
        for execution in executions {
            execution.stream?.deliver(end: .completed)
            execution.waiter?.resume(with: .cancelled)
        }
    }
}
