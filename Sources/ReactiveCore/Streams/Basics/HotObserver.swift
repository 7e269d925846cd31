/// The end of a chain that is there anyway: whom the values are for.
///
/// It is not the handle that ends the observation, and the handle does not hold it: so whoever is captured by the closures may hold the
/// handle, and is let go when the observation is over, because all that held this object is let go then.
@usableFromInline final class HotObserver<Value, Failure: Error> {
    @usableFromInline let value: (Value) -> Void
    @usableFromInline let ended: ((End<Failure>) -> Void)?
    @usableFromInline let handle: Disposable

    @inlinable init(value: @escaping (Value) -> Void, ended: ((End<Failure>) -> Void)?, handle: Disposable) {
        self.value = value
        self.ended = ended
        self.handle = handle
    }

    @inlinable func send(_ value: Value) { if !handle.isDisposed { self.value(value) } }

    @inlinable func send(end: End<Failure>) {
        if handle.isDisposed { return }
        ended?(end)
        handle.dispose()
    }

    /// The closures capture nothing but this object, so they need no memory of their own.
    @inlinable var observer: Observer<Value, Failure> {
        Observer(value: { self.send($0) }, end: { self.send(end: $0) })
    }
}
