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
        observe(value: observer, ended: { _ in })
    }

    /// Calls `value` with each value, and `ended` at the end; neither after disposal.
    @discardableResult
    @inlinable public func observe(value: @escaping (Value) -> Void, ended: @escaping (End<Failure>) -> Void) -> Disposable {
        let disposable = Disposable()
        let observer = Observer<Value, Failure>(
            value: { if !disposable.isDisposed { value($0) } },
            end: { end in
                if disposable.isDisposed { return }
                ended(end)
                disposable.dispose()
            })
        let state = threadState()
        if state.pointee.busy != 0 {
            subscribe(observer, disposable)
            return disposable
        }
        beginRound(state)
        subscribe(observer, disposable)
        endRound(state)
        return disposable
    }
}

extension EventStream where Temperature == Cold {
    /// Starts the work for its effects alone.
    @discardableResult
    @inlinable public func start() -> Disposable { observe { _ in } }
}
