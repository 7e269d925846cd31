extension EventStream {
    /// Sends the values that are not nil.
    ///
    /// ```swift
    /// selection.skipNil().observe { print($0) }
    /// ```
    @inlinable public func skipNil<Wrapped>() -> EventStream<Wrapped, Failure, Temperature> where Value == Wrapped? { compactMap { $0 } }
}
