extension EventStream {
    /// Sends each value with the one before it; the first with `initial`, or not at all if that is nil.
    ///
    /// ```swift
    /// // 1, 2, 3  →  (0, 1), (1, 2), (2, 3)
    /// numbers.combinePrevious(0)
    /// ```
    @inlinable public func combinePrevious(_ initial: Value? = nil) -> EventStream<(Value, Value), Failure, Temperature> {
        EventStream<(Value, Value), Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            var previous = initial
            subscribe(
                Observer(
                    value: { value in
                        let before = previous
                        previous = value
                        if let before { observer.value((before, value)) }
                    }, end: observer.end), disposable)
        })
    }
}
