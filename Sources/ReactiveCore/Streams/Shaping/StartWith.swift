extension EventStream {
    /// Sends `values` first.
    ///
    /// ```swift
    /// // 1, 2  →  0, 1, 2
    /// numbers.startWith(0)
    /// ```
    @inlinable public func startWith(_ values: Value...) -> SignalProducer<Value, Failure> {
        SignalProducer(subscribe: { [subscribe] observer, disposable in
            for value in values {
                observer.value(value)
                if disposable.isDisposed { return }
            }
            subscribe(observer, disposable)
        })
    }

    /// When this completes, goes on with `next`.
    ///
    /// Of a signal, only what it sends from then on is seen.
    ///
    /// ```swift
    /// cached.concat(fetched)
    /// ```
    @inlinable public func concat<NextTemperature>(_ next: EventStream<Value, Failure, NextTemperature>) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let first = disposable.child()
            subscribe(
                Observer(
                    value: observer.value,
                    end: { end in
                        first.dispose()
                        guard case .completed = end else { return observer.end(end) }
                        if !disposable.isDisposed { next.subscribe(observer, disposable) }
                    }), first)
        })
    }

    /// When this completes, sends `values`.
    @inlinable public func concat(values: Value...) -> Self { concat(SignalProducer(values: values)) }

    /// Skips the values of this; when it completes, goes on with `next`.
    ///
    /// ```swift
    /// save.then(close)
    /// ```
    @inlinable public func then<Next, NextTemperature>(
        _ next: EventStream<Next, Failure, NextTemperature>
    ) -> EventStream<Next, Failure, Temperature> {
        EventStream<Next, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let first = disposable.child()
            subscribe(
                Observer(
                    value: { _ in },
                    end: { end in
                        first.dispose()
                        guard case .completed = end else { return observer.end(end) }
                        if !disposable.isDisposed { next.subscribe(observer, disposable) }
                    }), first)
        })
    }
}
