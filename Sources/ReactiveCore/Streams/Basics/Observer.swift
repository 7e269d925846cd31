/// Where a signal sends its values and its end.
public struct Observer<Value, Failure: Error> {
    @usableFromInline let value: (Value) -> Void
    @usableFromInline let end: (End<Failure>) -> Void

    @inlinable public init(value: @escaping (Value) -> Void, end: @escaping (End<Failure>) -> Void) {
        self.value = value
        self.end = end
    }

    /// Sends a value. After the end, it is ignored.
    @inlinable public func send(value: Value) { self.value(value) }
    /// Sends a failure, which is the end. After the end, it is ignored.
    @inlinable public func send(failure: Failure) { end(.failed(failure)) }
    /// Sends the end. After the end, it is ignored.
    @inlinable public func sendCompleted() { end(.completed) }
}

extension Observer where Value == Void {
    /// Sends an event without a value.
    @inlinable public func send() { value(()) }
}
