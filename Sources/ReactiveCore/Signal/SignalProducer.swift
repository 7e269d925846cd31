extension EventStream where Temperature == Cold {
    /// A producer that calls `start` for each observer.
    ///
    /// Add to `lifetime` what must end when the observer goes; it is over after the end. What is sent after the end, or when the lifetime is
    /// over, is ignored. What is sent later than in `start` may be sent at any time, but only in the same isolation domain.
    /// If `start` and all it made let go of the observer without an end, the producer completes.
    ///
    /// ```swift
    /// let ticks = SignalProducer<Int, Never> { observer, lifetime in
    ///     let token = ticker.add { observer.send(value: $0) }
    ///     lifetime.add { ticker.remove(token) }
    /// }
    /// ```
    @inlinable public init(_ start: @escaping (_ observer: Observer<Value, Failure>, _ lifetime: Disposable) -> Void) {
        self.init(subscribe: { observer, disposable in
            let gate = SourceGate(observer, disposable)
            start(gate.input, gate.lifetime)
            gate.isStarting = false
        })
    }
}

extension EventStream where Temperature == Hot {
    /// A signal whose observers are added by `subscribe`: for sources that send whether somebody observes or not.
    ///
    /// The rules are those of a producer, except that nothing may be sent before `subscribe` returns; for a source that does, make a producer.
    @inlinable public init(_ subscribe: @escaping (_ observer: Observer<Value, Failure>, _ lifetime: Disposable) -> Void) {
        self.init(subscribe: { observer, disposable in
            let gate = SourceGate(observer, disposable)
            subscribe(gate.input, gate.lifetime)
            gate.isStarting = false
        })
    }
}

/// Stands between foreign code that sends and the observer: ignores what must be ignored, and opens a round for what comes later
/// than at the start.
@usableFromInline final class SourceGate<Value, Failure: Error> {
    @usableFromInline let observer: Observer<Value, Failure>
    /// Over after the end, or when the observer goes.
    @usableFromInline let lifetime = Disposable()
    @exclusivity(unchecked) @usableFromInline var isStarting = true

    @inlinable init(_ observer: Observer<Value, Failure>, _ disposable: Disposable) {
        self.observer = observer
        disposable.add(lifetime)
    }

    deinit {
        if lifetime.isDisposed { return }
        let (observer, lifetime) = (observer, lifetime)
        inRound(about: nil) { _ in
            if lifetime.isDisposed { return }
            observer.end(.completed)
            lifetime.dispose()
        }
    }

    @inlinable var input: Observer<Value, Failure> { Observer(value: { self.send($0) }, end: { self.send(end: $0) }) }

    @inlinable func send(_ value: Value) {
        if lifetime.isDisposed { return }
        if isStarting { observer.value(value) } else { sendLater(value) }
    }

    @usableFromInline func sendLater(_ value: Value) {
        inRound(about: self) { [self] _ in if !lifetime.isDisposed { observer.value(value) } }
    }

    @usableFromInline func send(end: End<Failure>) {
        if lifetime.isDisposed { return }
        if isStarting {
            finish(end)
        } else {
            inRound(about: self) { [self] _ in if !lifetime.isDisposed { finish(end) } }
        }
    }

    private func finish(_ end: End<Failure>) {
        observer.end(end)
        lifetime.dispose()
    }
}
