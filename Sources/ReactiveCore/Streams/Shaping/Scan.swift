extension EventStream {
    /// Sends what has become of `initial` after each value.
    ///
    /// ```swift
    /// // 1, 2, 3  →  1, 3, 6
    /// numbers.scan(0, +)
    /// ```
    @inlinable public func scan<Result>(
        _ initial: Result,
        _ next: @escaping (Result, Value) -> Result
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            var result = initial
            subscribe(
                Observer(
                    value: { value in
                        result = next(result, value)
                        observer.value(result)
                    }, end: observer.end), disposable)
        })
    }

    /// The same, changing the result in place.
    @inlinable public func scan<Result>(
        into initial: Result,
        _ change: @escaping (inout Result, Value) -> Void
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            var result = initial
            subscribe(
                Observer(
                    value: { value in
                        change(&result, value)
                        observer.value(result)
                    }, end: observer.end), disposable)
        })
    }

    /// Sends what has become of `initial` after all values, when the stream completes; nothing if it fails.
    ///
    /// ```swift
    /// // 1, 2, 3, completed  →  6, completed
    /// numbers.reduce(0, +)
    /// ```
    @inlinable public func reduce<Result>(
        _ initial: Result,
        _ next: @escaping (Result, Value) -> Result
    ) -> EventStream<Result, Failure, Temperature> {
        reduce(into: initial) { $0 = next($0, $1) }
    }

    /// The same, changing the result in place.
    @inlinable public func reduce<Result>(
        into initial: Result,
        _ change: @escaping (inout Result, Value) -> Void
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            var result = initial
            subscribe(
                Observer(
                    value: { change(&result, $0) },
                    end: { end in
                        if case .completed = end {
                            observer.value(result)
                            if disposable.isDisposed { return }
                        }
                        observer.end(end)
                    }), disposable)
        })
    }
}
