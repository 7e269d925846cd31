/// The inner stream that is followed, and whether the outer goes on.
@usableFromInline final class LatestState: Disposable {
    @exclusivity(unchecked) @usableFromInline var inner: Disposable?
    @exclusivity(unchecked) @usableFromInline var outerHasEnded = false

    @inlinable override init() { super.init() }

    override func disposed() {
        inner?.dispose()
        inner = nil
    }
}

extension EventStream {
    @inlinable func flattenLatest<Result, InnerTemperature>(
        _ transform: @escaping (Value) -> EventStream<Result, Failure, InnerTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let state = LatestState()
            disposable.add(state)
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { value in
                        state.inner?.dispose()
                        let inner = Disposable()
                        state.inner = inner
                        let end = { (end: End<Failure>) in
                            inner.dispose()
                            if case .completed = end {
                                state.inner = nil
                                if !state.outerHasEnded { return }
                            }
                            upstream.dispose()
                            observer.end(end)
                        }
                        transform(value).subscribe(Observer(value: observer.value, end: end), inner)
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
