extension EventStream {
    /// Skips the first `count` values.
    ///
    /// ```swift
    /// // 1, 2, 3  →  3
    /// numbers.skip(first: 2)
    /// ```
    @inlinable public func skip(first count: Int) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var left = count
            subscribe(
                Observer(
                    value: { value in
                        if left > 0 { left -= 1 } else { observer.value(value) }
                    }, end: observer.end), disposable)
        })
    }

    /// Skips values as long as they satisfy `condition`.
    ///
    /// ```swift
    /// // 1, 2, 5, 1  →  5, 1
    /// numbers.skip(while: { $0 < 3 })
    /// ```
    @inlinable public func skip(while condition: @escaping (Value) -> Bool) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var isSkipping = true
            subscribe(
                Observer(
                    value: { value in
                        if isSkipping { isSkipping = condition(value) }
                        if !isSkipping { observer.value(value) }
                    }, end: observer.end), disposable)
        })
    }

    /// Skips values until `trigger` sends something or completes.
    @inlinable public func skip<Trigger, TriggerTemperature>(until trigger: EventStream<Trigger, Never, TriggerTemperature>) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var isSkipping = true
            let waiting = disposable.child()
            let open = {
                isSkipping = false
                waiting.dispose()
            }
            trigger.subscribe(Observer(value: { _ in open() }, end: { _ in open() }), waiting)
            subscribe(Observer(value: { if !isSkipping { observer.value($0) } }, end: observer.end), disposable)
        })
    }

    /// Skips all values: only the end is sent.
    @inlinable public func ignoreValues() -> Self { filter { _ in false } }
}
