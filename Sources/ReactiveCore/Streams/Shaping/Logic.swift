extension EventStream where Value == Bool {
    /// Sends the opposite.
    @inlinable public func negated() -> Self { map { !$0 } }

    /// Sends whether the latest values of both are true.
    ///
    /// ```swift
    /// isOnline.and(isLoggedIn)
    /// ```
    @inlinable public func and(_ other: Self) -> Self { combineLatest(self, other).map { $0 && $1 } }

    /// Sends whether one of the latest values of both is true.
    @inlinable public func or(_ other: Self) -> Self { combineLatest(self, other).map { $0 || $1 } }
}
