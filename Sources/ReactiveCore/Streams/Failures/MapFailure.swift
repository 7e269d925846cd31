extension EventStream {
    /// Sends a failure transformed.
    ///
    /// ```swift
    /// load.mapFailure { LoadingProblem(cause: $0) }
    /// ```
    @inlinable public func mapFailure<NewFailure>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> EventStream<Value, NewFailure, Temperature> {
        EventStream<Value, NewFailure, Temperature>(subscribe: { [subscribe] observer, disposable in
            subscribe(
                Observer(
                    value: observer.value,
                    end: { end in
                        switch end {
                        case .completed: observer.end(.completed)
                        case .failed(let failure): observer.end(.failed(transform(failure)))
                        }
                    }), disposable)
        })
    }

    /// When this fails, goes on with what `handler` makes of the failure.
    ///
    /// ```swift
    /// load.flatMapFailure { _ in SignalProducer(value: .placeholder) }
    /// ```
    @inlinable public func flatMapFailure<NewFailure, NextTemperature>(
        _ handler: @escaping (Failure) -> EventStream<Value, NewFailure, NextTemperature>
    ) -> EventStream<Value, NewFailure, Temperature> {
        EventStream<Value, NewFailure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let first = disposable.child()
            subscribe(
                Observer(
                    value: observer.value,
                    end: { end in
                        first.dispose()
                        switch end {
                        case .completed: observer.end(.completed)
                        case .failed(let failure): if !disposable.isDisposed { handler(failure).subscribe(observer, disposable) }
                        }
                    }), first)
        })
    }

    /// Sends each value transformed; the first error that `transform` throws is the end.
    ///
    /// ```swift
    /// texts.attemptMap { text throws(ParseFailure) in try parse(text) }
    /// ```
    @inlinable public func attemptMap<Result>(
        _ transform: @escaping (Value) throws(Failure) -> Result
    ) -> EventStream<Result, Failure, Temperature> {
        EventStream<Result, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { value in
                        let result: Result
                        do throws(Failure) { result = try transform(value) } catch {
                            upstream.dispose()
                            observer.end(.failed(error))
                            return
                        }
                        observer.value(result)
                    }, end: observer.end), upstream)
        })
    }
}

extension EventStream where Failure == Never {
    /// The same stream, as one that could fail, to be joined with those that can.
    @inlinable public func promoteFailure<NewFailure>(
        to type: NewFailure.Type = NewFailure.self
    ) -> EventStream<Value, NewFailure, Temperature> {
        EventStream<Value, NewFailure, Temperature>(subscribe: { [subscribe] observer, disposable in
            subscribe(Observer(value: observer.value, end: { _ in observer.end(.completed) }), disposable)
        })
    }
}

extension EventStream where Value == Never {
    /// The same stream, as one that could send values, to be joined with those that do.
    @inlinable public func promoteValue<NewValue>(to type: NewValue.Type = NewValue.self) -> EventStream<NewValue, Failure, Temperature> {
        EventStream<NewValue, Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            subscribe(Observer(value: { _ in }, end: observer.end), disposable)
        })
    }
}
