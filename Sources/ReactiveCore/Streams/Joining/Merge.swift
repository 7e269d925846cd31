/// Sends whatever one of the streams sends.
///
/// It fails when one fails, and completes when all have.
///
/// ```swift
/// merge(saved, loaded).observe { show($0) }
/// ```
@inlinable public func merge<Value, Failure: Error, Temperature>(
    _ streams: EventStream<Value, Failure, Temperature>...
) -> EventStream<Value, Failure, Temperature> { merge(streams) }

/// Sends whatever one of the streams sends.
@inlinable public func merge<Value, Failure: Error, Temperature>(
    _ streams: [EventStream<Value, Failure, Temperature>]
) -> EventStream<Value, Failure, Temperature> {
    EventStream<Value, Failure, Temperature>(subscribe: { observer, disposable in
        if streams.isEmpty { return observer.end(.completed) }
        let upstream = disposable.child()
        var running = streams.count
        let end = { (ending: End<Failure>, child: Disposable) in
            child.dispose()
            running -= 1
            if case .completed = ending, running > 0 { return }
            upstream.dispose()
            observer.end(ending)
        }
        for stream in streams {
            if upstream.isDisposed { return }
            let child = upstream.child()
            stream.subscribe(Observer(value: observer.value, end: { end($0, child) }), child)
        }
    })
}

extension EventStream {
    /// Sends what this sends, and what `others` send.
    @inlinable public func merge(with others: Self...) -> Self { ReactiveCore.merge([self] + others) }
}
