extension Command {
    /// Starts an execution.
    ///
    /// Inside of an observer or a transaction, the decision falls at once, and the execution begins after the current round.
    ///
    /// - Returns: Whether it was enabled. If not, nothing happens, except that ``disabled`` sends the input.
    @discardableResult
    @inlinable public func start(_ input: Input, isolation: isolated any Actor = #isolation) -> Bool {
        request(input, waiter: nil, isolation: isolation) != nil
    }

    /// Decides whether an execution begins, waits, or is refused.
    ///
    /// - Returns: The execution, unless it is refused.
    @inlinable func request(_ input: Input, waiter: CommandWaiter<Output, Failure>?, isolation: isolated any Actor) -> Int? {
        switch machine.start(input, isAllowed: condition?.upToDate() ?? true) {
        case .disabled:
            disabledBroadcast?.send(input)
            return nil
        case .wait(let id):
            if let waiter { remember(id).waiter = waiter }
            return id
        case .run(let id, cancelling: let earlier):
            if let waiter { remember(id).waiter = waiter }
            let overtaken = earlier.isEmpty ? CommandCancellation() : takeOver(earlier)
            let state = threadState()
            if state.pointee.busy == 0 {
                beginRound(state)
                begin(id, input, overtaking: overtaken, state, isolation: isolation)
                endRound(state)
            } else {
                state.pointee.later(.delivery, about: self) { [self] in
                    begin(id, input, overtaking: overtaken, threadState(), isolation: isolation)
                }
            }
            return id
        }
    }

    /// Runs the first part of an execution: all until the work is done, or waits.
    @inlinable func begin(
        _ id: Int,
        _ input: Input,
        overtaking overtaken: CommandCancellation<Output, Failure>,
        _ state: UnsafeMutablePointer<ThreadState>,
        isolation: isolated any Actor
    ) {
        var prepared: PreparedWork<Output, Failure>?
        step(state) {
            overtaken.applyOutcomes(ended)
            showState(state)
            if machine.isRunning(id) { prepared = enter(id, input) }
        }
        overtaken.announce()
        announceBeginning(of: id)
        work(id, input, prepared, state, isolation: isolation)
    }

    /// What happens in the transaction in which an execution begins.
    @inlinable func enter(_ id: Int, _ input: Input) -> PreparedWork<Output, Failure>? {
        begun.append(id)
        began?(input)
        guard case .asynchronous(let prepare) = body else { return nil }
        return prepare(input)
    }

    @inlinable func announceBeginning(of id: Int) {
        guard let executionBroadcast, machine.isRunning(id) else { return }
        let stream = Broadcast<Output, Failure>()
        remember(id).stream = stream
        executionBroadcast.deliver(Signal(subscribe: { stream.subscribe($0, $1) }))
    }

    @inlinable func work(
        _ id: Int,
        _ input: Input,
        _ prepared: PreparedWork<Output, Failure>?,
        _ state: UnsafeMutablePointer<ThreadState>,
        isolation: isolated any Actor
    ) {
        // An observer of the beginning may have cancelled it.
        guard machine.isRunning(id) else { return }
        switch body {
        case .synchronous(let work):
            finish(id, state, isolation: isolation) { () throws(Failure) -> Output? in try work(input) }
        case .asynchronous:
            if let prepared {
                step(state) { launch(id, prepared, isolation: isolation) }
            } else {
                finish(id, state, isolation: isolation) { () throws(Failure) -> Output? in nil }
            }
        }
    }

    @usableFromInline func launch(_ id: Int, _ prepared: PreparedWork<Output, Failure>, isolation: isolated any Actor) {
        let task = taskInIsolation(isolation) { [weak self] in
            _ = isolation
            let answer: Result<() -> Output?, Failure>
            do throws(Failure) { answer = .success(try await prepared.run()) } catch { answer = .failure(error) }
            self?.receive(answer, for: id, isolation: isolation)
        }
        if machine.isRunning(id) { remember(id).task = task } else { task.cancel() }
    }

    /// The work of an execution has an answer.
    private func receive(_ answer: Result<() -> Output?, Failure>, for id: Int, isolation: isolated any Actor) {
        inRound(about: self) { [self] state in
            guard machine.isRunning(id) else { return }
            finish(id, state, isolation: isolation) { () throws(Failure) -> Output? in try answer.get()() }
        }
    }

    /// Ends an execution: applies the answer in one transaction with the flags, then sends the outcome.
    @inlinable func finish(
        _ id: Int,
        _ state: UnsafeMutablePointer<ThreadState>,
        isolation: isolated any Actor,
        answer: () throws(Failure) -> Output?
    ) {
        var outcome = CommandOutcome<Output, Failure>.cancelled
        var next: (id: Int, input: Input, prepared: PreparedWork<Output, Failure>?)?
        var isDropped = false
        step(state) {
            do throws(Failure) {
                if let output = try answer() { outcome = .succeeded(output) }
            } catch {
                outcome = .failed(error)
            }
            switch machine.finish(id) {
            case .dropped:
                isDropped = true
                return
            case .finished: break
            case .finishedThenRun(let nextID, let input): next = (nextID, input, nil)
            }
            begun.removeAll { $0 == id }
            ended?(outcome)
            showState(state)
            if let (nextID, input, _) = next { next?.prepared = enter(nextID, input) }
        }
        if isDropped { return }
        send(outcome, of: id)
        guard let next else { return }
        announceBeginning(of: next.id)
        state.pointee.later(.delivery, about: self) { [self] in
            work(next.id, next.input, next.prepared, threadState(), isolation: isolation)
        }
    }

    @inlinable func send(_ outcome: CommandOutcome<Output, Failure>, of id: Int) {
        let execution = active.isEmpty ? nil : forget(id)
        switch outcome {
        case .succeeded(let output):
            valueBroadcast?.deliver(output)
            execution?.stream?.deliver(output)
            execution?.stream?.deliver(end: .completed)
        case .failed(let failure):
            failureBroadcast?.deliver(failure)
            execution?.stream?.deliver(end: .failed(failure))
        case .cancelled: execution?.stream?.deliver(end: .completed)
        }
        execution?.waiter?.resume(with: outcome)
    }
}
