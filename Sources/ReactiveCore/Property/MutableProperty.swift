/// A property that can be set.
///
/// ```swift
/// let count = MutableProperty(0)
/// let isPositive = count.map { $0 > 0 }
/// count.value = 1
/// isPositive.value      // true
/// ```
///
/// Setting it to an equal value does nothing. Set inside of an observer, it takes effect after the current round: in the order of
/// setting, and each time in a round of its own, unless they are set together in one ``transaction(_:)``. Until then it reads back the
/// old value.
public final class MutableProperty<Value>: Property<Value> {
    /// Always false if values cannot be compared: then each one set is announced.
    @usableFromInline let areEqual: (Value, Value) -> Bool

    private var storedLifetime: Lifetime?

    @inlinable public init(_ value: Value) where Value: Equatable {
        areEqual = { $0 == $1 }
        super.init(node: ValueNode(source: value, isLive: true))
    }

    @inlinable public init(_ value: Value) {
        areEqual = { areEqualBooleans($0, $1) }
        super.init(node: ValueNode(source: value, isLive: true))
    }

    deinit {
        let node = node
        // Nobody can set it any more. Whoever observes it, or something derived from it, is told after the current round.
        if node.firstSubscription != nil || node.firstDependent != nil { perform(about: node) { node.end() } } else { node.liveCount = 0 }
    }

    /// The property's own life: what is added to it ends when the property goes.
    public var lifetime: Lifetime {
        if let storedLifetime { return storedLifetime }
        let lifetime = Lifetime()
        storedLifetime = lifetime
        return lifetime
    }

    /// The current value. See ``Property/value`` about reading it.
    @inlinable public override var value: Value {
        get { tracked() }
        set { set(newValue) }
    }

    @inlinable func set(_ value: Value) {
        let state = threadState()
        if state.pointee.busy != 0 {
            setWhileBusy(value, state)
            return
        }
        if areEqual(value, node.current) { return }
        node.current = value
        commit(node, state)
    }

    @usableFromInline @inline(never) func setWhileBusy(_ value: Value, _ state: UnsafeMutablePointer<ThreadState>) {
        if state.pointee.isRunning {
            state.pointee.later(.assignment, about: node) { [self] in set(value) }
            return
        }
        if areEqual(value, node.current) { return }
        if state.pointee.depth != 0 { node.keepOrigin(state, areEqual) }
        node.current = value
        node.propagate(state)
    }

    /// Changes the value in place, as one change. Inside of an observer this happens after the current round, on the value
    /// that the property has then.
    ///
    /// ```swift
    /// names.modify { $0.append("Ada") }
    /// ```
    public func modify(_ change: @escaping (inout Value) -> Void) {
        let state = threadState()
        if state.pointee.isRunning {
            state.pointee.later(.assignment, about: node) { [self] in modify(change) }
            return
        }
        var value = node.current
        change(&value)
        set(value)
    }
}
