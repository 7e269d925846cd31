/// Outcomes that nobody has taken yet, or those who wait for one; never both.
final class OutcomeMailbox<Outcome: Sendable> {
    private var outcomes: [Outcome] = []
    private var waiters: [Waiter<Outcome?>] = []
    private var isClosed = false

    /// Gives an outcome to who has waited longest, and keeps it if nobody waits any more.
    func put(_ outcome: Outcome) {
        while !waiters.isEmpty {
            if waiters.removeFirst().resume(returning: outcome) { return }
        }
        outcomes.append(outcome)
    }

    /// The next outcome; nil at the end, and when the task is cancelled.
    func take(isolation: isolated (any Actor)? = #isolation) async -> Outcome? {
        if Task.isCancelled { return nil }
        if !outcomes.isEmpty { return outcomes.removeFirst() }
        if isClosed { return nil }
        let waiter = Waiter<Outcome?>()
        waiters.append(waiter)
        if let outcome = await waiter.value() { return outcome }
        waiters.removeAll { $0 === waiter }
        return nil
    }

    /// There will be no more; what waits is still delivered.
    func close() {
        isClosed = true
        for waiter in waiters { _ = waiter.resume(returning: nil) }
        waiters = []
    }
}
