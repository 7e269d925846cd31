extension EventStream {
    /// Skips a value that is equal to the one before, as `areEqual` says.
    @inlinable public func skipRepeats(by areEqual: @escaping (Value, Value) -> Bool) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var last: Value?
            subscribe(
                Observer(
                    value: { value in
                        if let last, areEqual(last, value) { return }
                        last = value
                        observer.value(value)
                    }, end: observer.end), disposable)
        })
    }
}

extension EventStream where Value: Equatable {
    /// Skips a value that is equal to the one before.
    ///
    /// ```swift
    /// // 1, 1, 2, 2, 1  →  1, 2, 1
    /// numbers.skipRepeats()
    /// ```
    @inlinable public func skipRepeats() -> Self { skipRepeats(by: ==) }
}

extension EventStream where Value: Hashable {
    /// Sends each value only the first time. It remembers all of them.
    @inlinable public func uniqueValues() -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var seen: Set<Value> = []
            subscribe(Observer(value: { if seen.insert($0).inserted { observer.value($0) } }, end: observer.end), disposable)
        })
    }
}
