extension EventStream {
    /// Sends all values in one array when the stream completes; nothing if it fails.
    ///
    /// ```swift
    /// // 1, 2, completed  →  [1, 2], completed
    /// numbers.collect()
    /// ```
    @inlinable public func collect() -> EventStream<[Value], Failure, Temperature> { reduce(into: []) { $0.append($1) } }

    /// Sends arrays of `count` values (at least one); what is left is sent in a shorter one when the stream completes.
    ///
    /// ```swift
    /// // 1, 2, 3, completed  →  [1, 2], [3], completed
    /// numbers.collect(count: 2)
    /// ```
    @inlinable public func collect(count: Int) -> EventStream<[Value], Failure, Temperature> {
        collect { $0.count >= Swift.max(1, count) }
    }

    /// Sends arrays, each as soon as it satisfies `isFull`; what is left is sent when the stream completes.
    @inlinable public func collect(until isFull: @escaping ([Value]) -> Bool) -> EventStream<[Value], Failure, Temperature> {
        EventStream<[Value], Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            var values: [Value] = []
            subscribe(
                Observer(
                    value: { value in
                        values.append(value)
                        if !isFull(values) { return }
                        let full = values
                        values = []
                        observer.value(full)
                    },
                    end: { end in
                        if case .completed = end, !values.isEmpty {
                            observer.value(values)
                            if disposable.isDisposed { return }
                        }
                        observer.end(end)
                    }), disposable)
        })
    }
}
