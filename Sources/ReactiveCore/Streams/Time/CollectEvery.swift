extension EventStream {
    /// Sends the values that came in each `duration` in one array; what is left is sent when the stream completes.
    ///
    /// - Parameters:
    ///   - duration: how long values are collected.
    ///   - skippingEmpty: whether nothing is sent for a duration without a value.
    ///   - clock: what the duration is measured by.
    ///   - isolation: where values are sent; that of the caller.
    ///
    /// ```swift
    /// events.collect(every: .seconds(10), clock: clock)
    /// ```
    public func collect(
        every duration: Duration,
        skippingEmpty: Bool = true,
        clock: any Clock<Duration>,
        isolation: isolated any Actor = #isolation
    ) -> EventStream<[Value], Failure, Temperature> {
        EventStream<[Value], Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            var values: [Value] = []
            let send = {
                let collected = values
                values = []
                if !collected.isEmpty || !skippingEmpty { observer.value(collected) }
            }
            let upstream = disposable.child()
            SignalProducer.interval(duration, clock: clock, isolation: isolation)
                .subscribe(Observer(value: { _ in send() }, end: { _ in }), upstream)
            subscribe(
                Observer(
                    value: { values.append($0) },
                    end: { end in
                        upstream.dispose()
                        if case .completed = end, !values.isEmpty {
                            send()
                            if disposable.isDisposed { return }
                        }
                        observer.end(end)
                    }), disposable)
        })
    }
}
