extension EventStream {
    /// Waits for the first value; nil if the stream completes without one, or the task is cancelled.
    ///
    /// ```swift
    /// let user = await logIn.values.first()
    /// ```
    ///
    /// - Throws: The failure of the stream.
    public func first(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
        var iterator = values(buffering: .oldest(1)).makeAsyncIterator()
        return try await iterator.next(isolation: isolation)
    }

    /// Waits for the end, and answers the last value; nil if there was none, or the task is cancelled.
    ///
    /// - Throws: The failure of the stream.
    public func last(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
        var iterator = take(last: 1).values(buffering: .newest(1)).makeAsyncIterator()
        return try await iterator.next(isolation: isolation)
    }

    /// The same stream as a producer, to be joined with other producers.
    public var producer: SignalProducer<Value, Failure> { SignalProducer(subscribe: subscribe) }
}
