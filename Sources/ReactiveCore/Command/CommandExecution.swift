/// What belongs to one execution of a command, made only if there is something to remember.
@usableFromInline final class CommandExecution<Output, Failure: Error> {
    @usableFromInline let id: Int
    var task: Task<Void, Never>?
    /// Who waits for the outcome.
    var waiter: CommandWaiter<Output, Failure>?
    /// The stream of this execution, if `executions` is observed.
    var stream: Broadcast<Output, Failure>?

    init(id: Int) { self.id = id }
}

/// Waits for the outcome of one execution.
final class CommandWaiter<Output, Failure: Error> {
    let wakeUp = WakeUp()
    var outcome: CommandOutcome<Output, Failure>?

    func resume(with outcome: CommandOutcome<Output, Failure>) {
        self.outcome = outcome
        wakeUp.wake()
    }
}
