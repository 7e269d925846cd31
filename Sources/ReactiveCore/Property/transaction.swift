/// Makes several changes one: what depends on them is recomputed once, and each observer is told once, after `body`.
///
/// Reads inside of `body` are fresh. Nothing is announced if a value is back where it was in the end. Transactions nest: only
/// the end of the outermost makes the changes visible. `body` cannot suspend, so nothing comes between.
///
/// Inside of an observer, the changes of one transaction take effect together as soon as the current round is over; until
/// then everything reads back as before.
///
/// ```swift
/// transaction {
///     firstName.value = "Ada"
///     lastName.value = "Lovelace"
/// }
/// ```
///
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; the changes made until then take effect.
@inlinable public func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let state = threadState()
    if state.pointee.isRunning {
        let position = beginBundle(state)
        defer { endBundle(state, position) }
        return try body()
    }
    state.pointee.busy += 1
    state.pointee.depth += 1
    defer {
        state.pointee.depth -= 1
        state.pointee.busy -= 1
        if state.pointee.busy == 0 { commit(state) }
    }
    return try body()
}

@usableFromInline func beginBundle(_ state: UnsafeMutablePointer<ThreadState>) -> Int { state.pointee.actions.position }

@usableFromInline func endBundle(_ state: UnsafeMutablePointer<ThreadState>, _ position: Int) {
    state.pointee.actions.bundleAssignments(from: position)
}
