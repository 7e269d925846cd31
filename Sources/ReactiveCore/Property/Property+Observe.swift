extension Property {
    /// Calls `observer` with each new value, after everything that depends on the change is consistent.
    ///
    /// The current value is not sent; see ``producer`` for that. The observation ends with the returned disposable, or
    /// when the property can change no more. Letting go of the disposable ends nothing.
    ///
    /// ```swift
    /// name.observe { print("Hello \($0)") }
    /// ```
    @discardableResult
    @inlinable public final func observe(_ observer: @escaping (Value) -> Void) -> Disposable {
        let subscription = Subscription { observer(unsafeDowncast($0, to: ValueNode<Value>.self).current) }
        node.attach(subscription)
        return PropertyObservation(subscription)
    }
}

extension ValueNode {
    /// The same, and calls `ended` once when the node can change no more: when the mutable properties that it stands on are gone.
    func observe(_ observer: @escaping (Value) -> Void, ended: @escaping () -> Void) -> Disposable {
        guard liveCount > 0 else {
            ended()
            return Disposable()
        }
        let subscription = Subscription { observer(unsafeDowncast($0, to: ValueNode<Value>.self).current) }
        subscription.whenEnded = ended
        attach(subscription)
        return PropertyObservation(subscription)
    }
}
