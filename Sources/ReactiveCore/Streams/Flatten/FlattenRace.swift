/// The inner streams that race, the one that has won, and whether the outer goes on.
@usableFromInline final class RaceState: Disposable {
    @usableFromInline var racing: [Disposable] = []
    @usableFromInline var winner: Disposable?
    @usableFromInline var outerHasEnded = false

    @usableFromInline override init() { super.init() }

    override func disposed() {
        let racing = racing
        self.racing = []
        for inner in racing { inner.dispose() }
    }

    /// Something came from `inner`: all others are out.
    @usableFromInline func came(from inner: Disposable) {
        if winner != nil { return }
        winner = inner
        let others = racing.filter { $0 !== inner }
        racing = [inner]
        for other in others { other.dispose() }
    }
}

extension EventStream {
    @inlinable func flattenRace<Result, InnerTemperature>(
        _ transform: @escaping (Value) -> EventStream<Result, Failure, InnerTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let state = RaceState()
            disposable.add(state)
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { value in
                        if state.winner != nil { return }
                        let inner = Disposable()
                        state.racing.append(inner)
                        transform(value).subscribe(
                            Observer(
                                value: { result in
                                    state.came(from: inner)
                                    observer.value(result)
                                },
                                end: { end in
                                    state.came(from: inner)
                                    inner.dispose()
                                    upstream.dispose()
                                    observer.end(end)
                                }), inner)
                        if state.isDisposed { inner.dispose() }
                    },
                    end: { end in
                        state.outerHasEnded = true
                        upstream.dispose()
                        if case .completed = end, !state.racing.isEmpty { return }
                        state.dispose()
                        observer.end(end)
                    }), upstream)
        })
    }
}

/// Follows the stream that sends something first; the others are disposed of.
///
/// ```swift
/// race(cached, fetched)
/// ```
@inlinable public func race<Value, Failure: Error, Temperature>(
    _ streams: EventStream<Value, Failure, Temperature>...
) -> EventStream<Value, Failure, Temperature> {
    EventStream<Value, Failure, Temperature>(subscribe: { observer, disposable in
        SignalProducer<EventStream<Value, Failure, Temperature>, Failure>(values: streams).flatten(.race).subscribe(observer, disposable)
    })
}
