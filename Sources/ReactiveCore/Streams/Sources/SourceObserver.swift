/// Where foreign code sends the values of a producer or a signal.
///
/// It ignores what must be ignored: anything after the end, or after the observer has gone. What is sent later than at the start is
/// sent in a round of its own, or after the current one.
public final class SourceObserver<Value, Failure: Error> {
    @usableFromInline let observer: Observer<Value, Failure>
    @usableFromInline let disposable: Disposable
    @exclusivity(unchecked) @usableFromInline var isStarting = true
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable init(_ observer: Observer<Value, Failure>, _ disposable: Disposable) {
        self.observer = observer
        self.disposable = disposable
    }

    deinit { if !hasEnded, !disposable.isDisposed { complete() } }

    /// Sends a value.
    @inlinable public func send(value: Value) {
        if hasEnded || disposable.isDisposed { return }
        if isStarting { observer.value(value) } else { sendLater(value) }
    }

    /// Sends a failure, which is the end.
    public func send(failure: Failure) { send(end: .failed(failure)) }

    /// Sends the end.
    public func sendCompleted() { send(end: .completed) }

    /// Sends the end, of either kind.
    public func send(end: End<Failure>) {
        if hasEnded || disposable.isDisposed { return }
        if isStarting {
            hasEnded = true
            observer.end(end)
            return
        }
        inRound(about: self) { [self] _ in
            if hasEnded || disposable.isDisposed { return }
            hasEnded = true
            observer.end(end)
        }
    }

    @usableFromInline func sendLater(_ value: Value) {
        inRound(about: self) { [self] _ in if !hasEnded, !disposable.isDisposed { observer.value(value) } }
    }

    /// Nobody can send any more, and the start is not over yet.
    @inlinable func completeNow() {
        hasEnded = true
        if !disposable.isDisposed { observer.end(.completed) }
    }

    /// Nobody can send any more.
    @usableFromInline @inline(never) func complete() {
        let (observer, disposable) = (observer, disposable)
        inRound(about: nil) { _ in if !disposable.isDisposed { observer.end(.completed) } }
    }
}

extension SourceObserver where Value == Void {
    /// Sends an event without a value.
    @inlinable public func send() { send(value: ()) }
}
