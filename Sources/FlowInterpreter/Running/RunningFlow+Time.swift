import FlowSpec

extension RunningFlow {
    // MARK: Starting by itself

    /// A field has changed whose changes start the command. Those that it makes itself do not.
    func startBecauseOfChange(_ command: Int) throws(Interruption) {
        if scope.commandTakingBack == command { return }
        if let run = commands[command].run, run.record === assigning { return }
        let wasDue = commands[command].isDue
        commands[command].isDue = true
        if let quietTime = program.flow.commands[command].automaticStart?.quietTime {
            commands[command].quietTime = clock.set(
                .quiet(command: command), after: quietTime, insteadOf: commands[command].quietTime)
        } else if !wasDue {
            try whenQuiet(.startIfDue(command: command))
        }
    }

    func startIfDue(_ command: Int) throws(Interruption) {
        guard commands[command].isDue else { return }
        commands[command].isDue = false
        commands[command].quietTime = nil
        try start(command, [:])
    }

    /// What has changed until now does not start the command any more.
    func forgetChanges(that command: Int) {
        commands[command].isDue = false
        if let alarm = commands[command].quietTime { clock.stop(alarm) }
        commands[command].quietTime = nil
    }

    // MARK: Too long, and too often

    /// The run has taken too long, with everything in it.
    func timeOut(_ run: CommandRun) throws(Interruption) {
        guard isRunning(run) else { return }
        try change { () throws(Interruption) in try fail(run, .timedOut) }
    }

    /// After a run that succeeded, the command cannot be started for some time, counted from its beginning.
    func rest(after run: CommandRun) {
        guard let interval = program.flow.commands[run.command].interval else { return }
        let remaining = run.beginning + interval - clock.now
        guard remaining > .zero else { return }
        commands[run.command].isResting = true
        if let alarm = commands[run.command].rest { clock.stop(alarm) }
        commands[run.command].rest = clock.set(.endOfRest(command: run.command), after: remaining)
    }
}
