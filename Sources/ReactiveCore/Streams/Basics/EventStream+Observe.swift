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
        observe(value: observer, optionallyEnded: nil)
    }

    /// Calls `value` with each value, and `ended` at the end; neither after disposal.
    @discardableResult
    @inlinable public func observe(value: @escaping (Value) -> Void, ended: @escaping (End<Failure>) -> Void) -> Disposable {
        observe(value: value, optionallyEnded: ended)
    }

    @inlinable func observe(value: @escaping (Value) -> Void, optionallyEnded ended: ((End<Failure>) -> Void)?) -> Disposable {
        if Temperature.self == Hot.self {
            let handle = Disposable()
            begin(HotObserver(value: value, ended: ended, handle: handle).observer, handle)
            return handle
        }
        let observation = ColdObservation(value: value, ended: ended)
        begin(observation.observer, observation)
        return observation
    }

    @inlinable func begin(_ observer: Observer<Value, Failure>, _ handle: Disposable) {
        let state = threadState()
        if state.pointee.busy != 0 {
            subscribe(observer, handle)
        } else {
            beginRound(state)
            subscribe(observer, handle)
            endRound(state)
        }
    }
}

extension EventStream where Temperature == Cold {
    /// Starts the work for its effects alone.
    @discardableResult
    @inlinable public func start() -> Disposable { observe { _ in } }
}
