/// Which executions of a command run, and which wait: a plain value that decides, and does nothing itself.
@usableFromInline struct CommandStateMachine<Input> {
    @usableFromInline typealias ID = Int

    @usableFromInline enum Start {
        /// Nothing happens.
        case disabled
        /// The execution runs; those in `cancelling` are over.
        case run(ID, cancelling: [ID])
        /// The execution waits.
        case wait(ID)

        /// The execution, if there is one.
        @usableFromInline var id: ID? {
            switch self {
            case .disabled: nil
            case .run(let id, cancelling: _), .wait(let id): id
            }
        }
    }

    @usableFromInline enum Finish {
        /// The execution was over already: its answer is dropped.
        case dropped
        /// The execution is over.
        case finished
        /// The execution is over, and the next in the queue runs.
        case finishedThenRun(ID, Input)
    }

    @usableFromInline let policy: CommandPolicy
    /// In the order in which they began.
    @usableFromInline var running: [ID] = []
    @usableFromInline var waiting: [(id: ID, input: Input)] = []
    @usableFromInline var lastID: ID = 0
    /// The command is at its end: nothing can be started.
    @usableFromInline var hasEnded = false

    @inlinable init(policy: CommandPolicy) { self.policy = policy }

    @inlinable var isExecuting: Bool { !running.isEmpty }

    /// Whether it could be started now, if its condition holds.
    @inlinable var accepts: Bool { !hasEnded && (policy != .ignore || running.isEmpty) }

    @inlinable func isRunning(_ id: ID) -> Bool { running.contains(id) }

    /// Somebody wants to start it.
    /// - Parameter isAllowed: whether the condition of the command holds.
    @inlinable mutating func start(_ input: Input, isAllowed: Bool) -> Start {
        guard isAllowed, accepts else { return .disabled }
        lastID += 1
        let id = lastID
        switch policy {
        case .ignore, .concurrent:
            running.append(id)
            return .run(id, cancelling: [])
        case .restart:
            let earlier = running
            running = [id]
            return .run(id, cancelling: earlier)
        case .queue:
            if running.isEmpty {
                running.append(id)
                return .run(id, cancelling: [])
            }
            waiting.append((id, input))
            return .wait(id)
        }
    }

    /// The work of an execution has an answer, or cannot have one.
    @inlinable mutating func finish(_ id: ID) -> Finish {
        guard let index = running.firstIndex(of: id) else { return .dropped }
        running.remove(at: index)
        guard running.isEmpty, !waiting.isEmpty else { return .finished }
        let next = waiting.removeFirst()
        running.append(next.id)
        return .finishedThenRun(next.id, next.input)
    }

    /// Takes one execution out of the queue; answers whether it was there.
    mutating func stopWaiting(_ id: ID) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Everything is cancelled, what runs and what waits; answers what it was.
    mutating func cancelAll() -> (running: [ID], waiting: [ID]) {
        defer {
            running = []
            waiting = []
        }
        return (running, waiting.map(\.id))
    }

    /// Nothing can be started from now on.
    mutating func end() { hasEnded = true }
}
