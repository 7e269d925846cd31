extension Property {
    /// A property with the transformed value. `transform` must not have side effects.
    ///
    /// ```swift
    /// let length = name.map(\.count)
    /// ```
    @inlinable public final func map<Result: Equatable>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
        Property<Result>(
            node: ValueNode(transform(node.current), input: node) { [node] derived, state in
                unsafeDowncast(derived, to: ValueNode<Result>.self).update(transform(node.current), state)
            })
    }

    /// The same for results that cannot be compared: each recomputation is announced.
    @_disfavoredOverload
    @inlinable public final func map<Result>(_ transform: @escaping (Value) -> Result) -> Property<Result> {
        Property<Result>(
            node: ValueNode(transform(node.current), input: node) { [node] derived, state in
                unsafeDowncast(derived, to: ValueNode<Result>.self).update(transform(node.current), state)
            })
    }
}

extension Property where Value == Bool {
    /// True when this and `other` are.
    @inlinable public final func and(_ other: Property<Bool>) -> Property<Bool> { .derived(from: self, other) { $0 && $1 } }

    /// True when this or `other` is.
    @inlinable public final func or(_ other: Property<Bool>) -> Property<Bool> { .derived(from: self, other) { $0 || $1 } }

    /// True when this is not.
    @inlinable public final func negated() -> Property<Bool> { map { !$0 } }
}
