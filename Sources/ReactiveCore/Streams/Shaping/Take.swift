extension EventStream {
    /// Sends the first `count` values, then completes.
    ///
    /// ```swift
    /// // 1, 2, 3  →  1, 2, completed
    /// numbers.take(first: 2)
    /// ```
    @inlinable public func take(first count: Int) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            if count <= 0 {
                observer.end(.completed)
                return
            }
            let upstream = disposable.child()
            var left = count
            subscribe(
                Observer(
                    value: { value in
                        if left == 0 { return }
                        left -= 1
                        let isLast = left == 0
                        observer.value(value)
                        if isLast, !upstream.isDisposed {
                            upstream.dispose()
                            observer.end(.completed)
                        }
                    }, end: observer.end), upstream)
        })
    }

    /// Sends the first value that satisfies `condition`, then completes.
    @inlinable public func first(where condition: @escaping (Value) -> Bool) -> Self { filter(condition).take(first: 1) }

    /// Sends values as long as they satisfy `condition`; completes at the first that does not.
    ///
    /// ```swift
    /// // 1, 2, 5, 1  →  1, 2, completed
    /// numbers.take(while: { $0 < 3 })
    /// ```
    @inlinable public func take(while condition: @escaping (Value) -> Bool) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { value in
                        if condition(value) {
                            observer.value(value)
                        } else {
                            upstream.dispose()
                            observer.end(.completed)
                        }
                    }, end: observer.end), upstream)
        })
    }

    /// Sends values up to and with the first that satisfies `condition`, then completes.
    @inlinable public func takeThrough(_ condition: @escaping (Value) -> Bool) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            subscribe(
                Observer(
                    value: { value in
                        let isLast = condition(value)
                        observer.value(value)
                        if isLast, !upstream.isDisposed {
                            upstream.dispose()
                            observer.end(.completed)
                        }
                    }, end: observer.end), upstream)
        })
    }

    /// Sends values until `trigger` sends something or completes; then completes.
    ///
    /// ```swift
    /// moves.take(until: touchUp)
    /// ```
    @inlinable public func take<Trigger, TriggerTemperature>(until trigger: EventStream<Trigger, Never, TriggerTemperature>) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            let stop = {
                if upstream.isDisposed { return }
                upstream.dispose()
                observer.end(.completed)
            }
            // Added to the upstream, because the trigger is of no use after the end.
            trigger.subscribe(Observer(value: { _ in stop() }, end: { _ in stop() }), upstream.child())
            if upstream.isDisposed { return }
            subscribe(
                Observer(
                    value: observer.value,
                    end: { end in
                        upstream.dispose()
                        observer.end(end)
                    }), upstream)
        })
    }

    /// Sends values until `lifetime` ends; then completes.
    public func take(during lifetime: Lifetime) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            let ending = Disposable.action {
                if upstream.isDisposed { return }
                inRound(about: nil) { _ in
                    if upstream.isDisposed { return }
                    upstream.dispose()
                    observer.end(.completed)
                }
            }
            lifetime.add(ending)
            if upstream.isDisposed { return }
            subscribe(
                Observer(
                    value: observer.value,
                    end: { end in
                        upstream.dispose()
                        observer.end(end)
                    }), upstream)
            // Nothing is left to do at the end of the lifetime if this ended before.
            upstream.add { ending.dispose() }
        })
    }

    /// Sends the last `count` values when the stream completes; nothing if it fails.
    ///
    /// ```swift
    /// // 1, 2, 3, completed  →  2, 3, completed
    /// numbers.take(last: 2)
    /// ```
    @inlinable public func take(last count: Int) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var kept: [Value] = []
            var next = 0
            subscribe(
                Observer(
                    value: { value in
                        if count <= 0 { return }
                        if kept.count < count {
                            kept.append(value)
                        } else {
                            kept[next] = value
                            next = (next + 1) % count
                        }
                    },
                    end: { end in
                        if case .completed = end {
                            for value in kept[next...] + kept[..<next] {
                                observer.value(value)
                                if disposable.isDisposed { return }
                            }
                        }
                        observer.end(end)
                    }), disposable)
        })
    }
}
