import ReactiveCore

extension FlowCommand {
    /// One execution.
    final class Run {
        let input: Input
        let record = AssignmentRecord()
        let end = Waiter<Void>()
        var task: Task<Void, Never>?
        /// When it began, if that matters.
        var start: Duration?
        /// Rings when it has taken too long.
        var timeout: Alarm?
        /// What tells it that a validation has its answers.
        var waiting: Disposable? {
            didSet { oldValue?.dispose() }
        }
        /// Nil while it runs, and for good if it was cancelled.
        var result: Result<Output, FlowFailure>?

        init(input: Input) { self.input = input }

        /// Tells who waits that there is a result, or that there will be none.
        func finish() {
            timeout?.stop()
            waiting = nil
            _ = end.resume(returning: ())
        }

        func abandon() {
            task?.cancel()
            finish()
        }
    }
}
