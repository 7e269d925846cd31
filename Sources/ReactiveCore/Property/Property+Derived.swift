extension Property {
    /// A property computed from others, of any number and of any types.
    ///
    /// `compute` is called at once, and again at most once for each change of one or more inputs; it must not have side
    /// effects. The result holds what it is derived from.
    ///
    /// ```swift
    /// let sum = Property.derived(from: a, b, c) { $0 + $1 + $2 }
    /// ```
    @inlinable public static func derived<each Input>(
        from inputs: repeat Property<each Input>,
        compute: @escaping (repeat each Input) -> Value
    ) -> Property<Value> where Value: Equatable {
        let nodes = (repeat (each inputs).valueNode())
        var list = ContiguousArray<GraphNode>()
        repeat list.append(each nodes)
        return Property(
            node: ValueNode(compute(repeat (each nodes).currentValue()), inputs: list) { node, state in
                unsafeDowncast(node, to: ValueNode<Value>.self).update(compute(repeat (each nodes).currentValue()), state)
            })
    }

    /// The same for values that cannot be compared: each recomputation is announced.
    @_disfavoredOverload
    @inlinable public static func derived<each Input>(
        from inputs: repeat Property<each Input>,
        compute: @escaping (repeat each Input) -> Value
    ) -> Property<Value> {
        let nodes = (repeat (each inputs).valueNode())
        var list = ContiguousArray<GraphNode>()
        repeat list.append(each nodes)
        return Property(
            node: ValueNode(compute(repeat (each nodes).currentValue()), inputs: list) { node, state in
                unsafeDowncast(node, to: ValueNode<Value>.self).update(compute(repeat (each nodes).currentValue()), state)
            })
    }

    /// A property computed from a list of others of one type.
    ///
    /// ```swift
    /// let total = Property.derived(fromAll: prices) { $0.reduce(0, +) }
    /// ```
    @inlinable public static func derived<Input>(
        fromAll inputs: [Property<Input>],
        compute: @escaping ([Input]) -> Value
    ) -> Property<Value> where Value: Equatable {
        let nodes = inputs.map(\.node)
        return Property(
            node: ValueNode(compute(nodes.map(\.current)), inputs: ContiguousArray(nodes)) { node, state in
                unsafeDowncast(node, to: ValueNode<Value>.self).update(compute(nodes.map(\.current)), state)
            })
    }

    /// The same for values that cannot be compared: each recomputation is announced.
    @_disfavoredOverload
    @inlinable public static func derived<Input>(
        fromAll inputs: [Property<Input>],
        compute: @escaping ([Input]) -> Value
    ) -> Property<Value> {
        let nodes = inputs.map(\.node)
        return Property(
            node: ValueNode(compute(nodes.map(\.current)), inputs: ContiguousArray(nodes)) { node, state in
                unsafeDowncast(node, to: ValueNode<Value>.self).update(compute(nodes.map(\.current)), state)
            })
    }

    // Methods, because a pack expansion over a stored property crashes the compiler of Swift 6.3.
    @inlinable @inline(__always) final func valueNode() -> ValueNode<Value> { node }
}

extension ValueNode {
    @inlinable @inline(__always) func currentValue() -> Value { current }
}
