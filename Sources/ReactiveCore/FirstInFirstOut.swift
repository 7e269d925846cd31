/// A queue. What is taken out is moved out, so that nothing is let go while the queue itself is being changed: letting go may run foreign
/// code, which may want to add to this very queue.
@usableFromInline struct FirstInFirstOut<Element> {
    @usableFromInline var slots: ContiguousArray<Element?> = []
    @usableFromInline var head = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { head == slots.count }
    @inlinable var count: Int { slots.count - head }

    @inlinable mutating func append(_ element: Element) { slots.append(element) }

    @inlinable mutating func takeFirst() -> Element? {
        if isEmpty { return nil }
        var element: Element?
        swap(&element, &slots[head])
        head += 1
        if isEmpty {
            // Only empty slots are left. The room for many is given back.
            if head > 1_000 { slots = [] } else { slots.removeAll(keepingCapacity: true) }
            head = 0
        } else if head > 32, head * 2 > slots.count {
            slots.removeSubrange(..<head)
            head = 0
        }
        return element
    }

    /// Takes out all after the first `count`, and answers them in order.
    mutating func takeAll(after count: Int) -> [Element] {
        let first = head + count
        var taken: [Element] = []
        for index in first..<slots.count {
            var element: Element?
            swap(&element, &slots[index])
            if let element { taken.append(element) }
        }
        slots.removeSubrange(first...)
        return taken
    }
}
