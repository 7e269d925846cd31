extension EventStream {
    /// Calls `observer` with each value.
    ///
    /// ```swift
    /// let observation = clicks.observe { print($0) }
    /// observation.dispose()
    /// ```
    ///
    /// - Returns: What ends the observation, at once and for good. Letting go of it ends nothing.
    @discardableResult
    @inlinable public func observe(_ observer: @escaping (Value) -> Void) -> Disposable {
        observe(with: TerminalObserver(value: observer, ended: nil))
    }

    /// Calls `value` with each value, and `ended` at the end; neither after disposal.
    @discardableResult
    @inlinable public func observe(value: @escaping (Value) -> Void, ended: @escaping (End<Failure>) -> Void) -> Disposable {
        observe(with: TerminalObserver(value: value, ended: ended))
    }

    @inlinable func observe(with terminal: TerminalObserver<Value, Failure>) -> Disposable {
        let state = threadState()
        if state.pointee.busy != 0 {
            subscribe(terminal.observer, terminal)
            return terminal
        }
        beginRound(state)
        subscribe(terminal.observer, terminal)
        endRound(state)
        return terminal
    }
}

extension EventStream where Temperature == Cold {
    /// Starts the work for its effects alone.
    @discardableResult
    @inlinable public func start() -> Disposable { observe { _ in } }
}
