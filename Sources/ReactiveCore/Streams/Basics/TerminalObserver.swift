/// The end of a chain: whom the values are for, and the handle that ends the observation, in one object.
@usableFromInline final class TerminalObserver<Value, Failure: Error>: Disposable {
    @usableFromInline let value: (Value) -> Void
    @usableFromInline let ended: ((End<Failure>) -> Void)?

    @inlinable init(value: @escaping (Value) -> Void, ended: ((End<Failure>) -> Void)?) {
        self.value = value
        self.ended = ended
        super.init()
    }

    @inlinable func send(_ value: Value) { if !isDisposed { self.value(value) } }

    @inlinable func send(end: End<Failure>) {
        if isDisposed { return }
        ended?(end)
        dispose()
    }

    /// The closures capture nothing but this object, so they need no memory of their own.
    @inlinable var observer: Observer<Value, Failure> {
        Observer(value: { self.send($0) }, end: { self.send(end: $0) })
    }
}
