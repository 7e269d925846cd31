import FlowChecks
import FlowSpec

extension RunningFlow {
    // MARK: Starting and cancelling

    /// Starts the command, if it is enabled; `input` in the order of its declaration.
    ///
    /// - Returns: The run, which has gone as far as it can; nil if the command was not started.
    @discardableResult
    public func start(_ command: String, _ input: [Value] = []) throws(Interruption) -> CommandRun? {
        guard let index = program.commands[command] else { return nil }
        let names = program.flow.commands[index].input.map(\.name.text)
        return try start(index, Dictionary(zip(names, input), uniquingKeysWith: { first, _ in first }))
    }

    /// Repeats the last failed run, with the same input, if the command is enabled and has failed since it last succeeded.
    @discardableResult
    public func retry(_ command: String) throws(Interruption) -> CommandRun? {
        guard let index = program.commands[command], let input = commands[index].failedInput else { return nil }
        return try start(index, input)
    }

    /// Cancels the run, if there is one.
    public func cancel(_ command: String) throws(Interruption) {
        guard let index = program.commands[command], let run = commands[index].run else { return }
        try change { () throws(Interruption) in try cancel(run) }
    }

    /// Starts anew: running commands are cancelled, every field goes back to its start value and is untouched.
    public func reset() throws(Interruption) {
        try change { () throws(Interruption) in
            for index in commands.indices {
                if let run = commands[index].run { try cancel(run) }
                clearFailure(of: index)
                commands[index].hasStarted = false
                commands[index].failedInput = nil
            }
            try resetMembers()
            conceal()
            walk = StepWalk()
            for index in commands.indices { forgetChanges(that: index) }
            history?.forget()
            hasChanged()
        }
        try askAnew()
        try whenQuiet(nil)
    }

    /// Whether starting the command would run it.
    func isEnabled(_ index: Int) throws(Interruption) -> Bool {
        guard !commands[index].isResting, try isAllowed(index) else { return false }
        return program.flow.commands[index].restartsWhileRunning || !commands[index].isExecuting
    }

    /// Whether its condition holds.
    func isAllowed(_ index: Int) throws(Interruption) -> Bool {
        guard let condition = program.commandConditions[index] else { return true }
        return try holds(condition, as: .enabled(command: index))
    }

    /// Decides at once whether a run begins.
    @discardableResult
    func start(_ index: Int, _ input: [String: Value]) throws(Interruption) -> CommandRun? {
        let command = program.flow.commands[index]
        guard !commands[index].isResting, try isAllowed(index), command.restartsWhileRunning || commands[index].run == nil else {
            return nil
        }
        let run = CommandRun(command: index, input: input, steps: command.steps)
        let earlier = commands[index].run
        commands[index].run = run
        try whenQuiet(.enter(run, overtaking: earlier))
        return run
    }

    /// The first change of a run.
    func enter(_ run: CommandRun, overtaking earlier: CommandRun?) throws(Interruption) {
        try change { () throws(Interruption) in
            if let earlier { try takeBack(earlier) }
            guard commands[run.command].run === run else { return }
            commands[run.command].isExecuting = true
            commands[run.command].hasStarted = true
            comes(by: .command(run.command))
            clearFailure(of: run.command)
            hasChanged()
            run.beginning = clock.now
            try advance(run)
            if isRunning(run), let timeout = program.flow.commands[run.command].timeout {
                run.timeout = clock.set(.timeout(run), after: timeout)
            }
        }
    }

    func isRunning(_ run: CommandRun) -> Bool { commands[run.command].run === run }

    // MARK: Ending

    func succeed(_ run: CommandRun, _ output: Value, outcome: Value?) throws(Interruption) {
        commands[run.command].failedInput = nil
        rest(after: run)
        end(run, .succeeded(output))
        if let outcome {
            self.outcome = outcome
            if case .enumCase(let value) = outcome { comes(by: .outcome(value.name)) }
            outcomes.append(outcome)
        }
    }

    /// - Parameter field: The field or part that shows the message; nil if none does.
    func end(_ run: CommandRun, failingWith message: String, shownOn field: Place?) throws(Interruption) {
        show(message, of: run.command, on: field)
        if let field { try lead(to: field, becauseOf: run.command) }
        end(run, failingWith: [message])
    }

    /// Ends in failure, of which the fields show the messages already.
    func end(_ run: CommandRun, failingWith messages: [String]) {
        commands[run.command].failedInput = run.input
        end(run, .failed(messages))
    }

    private func end(_ run: CommandRun, _ result: CommandRun.Result) {
        run.result = result
        if let timeout = run.timeout { clock.stop(timeout) }
        commands[run.command].run = nil
        commands[run.command].isExecuting = false
        hasChanged()
    }

    /// A field has changed whose changes cancel the command; its own assignments never do.
    func cancelBecauseOfChange(_ command: Int) {
        guard let run = commands[command].run, run.record !== assigning else { return }
        scope.dueCancellations.append((command, run.record))
    }

    /// Ends a run as cancelled, as a part of a change.
    func cancel(_ run: CommandRun) throws(Interruption) {
        if isRunning(run) {
            commands[run.command].run = nil
            commands[run.command].isExecuting = false
            hasChanged()
        }
        try takeBack(run)
    }

    /// Gives the fields back what they held before the run, except those that something else has written since.
    private func takeBack(_ run: CommandRun) throws(Interruption) {
        run.result = .cancelled
        if let timeout = run.timeout { clock.stop(timeout) }
        let outer = assigning
        let outerCommand = scope.commandTakingBack
        assigning = nil
        scope.commandTakingBack = run.command
        defer {
            assigning = outer
            scope.commandTakingBack = outerCommand
        }
        for entry in run.record.takeAll().reversed() where entry.isCurrent {
            switch (entry.member, entry.content) {
            case (.field(let index), .field(let input)):
                try entry.flow.write(input, to: index, touching: entry.isTouched, isRestoration: true)
            case (.part(let number), .rows(let rows)):
                try entry.flow.setRows(rows, of: number, touching: entry.isTouched, isRestoration: true)
            default: break
            }
        }
    }

    // MARK: Failures

    private func show(_ message: String, of command: Int, on place: Place?) {
        if let place {
            clearServerError(at: place)
            set(FieldState.ServerError(message: message, command: command), at: place)
            commands[command].failedPlace = place
        } else {
            commands[command].unplacedError = message
        }
        commands[command].error = message
        hasChanged()
    }

    private func clearFailure(of command: Int) {
        if let place = commands[command].failedPlace { clearServerError(at: place) }
        commands[command].failedPlace = nil
        commands[command].unplacedError = nil
        commands[command].error = nil
    }
}
