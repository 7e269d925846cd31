import Observation

/// A value that changes over time: read it, observe it, derive others from it.
///
/// A property is either constant, or the read-only side of a ``MutableProperty``, or derived from other properties. A derived property
/// is always consistent with what it is derived from: after a change it is recomputed at most once, and its observers are told
/// only when everything else is recomputed as well. Equal values are not announced.
///
/// Properties are not `Sendable`: the compiler keeps each inside of the actor that made it.
///
/// ```swift
/// let width = MutableProperty(3)
/// let height = MutableProperty(4)
/// let area = Property.derived(from: width, height) { $0 * $1 }
/// area.observe { print($0) }
/// width.value = 5        // prints 20
/// ```
public class Property<Value>: Observable {
    @usableFromInline final let node: ValueNode<Value>

    @inlinable init(node: ValueNode<Value>) { self.node = node }

    /// A property that never changes.
    public convenience init(_ constant: Value) { self.init(node: ValueNode(source: constant, isLive: false)) }

    /// The current value.
    ///
    /// Reading it in `withObservationTracking`, in the body of a SwiftUI view, or in `Observations`, tracks it.
    /// Inside of ``transaction(_:)`` it is up to date with what was set before. Inside of an observer it stays what it is until
    /// the round is over.
    @inlinable public var value: Value { tracked() }

    @inlinable final func tracked() -> Value {
        if threadState().pointee.depth != 0 { settleForRead() }
        node.recordRead()
        return node.current
    }

    /// Gives the property a name, for messages about loops.
    ///
    /// - Returns: The property itself.
    @discardableResult
    public final func named(_ name: String) -> Self {
        NodeNames.set(name, for: node)
        return self
    }
}
