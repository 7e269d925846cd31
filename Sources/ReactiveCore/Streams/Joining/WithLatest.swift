extension EventStream {
    /// Sends each value with the latest one of `other`; nothing until that has sent one.
    ///
    /// The end of `other` does not matter; its failure cannot occur.
    ///
    /// ```swift
    /// saveTapped.withLatest(from: draft.producer)
    /// ```
    @inlinable public func withLatest<Other, OtherTemperature>(
        from other: EventStream<Other, Never, OtherTemperature>
    ) -> EventStream<(Value, Other), Failure, Temperature> {
        EventStream<(Value, Other), Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            var latest: Other?
            let child = upstream.child()
            other.subscribe(Observer(value: { latest = $0 }, end: { _ in child.dispose() }), child)
            subscribe(
                Observer(
                    value: { value in if let latest { observer.value((value, latest)) } },
                    end: { end in
                        upstream.dispose()
                        observer.end(end)
                    }), upstream.child())
        })
    }

    /// Sends each value with the current one of `property`.
    @inlinable public func withLatest<Other>(from property: Property<Other>) -> EventStream<(Value, Other), Failure, Temperature> {
        let node = property.node
        return map { ($0, node.upToDate()) }
    }

    /// Sends the latest value whenever `trigger` sends; nothing until there is one. It completes when one of the two does.
    ///
    /// ```swift
    /// position.sample(on: ticks)
    /// ```
    @inlinable public func sample<Trigger, TriggerTemperature>(on trigger: EventStream<Trigger, Never, TriggerTemperature>) -> Self {
        sample(with: trigger).map { $0.0 }
    }

    /// The same, together with what the trigger sent.
    @inlinable public func sample<Trigger, TriggerTemperature>(
        with trigger: EventStream<Trigger, Never, TriggerTemperature>
    ) -> EventStream<(Value, Trigger), Failure, Temperature> {
        EventStream<(Value, Trigger), Failure, Temperature>(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            var latest: Value?
            let end = { (ending: End<Failure>) in
                upstream.dispose()
                observer.end(ending)
            }
            subscribe(Observer(value: { latest = $0 }, end: end), upstream.child())
            if upstream.isDisposed { return }
            trigger.subscribe(
                Observer(value: { if let latest { observer.value((latest, $0)) } }, end: { _ in end(.completed) }),
                upstream.child())
        })
    }
}
