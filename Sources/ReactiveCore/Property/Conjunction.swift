/// A condition that holds while all of its conditions do, and to which conditions can be added, and from which they can be removed.
///
/// It counts the false ones, as ``Property/all(_:)`` does, which is enough when all conditions are known beforehand.
///
/// ```swift
/// let isValid = Conjunction()
/// for row in rows { isValid.add(row.isValid) }
/// isValid.remove(rows[3].isValid)
/// ```
public final class Conjunction: Property<Bool> {
    /// - Parameter conditions: the first conditions.
    public init(_ conditions: [Property<Bool>] = []) {
        let node = Property.countingNode(conditions) { falseCount in falseCount == 0 }
        // More can be added as long as this exists.
        node.liveCount += 1
        super.init(node: node)
    }

    deinit {
        let node = node
        node.liveCount -= 1
        if node.liveCount == 0, node.firstSubscription != nil || node.firstDependent != nil { perform(about: node) { node.end() } }
    }

    /// Adds a condition. One that is added twice counts twice.
    ///
    /// Inside of an observer it takes effect after the current round. A condition that depends on this conjunction is not added, and
    /// reported as ``ReactiveProblem/cycle(path:)``.
    public func add(_ condition: Property<Bool>) {
        changeInputs { [node] in
            if node.reportsCycle(through: condition.node) { return }
            node.append(input: condition.node)
            if !condition.node.current { node.falseCount += 1 }
        }
    }

    /// Removes a condition that was added; once, if it was added twice. Removing one that was not added does nothing.
    public func remove(_ condition: Property<Bool>) {
        changeInputs { [node] in
            guard node.remove(input: condition.node) else { return }
            if !condition.node.current { node.falseCount -= 1 }
        }
    }
}
