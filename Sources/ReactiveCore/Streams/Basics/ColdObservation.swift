/// The end of a chain that starts for its observer: whom the values are for, and the handle that ends the observation, in one object,
/// because such chains are made often and send little.
@usableFromInline final class ColdObservation<Value, Failure: Error>: Disposable {
    // Let go when the observation is over, because whoever they capture may hold this handle.
    @exclusivity(unchecked) @usableFromInline var value: ((Value) -> Void)?
    @exclusivity(unchecked) @usableFromInline var ended: ((End<Failure>) -> Void)?

    @inlinable init(value: @escaping (Value) -> Void, ended: ((End<Failure>) -> Void)?) {
        self.value = value
        self.ended = ended
        super.init()
    }

    @inlinable func send(_ value: Value) { self.value?(value) }

    @inlinable func send(end: End<Failure>) {
        if isDisposed { return }
        ended?(end)
        dispose()
    }

    @inlinable override func disposed() {
        value = nil
        ended = nil
    }

    /// The closures capture nothing but this object, so they need no memory of their own.
    @inlinable var observer: Observer<Value, Failure> {
        Observer(value: { self.send($0) }, end: { self.send(end: $0) })
    }
}
