extension EventStream {
    @inlinable func flattenThrottle<Result, InnerTemperature>(
        _ transform: @escaping (Value) -> EventStream<Result, Failure, InnerTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let state = LatestState()
            disposable.add(state)
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { value in
                        if state.inner != nil { return }
                        let inner = Disposable()
                        state.inner = inner
                        transform(value).subscribe(
                            Observer(
                                value: observer.value,
                                end: { end in
                                    inner.dispose()
                                    if case .completed = end {
                                        state.inner = nil
                                        if !state.outerHasEnded { return }
                                    }
                                    upstream.dispose()
                                    observer.end(end)
                                }), inner)
                        if state.isDisposed { inner.dispose() }
                    },
                    end: { end in
                        state.outerHasEnded = true
                        upstream.dispose()
                        if case .completed = end, state.inner != nil { return }
                        state.dispose()
                        observer.end(end)
                    }), upstream)
        })
    }
}
