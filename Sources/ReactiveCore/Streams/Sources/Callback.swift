extension EventStream where Temperature == Cold {
    /// A producer that calls `start` for each observer.
    ///
    /// Add to `lifetime` what must end when the observer goes; that happens after the end as well. What is sent after the end, or when the
    /// lifetime is over, is ignored. What is sent later than in `start` may be sent at any time, but only in the same isolation domain.
    /// If `start` and all it made let go of the observer without an end, the producer completes.
    ///
    /// ```swift
    /// let ticks = SignalProducer<Int, Never> { observer, lifetime in
    ///     let token = ticker.add { observer.send(value: $0) }
    ///     lifetime.add { ticker.remove(token) }
    /// }
    /// ```
    @inlinable public init(_ start: @escaping (_ observer: SourceObserver<Value, Failure>, _ lifetime: ObserverLifetime) -> Void) {
        self.init(subscribe: { observer, disposable in
            let source = SourceObserver(observer, disposable)
            start(source, ObserverLifetime(disposable))
            if source.hasEnded { return }
            source.isStarting = false
            var last = consume source
            // Nobody can send any more.
            if isKnownUniquelyReferenced(&last) { last.completeNow() }
        })
    }
}

extension EventStream where Temperature == Hot {
    /// A signal whose observers are added by `subscribe`: for sources that send whether somebody observes or not.
    ///
    /// The rules are those of a producer, except that nothing may be sent before `subscribe` returns; for a source that does, make a
    /// producer.
    @inlinable public init(_ subscribe: @escaping (_ observer: SourceObserver<Value, Failure>, _ lifetime: ObserverLifetime) -> Void) {
        self.init(subscribe: { observer, disposable in
            let source = SourceObserver(observer, disposable)
            subscribe(source, ObserverLifetime(disposable))
            if source.hasEnded { return }
            source.isStarting = false
            var last = consume source
            // Nobody can send any more.
            if isKnownUniquelyReferenced(&last) { last.completeNow() }
        })
    }
}

/// How long an observer is there.
public struct ObserverLifetime {
    @usableFromInline let disposable: Disposable

    @inlinable init(_ disposable: Disposable) { self.disposable = disposable }

    /// Whether the observer has gone, or the end was sent.
    @inlinable public var hasEnded: Bool { disposable.isDisposed }

    /// Runs `action` when the observer goes, or the end was sent; at once if that has happened.
    @inlinable public func add(_ action: @escaping () -> Void) { disposable.add(action) }

    /// Disposes of `child` when the observer goes, or the end was sent; at once if that has happened.
    @inlinable public func add(_ child: Disposable) { disposable.add(child) }
}
