extension EventStream {
    /// Does something on the way, without changing what is sent.
    ///
    /// - Parameters:
    ///   - starting: before an observer begins.
    ///   - started: after it has begun.
    ///   - value: before each value is sent on.
    ///   - failed: before a failure is sent on.
    ///   - completed: before the completion is sent on.
    ///   - disposed: when the observation is over before the stream has ended.
    ///   - terminated: in any case when it is over.
    ///
    /// ```swift
    /// search.on(starting: { isSearching.value = true }, terminated: { isSearching.value = false })
    /// ```
    public func on(
        starting: (() -> Void)? = nil,
        started: (() -> Void)? = nil,
        value: ((Value) -> Void)? = nil,
        failed: ((Failure) -> Void)? = nil,
        completed: (() -> Void)? = nil,
        disposed: (() -> Void)? = nil,
        terminated: (() -> Void)? = nil
    ) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var hasEnded = false
            if disposed != nil || terminated != nil {
                disposable.add {
                    if hasEnded { return }
                    hasEnded = true
                    disposed?()
                    terminated?()
                }
            }
            starting?()
            subscribe(
                Observer(
                    value: {
                        value?($0)
                        observer.value($0)
                    },
                    end: { end in
                        hasEnded = true
                        switch end {
                        case .failed(let failure): failed?(failure)
                        case .completed: completed?()
                        }
                        terminated?()
                        observer.end(end)
                    }), disposable)
            started?()
        })
    }

    /// Prints everything that happens, each line with `name` in front.
    public func logEvents(_ name: String = "stream", to print: @escaping (String) -> Void = { Swift.print($0) }) -> Self {
        on(
            starting: { print("[\(name)] starting") },
            value: { print("[\(name)] value \($0)") },
            failed: { print("[\(name)] failed \($0)") },
            completed: { print("[\(name)] completed") },
            disposed: { print("[\(name)] disposed") })
    }
}
