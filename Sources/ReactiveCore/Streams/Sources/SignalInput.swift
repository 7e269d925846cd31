/// The input of a signal, made by ``EventStream/pipe()``. When it goes, the signal completes.
///
/// It is not called a pipe, because Foundation has one of its own.
public final class SignalInput<Value, Failure: Error> {
    @usableFromInline let broadcast: Broadcast<Value, Failure>

    @inlinable init(_ broadcast: Broadcast<Value, Failure>) { self.broadcast = broadcast }

    deinit { if broadcast.ending == nil { broadcast.send(end: .completed) } }

    /// Sends a value to all who observe at this moment. Inside of an observer or a transaction, it is sent after the current round.
    /// After the end, it is ignored.
    @inlinable public func send(value: Value) { broadcast.send(value) }

    /// Ends the signal with a failure. After the end, it is ignored.
    public func send(failure: Failure) { broadcast.send(end: .failed(failure)) }

    /// Ends the signal. After the end, it is ignored.
    public func sendCompleted() { broadcast.send(end: .completed) }

    /// The same as an observer, which keeps the pipe alive.
    public var observer: Observer<Value, Failure> {
        Observer(value: { self.send(value: $0) }, end: { self.broadcast.send(end: $0) })
    }
}

extension SignalInput where Value == Void {
    /// Sends an event without a value.
    @inlinable public func send() { broadcast.send(()) }
}

extension EventStream where Temperature == Hot {
    /// A signal, and what sends to it.
    ///
    /// ```swift
    /// let (clicks, click) = Signal<Int, Never>.pipe()
    /// clicks.observe { print($0) }
    /// click.send(value: 1)
    /// ```
    @inlinable public static func pipe() -> (output: Signal<Value, Failure>, input: SignalInput<Value, Failure>) {
        let broadcast = Broadcast<Value, Failure>()
        return (Signal(subscribe: { broadcast.subscribe($0, $1) }), SignalInput(broadcast))
    }
}
