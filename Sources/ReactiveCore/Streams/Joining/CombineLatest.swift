/// Sends the latest values of all streams, whenever one of them sends, as soon as each has sent one.
///
/// It fails when one fails, and completes when all have, or when one completes without a value.
///
/// Two streams that depend on one property send one after the other, so this sends twice, the first time a mixed state. Combine the
/// properties instead: `combineLatest` of properties never shows one.
///
/// ```swift
/// // a: 1, 2   b: x  →  (1, x), (2, x)   for 1, x, 2
/// combineLatest(a, b).observe { a, b in print(a, b) }
/// ```
@inlinable public func combineLatest<each Value, Failure: Error, Temperature>(
    _ streams: repeat EventStream<each Value, Failure, Temperature>
) -> EventStream<(repeat each Value), Failure, Temperature> {
    EventStream<(repeat each Value), Failure, Temperature>(subscribe: { observer, disposable in
        let slots = (repeat Slot<each Value>(of: each streams))
        var inputCount = 0
        for _ in repeat each streams { inputCount += 1 }
        let count = JoinCount(inputCount)
        let upstream = disposable.child()
        let send = { observer.value((repeat (each slots).latest())) }
        repeat subscribeLatest(each streams, each slots, count, upstream, observer.end, send)
    })
}

extension Slot {
    @inlinable convenience init<Failure, Temperature>(of stream: EventStream<Value, Failure, Temperature>) { self.init() }
}

@inlinable func subscribeLatest<Value, Failure: Error, Temperature>(
    _ stream: EventStream<Value, Failure, Temperature>,
    _ slot: Slot<Value>,
    _ count: JoinCount,
    _ upstream: Disposable,
    _ end: @escaping (End<Failure>) -> Void,
    _ send: @escaping () -> Void
) {
    if upstream.isDisposed { return }
    let child = upstream.child()
    let observer = Observer<Value, Failure>(
        value: { value in
            if slot.value == nil { count.missing -= 1 }
            slot.value = value
            if count.missing == 0 { send() }
        },
        end: { ending in
            child.dispose()
            count.running -= 1
            if case .completed = ending, count.running > 0, slot.value != nil { return }
            upstream.dispose()
            end(ending)
        })
    stream.subscribe(observer, child)
}

/// The values of several properties as one, consistent: a change of several of them is one change of this.
///
/// ```swift
/// combineLatest(name, age).observe { name, age in print(name, age) }
/// ```
@inlinable public func combineLatest<each Value>(_ properties: repeat Property<each Value>) -> Property<(repeat each Value)> {
    Property<(repeat each Value)>.derived(from: repeat each properties) { (values: repeat each Value) in (repeat each values) }
}
