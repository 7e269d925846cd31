/// What belongs to one execution of a command, made only if there is something to remember.
@usableFromInline final class CommandExecution<Output, Failure: Error> {
    @usableFromInline let id: Int
    @usableFromInline var task: Task<Void, Never>?
    /// Who waits for the outcome.
    @usableFromInline var waiter: CommandWaiter<Output, Failure>?
    /// The stream of this execution, if `executions` is observed.
    @usableFromInline var stream: Broadcast<Output, Failure>?

    init(id: Int) { self.id = id }
}

/// Waits for the outcome of one execution.
@usableFromInline final class CommandWaiter<Output, Failure: Error> {
    let wakeUp = WakeUp()
    var outcome: CommandOutcome<Output, Failure>?

    @usableFromInline func resume(with outcome: CommandOutcome<Output, Failure>) {
        self.outcome = outcome
        wakeUp.wake()
    }
}
