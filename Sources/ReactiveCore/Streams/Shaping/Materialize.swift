/// A value or the end, as a value.
public enum Event<Value, Failure: Error> {
    case value(Value)
    case ended(End<Failure>)
}

extension Event: Sendable where Value: Sendable, Failure: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}

extension EventStream {
    /// Sends everything as values, also the end; then completes.
    ///
    /// ```swift
    /// // 1, failed(x)  →  value(1), ended(failed(x)), completed
    /// numbers.materialize()
    /// ```
    @inlinable public func materialize() -> EventStream<Event<Value, Failure>, Never, Temperature> {
        EventStream<Event<Value, Failure>, Never, Temperature>(subscribe: { [subscribe] observer, disposable in
            subscribe(
                Observer(
                    value: { observer.value(.value($0)) },
                    end: { end in
                        observer.value(.ended(end))
                        if !disposable.isDisposed { observer.end(.completed) }
                    }), disposable)
        })
    }

    /// Sends the values and the end that come as values: the inverse of ``materialize()``.
    @inlinable public func dematerialize<Inner, InnerFailure>() -> EventStream<Inner, InnerFailure, Temperature>
    where Value == Event<Inner, InnerFailure>, Failure == Never {
        EventStream<Inner, InnerFailure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { event in
                        switch event {
                        case .value(let value): observer.value(value)
                        case .ended(let end):
                            upstream.dispose()
                            observer.end(end)
                        }
                    },
                    end: { _ in observer.end(.completed) }), upstream)
        })
    }

    /// Sends values as successes, and a failure as the last value.
    @inlinable public func materializeResults() -> EventStream<Result<Value, Failure>, Never, Temperature> {
        EventStream<Result<Value, Failure>, Never, Temperature>(subscribe: { [subscribe] observer, disposable in
            subscribe(
                Observer(
                    value: { observer.value(.success($0)) },
                    end: { end in
                        if case .failed(let failure) = end {
                            observer.value(.failure(failure))
                            if disposable.isDisposed { return }
                        }
                        observer.end(.completed)
                    }), disposable)
        })
    }

    /// Sends the successes, and fails with the first failure: the inverse of ``materializeResults()``.
    @inlinable public func dematerializeResults<Inner, InnerFailure>() -> EventStream<Inner, InnerFailure, Temperature>
    where Value == Result<Inner, InnerFailure>, Failure == Never {
        map { (result: Result<Inner, InnerFailure>) -> Event<Inner, InnerFailure> in
            switch result {
            case .success(let value): .value(value)
            case .failure(let failure): .ended(.failed(failure))
            }
        }.dematerialize()
    }
}
