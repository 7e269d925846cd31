/// What a command does.
@usableFromInline enum CommandBody<Input, Output, Failure: Error> {
    case synchronous((Input) throws(Failure) -> Output)
    /// `prepare` takes what the work needs; nil if the owner is gone.
    case asynchronous(prepare: (Input) -> PreparedWork<Output, Failure>?)
}

/// Work that has everything it needs: it holds no owner while it waits.
@usableFromInline struct PreparedWork<Output, Failure: Error> {
    /// Runs the work, and answers a closure that applies what came of it: to be called in the transaction in which the execution
    /// ends. That closure answers nil if the owner is gone.
    @usableFromInline let run: nonisolated(nonsending) () async throws(Failure) -> (() -> Output?)

    @usableFromInline init(run: nonisolated(nonsending) @escaping () async throws(Failure) -> (() -> Output?)) { self.run = run }
}
