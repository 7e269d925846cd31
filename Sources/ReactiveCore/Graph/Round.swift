// How changes become visible: recompute by level, tell each observer once, then do what was asked for meanwhile, in order.

/// Recomputes what is queued, by level.
@inline(__always) func settle(_ state: UnsafeMutablePointer<ThreadState>) {
    var level = state.pointee.lowest
    while level <= state.pointee.highest {
        guard let link = state.pointee.heads[level] else {
            level += 1
            continue
        }
        link._withUnsafeGuaranteedRef { node in
            state.pointee.heads[level] = node.next
            node.next = nil
            node.flags.remove(.queued)
            state.pointee.recomputing = link.toOpaque()
            if node.recompute(node, state) { node.propagate(state) }
        }
    }
    state.pointee.recomputing = nil
    state.pointee.lowest = .max
    state.pointee.highest = -1
}

/// A read inside of `transaction { }` brings what is derived up to date, without telling anybody yet.
@usableFromInline @inline(never) func settleForRead() {
    let state = threadState()
    guard !state.pointee.isRunning, state.pointee.highest >= 0 else { return }
    state.pointee.isRunning = true
    settle(state)
    state.pointee.isRunning = false
}

/// Makes the assigned values visible. Called when nothing runs and no transaction is open.
@usableFromInline func commit(_ state: UnsafeMutablePointer<ThreadState>) {
    beginRound(state)
    settle(state)
    tellObservers(state)
    endRound(state)
}

/// The same for one source that was set, when nothing else is queued.
///
/// As long as each node has one dependent, there is nothing to put in order, so the queue is not needed.
@usableFromInline func commit(_ source: GraphNode, _ state: UnsafeMutablePointer<ThreadState>) {
    beginRound(state)
    var changed = Unmanaged.passUnretained(source)
    while true {
        if changed._withUnsafeGuaranteedRef({ $0.moreCount != 0 }) {
            changed._withUnsafeGuaranteedRef { $0.propagate(state) }
            settle(state)
            break
        }
        changed._withUnsafeGuaranteedRef { if $0.firstSubscription != nil { $0.noteChanged(state) } }
        guard let dependent = changed._withUnsafeGuaranteedRef({ $0.firstDependent }) else { break }
        changed._withUnsafeGuaranteedRef { input in dependent._withUnsafeGuaranteedRef { $0.count(input) } }
        state.pointee.recomputing = dependent.toOpaque()
        let isChanged = dependent._withUnsafeGuaranteedRef { $0.recompute($0, state) }
        if !isChanged { break }
        changed = dependent
    }
    state.pointee.recomputing = nil
    if state.pointee.changedCount != 0 { tellObservers(state) }
    endRound(state)
}

/// Opens a round, in which observers are told. Called when nothing runs.
@inlinable @inline(__always) func beginRound(_ state: UnsafeMutablePointer<ThreadState>) {
    state.pointee.busy += 1
    state.pointee.isRunning = true
}

/// Closes it, after having done what was asked for meanwhile.
@inlinable @inline(__always) func endRound(_ state: UnsafeMutablePointer<ThreadState>) {
    if state.pointee.hasMore { finishRound(state) }
    state.pointee.isRunning = false
    state.pointee.busy -= 1
}

@inline(__always) private func tellObservers(_ state: UnsafeMutablePointer<ThreadState>) {
    if !state.pointee.origins.isEmpty { dropUnchanged(state) }
    var index = 0
    while index < state.pointee.changedCount {
        if let link = state.pointee.changed[index] {
            let node = link.takeUnretainedValue()
            node.flags.remove(.changed)
            var subscription = node.firstSubscription
            while let current = subscription {
                subscription = current._withUnsafeGuaranteedRef { subscription in
                    if subscription.node != nil, !subscription.isNew { subscription.call(node) }
                    return subscription.next
                }
            }
        }
        index += 1
    }
    state.pointee.changedCount = 0
}

/// Takes those nodes off the list of changed ones whose value is back where the transaction began.
@inline(never) private func dropUnchanged(_ state: UnsafeMutablePointer<ThreadState>) {
    let origins = state.pointee.origins
    state.pointee.origins = []
    for origin in origins {
        origin.node._withUnsafeGuaranteedRef { node in
            node.flags.remove(.originKept)
            guard node.flags.contains(.changed), origin.isBack() else { return }
            node.flags.remove(.changed)
            for index in 0..<state.pointee.changedCount where state.pointee.changed[index]?.toOpaque() == origin.node.toOpaque() {
                state.pointee.changed[index] = nil
            }
        }
    }
}

/// Does what was asked for while the round ran, each in a round of its own.
@usableFromInline @inline(never) func finishRound(_ state: UnsafeMutablePointer<ThreadState>) {
    clearUp(state)
    while true {
        switch state.pointee.actions.next() {
        case .none: return
        case .dropped(_, report: let problem): if let problem { ReactiveProblem.report(problem) }
        case .action(let action): run(action, state)
        }
        settle(state)
        tellObservers(state)
        clearUp(state)
    }
}

private func run(_ action: ActionQueue.Action, _ state: UnsafeMutablePointer<ThreadState>) {
    switch action.kind {
    case .delivery: action.run()
    case .assignment:
        state.pointee.isRunning = false
        action.run()
        state.pointee.isRunning = true
    case .assignments, .transaction:
        state.pointee.isRunning = false
        state.pointee.depth += 1
        action.run()
        state.pointee.depth -= 1
        state.pointee.isRunning = true
    }
}

private func clearUp(_ state: UnsafeMutablePointer<ThreadState>) {
    // Letting go may run foreign code, which may add to these very lists: they are emptied before.
    if !state.pointee.newSubscriptions.isEmpty {
        let subscriptions = state.pointee.newSubscriptions
        state.pointee.newSubscriptions = []
        for subscription in subscriptions { subscription.isNew = false }
    }
    state.pointee.hasMore = !state.pointee.actions.isEmpty
    while !state.pointee.graveyard.isEmpty {
        let graveyard = state.pointee.graveyard
        state.pointee.graveyard = []
        _ = graveyard
    }
}

extension ThreadState {
    @usableFromInline mutating func later(_ kind: ActionQueue.Action.Kind, about subject: AnyObject?, _ run: @escaping () -> Void) {
        actions.append(kind, about: subject, run)
        hasMore = true
    }
}

/// Does `body` in a transaction of its own: now if nothing runs, else after the current round or transaction.
func perform(about subject: AnyObject?, _ body: @escaping () -> Void) {
    let state = threadState()
    if state.pointee.busy != 0 { state.pointee.later(.transaction, about: subject, body) } else { transaction(body) }
}

/// Opens a round for `body`: now if nothing runs, else after the current round or transaction.
func inRound(about subject: AnyObject?, _ body: @escaping (UnsafeMutablePointer<ThreadState>) -> Void) {
    let state = threadState()
    if state.pointee.busy != 0 {
        state.pointee.later(.delivery, about: subject) { body(threadState()) }
        return
    }
    beginRound(state)
    body(state)
    endRound(state)
}

/// One of several transactions that follow one another within a round, with nothing in between: what observers ask for comes
/// after the last.
@inlinable @inline(__always) func step(_ state: UnsafeMutablePointer<ThreadState>, _ body: () -> Void) {
    state.pointee.isRunning = false
    state.pointee.depth += 1
    body()
    state.pointee.depth -= 1
    state.pointee.isRunning = true
    closeStep(state)
}

@usableFromInline func closeStep(_ state: UnsafeMutablePointer<ThreadState>) {
    settle(state)
    tellObservers(state)
    if state.pointee.hasMore { clearUp(state) }
}
