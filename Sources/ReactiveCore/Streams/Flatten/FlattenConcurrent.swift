/// The inner streams that are followed, those that wait, and whether the outer goes on.
@usableFromInline final class ConcurrentState<Value, Failure: Error>: Disposable {
    @usableFromInline typealias Start = (Observer<Value, Failure>, Disposable) -> Void

    private let limit: Int
    private let observer: Observer<Value, Failure>
    private let upstream: Disposable
    private var followed: [Disposable] = []
    private var waiting = FirstInFirstOut<Start>()
    private var outerHasEnded = false
    private var isStarting = false

    @usableFromInline init(limit: Int, _ observer: Observer<Value, Failure>, upstream: Disposable) {
        self.limit = limit
        self.observer = observer
        self.upstream = upstream
        super.init()
    }

    override func disposed() {
        let followed = followed
        self.followed = []
        waiting = FirstInFirstOut()
        for inner in followed { inner.dispose() }
    }

    @usableFromInline func add(_ start: @escaping Start) {
        waiting.append(start)
        startWaiting()
    }

    @usableFromInline func outerEnded(_ end: End<Failure>) {
        outerHasEnded = true
        upstream.dispose()
        if case .failed = end { finish(end) } else { finishIfDone() }
    }

    /// A loop rather than recursion: an inner stream may complete while it starts.
    private func startWaiting() {
        if isStarting { return }
        isStarting = true
        while !isDisposed, followed.count < limit, let start = waiting.takeFirst() { follow(start) }
        isStarting = false
        finishIfDone()
    }

    private func follow(_ start: Start) {
        let inner = Disposable()
        followed.append(inner)
        start(
            Observer(
                value: observer.value,
                end: { [self] end in
                    inner.dispose()
                    if case .failed = end { return finish(end) }
                    followed.removeAll { $0 === inner }
                    startWaiting()
                }), inner)
        if isDisposed { inner.dispose() }
    }

    private func finishIfDone() {
        if outerHasEnded, followed.isEmpty, waiting.isEmpty, !isStarting, !isDisposed { finish(.completed) }
    }

    private func finish(_ end: End<Failure>) {
        if isDisposed { return }
        upstream.dispose()
        dispose()
        observer.end(end)
    }
}

extension EventStream {
    @inlinable func flattenConcurrent<Result, InnerTemperature>(
        limit: Int,
        _ transform: @escaping (Value) -> EventStream<Result, Failure, InnerTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            let state = ConcurrentState<Result, Failure>(limit: limit, observer, upstream: upstream)
            disposable.add(state)
            subscribe(Observer(value: { state.add(transform($0).subscribe) }, end: { state.outerEnded($0) }), upstream)
        })
    }
}
