extension Property where Value == Bool {
    /// True when all of `conditions` are; also when there are none.
    ///
    /// It counts the false ones, so a change costs the same for two conditions as for two thousand.
    ///
    /// ```swift
    /// let isValid = Property.all(fields.map(\.isValid))
    /// ```
    public static func all(_ conditions: [Property<Bool>]) -> Property<Bool> {
        Property(node: countingNode(conditions) { falseCount in falseCount == 0 })
    }

    /// True when at least one of `conditions` is. It counts as ``all(_:)`` does.
    public static func any(_ conditions: [Property<Bool>]) -> Property<Bool> {
        let count = Int32(conditions.count)
        return Property(node: countingNode(conditions) { falseCount in falseCount < count })
    }

    static func countingNode(_ conditions: [Property<Bool>], _ holds: @escaping (Int32) -> Bool) -> ValueNode<Bool> {
        var falseCount: Int32 = 0
        for condition in conditions where !condition.node.current { falseCount += 1 }
        let node = ValueNode(holds(falseCount), inputs: ContiguousArray(conditions.map(\.node))) { node, state in
            unsafeDowncast(node, to: ValueNode<Bool>.self).update(holds(node.falseCount), state)
        }
        node.falseCount = falseCount
        node.flags.insert(.counting)
        return node
    }
}
