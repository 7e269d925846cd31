extension EventStream {
    /// Runs the stream once for all who observe the result: from the first observer on, until the last has gone.
    ///
    /// Nothing is repeated for those who come later; see ``replay(upTo:)`` for that. After the end, it stays ended.
    ///
    /// ```swift
    /// let user = fetchUser.share()
    /// user.observe { show($0) }
    /// user.observe { log($0) }      // the same user, fetched once
    /// ```
    public func share() -> Self { shared(replaying: 0) }

    /// The same, and repeats the last `count` values for those who come later, also after the end.
    public func replay(upTo count: Int) -> Self { shared(replaying: count) }

    private func shared(replaying count: Int) -> Self {
        let subscribe = subscribe
        let broadcast = Broadcast<Value, Failure>()
        let connection = SerialDisposable()
        let replayed = ReplayBuffer<Value>(limit: count)
        // Not held by the broadcast itself, which holds this closure.
        broadcast.whenObserved = { [unowned broadcast] isObserved in
            guard isObserved else {
                connection.current?.dispose()
                return
            }
            subscribe(
                Observer(
                    value: { [weak broadcast] value in
                        replayed.append(value)
                        broadcast?.deliver(value)
                    },
                    end: { [weak broadcast] end in broadcast?.deliver(end: end) }), connection.next())
        }
        return Self(subscribe: { observer, disposable in
            for value in replayed.values {
                observer.value(value)
                if disposable.isDisposed { return }
            }
            broadcast.subscribe(observer, disposable)
        })
    }
}

/// The last few values.
private final class ReplayBuffer<Value> {
    private let limit: Int
    private(set) var values: [Value] = []

    init(limit: Int) { self.limit = limit }

    func append(_ value: Value) {
        if limit <= 0 { return }
        if values.count == limit { values.removeFirst() }
        values.append(value)
    }
}
