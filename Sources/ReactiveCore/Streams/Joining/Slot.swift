/// The latest value of one of several inputs.
@usableFromInline final class Slot<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value?
    @inlinable init() {}
    @inlinable func latest() -> Value { value.unsafelyUnwrapped }
}

/// Values of one of several inputs that wait for those of the others.
@usableFromInline final class SlotQueue<Value> {
    @exclusivity(unchecked) @usableFromInline var values = FirstInFirstOut<Value>()
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable init() {}

    @inlinable var isEmpty: Bool { values.isEmpty }

    /// Only if it is not empty.
    @inlinable func takeFirst() -> Value { values.takeFirst().unsafelyUnwrapped }
}

/// How many inputs are still missing, and how many still go on.
@usableFromInline final class JoinCount {
    @exclusivity(unchecked) @usableFromInline var missing: Int
    @exclusivity(unchecked) @usableFromInline var running: Int

    @inlinable init(_ count: Int) {
        missing = count
        running = count
    }
}
