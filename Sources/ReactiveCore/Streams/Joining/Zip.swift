/// Sends the first values of all streams together, then the second ones, and so on.
///
/// A value waits until the others have theirs. It fails when one fails, and completes as soon as no more can come together.
///
/// ```swift
/// // a: 1, 2, 3   b: x, y  →  (1, x), (2, y)
/// zip(a, b)
/// ```
@inlinable public func zip<each Value, Failure: Error, Temperature>(
    _ streams: repeat EventStream<each Value, Failure, Temperature>
) -> EventStream<(repeat each Value), Failure, Temperature> {
    EventStream<(repeat each Value), Failure, Temperature>(subscribe: { observer, disposable in
        let queues = (repeat SlotQueue<each Value>(of: each streams))
        var inputCount = 0
        for _ in repeat each streams { inputCount += 1 }
        let count = JoinCount(inputCount)
        let upstream = disposable.child()
        let send = {
            // Before sending: whether a queue is at its end does not depend on what observers do.
            let values = (repeat (each queues).takeFirst())
            for queue in repeat each queues { if queue.isEmpty { count.missing += 1 } }
            observer.value(values)
            if upstream.isDisposed { return }
            var isExhausted = false
            for queue in repeat each queues { if queue.isEmpty, queue.hasEnded { isExhausted = true } }
            if isExhausted {
                upstream.dispose()
                observer.end(.completed)
            }
        }
        repeat subscribeZipped(each streams, each queues, count, upstream, observer.end, send)
    })
}

extension SlotQueue {
    @inlinable convenience init<Failure, Temperature>(of stream: EventStream<Value, Failure, Temperature>) { self.init() }
}

@inlinable func subscribeZipped<Value, Failure: Error, Temperature>(
    _ stream: EventStream<Value, Failure, Temperature>,
    _ queue: SlotQueue<Value>,
    _ count: JoinCount,
    _ upstream: Disposable,
    _ end: @escaping (End<Failure>) -> Void,
    _ send: @escaping () -> Void
) {
    if upstream.isDisposed { return }
    let child = upstream.child()
    let observer = Observer<Value, Failure>(
        value: { value in
            if queue.isEmpty { count.missing -= 1 }
            queue.values.append(value)
            if count.missing == 0 { send() }
        },
        end: { ending in
            child.dispose()
            queue.hasEnded = true
            if case .completed = ending, !queue.isEmpty { return }
            upstream.dispose()
            end(ending)
        })
    stream.subscribe(observer, child)
}
