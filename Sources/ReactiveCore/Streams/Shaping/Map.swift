extension EventStream {
    /// Sends each value transformed.
    ///
    /// ```swift
    /// names.map(\.count)
    /// ```
    @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> EventStream<Result, Failure, Temperature> {
        let subscribe = subscribe
        return EventStream<Result, Failure, Temperature> { observer, disposable in
            let send = observer.value
            subscribe(Observer(value: { send(transform($0)) }, end: observer.end), disposable)
        }
    }

    /// Sends each transformed value that is not nil.
    @inlinable public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> EventStream<Result, Failure, Temperature> {
        let subscribe = subscribe
        return EventStream<Result, Failure, Temperature> { observer, disposable in
            let send = observer.value
            subscribe(Observer(value: { if let result = transform($0) { send(result) } }, end: observer.end), disposable)
        }
    }

    /// Sends only those values that satisfy `isIncluded`.
    ///
    /// ```swift
    /// numbers.filter { $0 > 0 }
    /// ```
    @inlinable public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Self {
        let subscribe = subscribe
        return EventStream { observer, disposable in
            let send = observer.value
            subscribe(Observer(value: { if isIncluded($0) { send($0) } }, end: observer.end), disposable)
        }
    }
}
