/// A node with its value.
@usableFromInline final class ValueNode<Value>: GraphNode {
    @exclusivity(unchecked) @usableFromInline var current: Value

    @inlinable init(source value: Value, isLive: Bool) {
        current = value
        super.init(isLive: isLive)
    }

    @inlinable init(_ value: Value, input: GraphNode, recompute: @escaping (GraphNode, UnsafeMutablePointer<ThreadState>) -> Bool) {
        current = value
        super.init(input: input, recompute: recompute)
    }

    @inlinable init(
        _ value: Value,
        inputs: ContiguousArray<GraphNode>,
        recompute: @escaping (GraphNode, UnsafeMutablePointer<ThreadState>) -> Bool
    ) {
        current = value
        super.init(inputs: inputs, recompute: recompute)
    }

    /// Takes over a recomputed value; answers whether it is another one.
    @inlinable @inline(__always) func update(_ value: Value, _ state: UnsafeMutablePointer<ThreadState>) -> Bool where Value: Equatable {
        if value == current { return false }
        if state.pointee.depth != 0 { keepOrigin(state) { $0 == $1 } }
        current = value
        return true
    }

    /// The same for values that cannot be compared: each is another one. (In generic code a `Bool` can come by here; it has to
    /// be compared, because counting nodes rely on it.)
    @inlinable @inline(__always) func update(_ value: Value, _ state: UnsafeMutablePointer<ThreadState>) -> Bool {
        if areEqualBooleans(value, current) { return false }
        current = value
        return true
    }

    /// Remembers the value at the start of the transaction, so that a value that comes back to it is not announced.
    @usableFromInline @inline(never) func keepOrigin(
        _ state: UnsafeMutablePointer<ThreadState>,
        _ areEqual: @escaping (Value, Value) -> Bool
    ) {
        guard firstSubscription != nil, !flags.contains(.originKept) else { return }
        flags.insert(.originKept)
        let origin = current
        state.pointee.origins.append(ThreadState.Origin(node: self) { [unowned self] in areEqual(self.current, origin) })
    }
}

@inlinable @inline(__always) func areEqualBooleans<Value>(_ one: Value, _ other: Value) -> Bool {
    guard Value.self == Bool.self, let one = one as? Bool, let other = other as? Bool else { return false }
    return one == other
}
