/// The latest value of one of several inputs.
@usableFromInline final class Slot<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value?
    @inlinable init() {}
    @inlinable func latest() -> Value { value.unsafelyUnwrapped }
}

/// Values of one of several inputs that wait for those of the others.
@usableFromInline final class SlotQueue<Value> {
    @exclusivity(unchecked) @usableFromInline var values: [Value] = []
    @exclusivity(unchecked) @usableFromInline var head = 0
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable init() {}

    @inlinable var isEmpty: Bool { head == values.count }

    @inlinable func takeFirst() -> Value {
        let value = values[head]
        head += 1
        if head == values.count {
            values.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head * 2 > values.count {
            values.removeSubrange(..<head)
            head = 0
        }
        return value
    }
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
