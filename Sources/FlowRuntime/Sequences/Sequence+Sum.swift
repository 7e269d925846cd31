extension Sequence {
    /// What `value` gives for the elements, added up; zero for none.
    ///
    /// ```swift
    /// items.sum { $0.price }
    /// ```
    public func sum<Number: AdditiveArithmetic>(_ value: (Element) throws -> Number) rethrows -> Number {
        try reduce(.zero) { try $0 + value($1) }
    }
}
