import ReactiveCore

extension FlowCommand where Input == Void {
    /// Starts the command, if it is enabled, and does not wait for it.
    ///
    /// - Returns: Whether it was started.
    @discardableResult
    public func start(isolation: isolated any Actor = #isolation) -> Bool { start((), isolation: isolation) }

    /// Starts the command and waits for its end. See ``run(_:isolation:)``.
    @discardableResult
    public func run(isolation: isolated any Actor = #isolation) async throws(FlowCommandError) -> Output {
        try await run((), isolation: isolation)
    }

    /// The command starts by itself when the stored value of one of `fields` has changed and then nothing has for `quietTime`, if it is
    /// enabled then. Without a quiet time it starts after the change and its observers, once for each change. Time passes on the form's clock.
    ///
    /// What a run itself assigns does not start the command, nor does a reset of the whole form.
    public func runs(whenChanged fields: FormField..., after quietTime: Duration? = nil, isolation: isolated any Actor = #isolation) {
        weak let weakSelf = self
        let trigger = CommandTrigger(
            after: quietTime,
            in: { weakSelf?.scope },
            isolation: isolation,
            start: { weakSelf?.start(isolation: isolation) }
        )
        starts(trigger, whenChanged: fields)
    }
}
