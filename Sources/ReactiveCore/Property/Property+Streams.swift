extension Property {
    /// Each new value, from now on. It completes when the property can change no more.
    public final var signal: Signal<Value, Never> {
        let node = node
        return Signal(subscribe: { observer, disposable in
            disposable.add(node.observe(observer.value, ended: { observer.end(.completed) }))
        })
    }

    /// The current value, then each new one. It completes when the property can change no more.
    public final var producer: SignalProducer<Value, Never> {
        let node = node
        return SignalProducer(subscribe: { observer, disposable in
            if node.liveCount > 0 {
                disposable.add(node.observe(observer.value, ended: { observer.end(.completed) }))
                observer.value(node.upToDate())
            } else {
                observer.value(node.upToDate())
                observer.end(.completed)
            }
        })
    }
}

extension ValueNode {
    /// The value, up to date also inside of a transaction; not tracked.
    @usableFromInline func upToDate() -> Value {
        if threadState().pointee.depth != 0 { settleForRead() }
        return current
    }
}
