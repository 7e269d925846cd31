/// The values of several properties as one array, where the properties may be exchanged for others.
///
/// ```swift
/// let prices = PropertyList(rows.map(\.price))
/// let total = prices.map { $0.reduce(0, +) }
/// prices.properties = rows.dropFirst().map(\.price)
/// ```
///
/// Where the properties are known beforehand, `Property.derived(fromAll:compute:)` is enough.
public final class PropertyList<Element: Equatable>: Property<[Element]> {
    private var list: [Property<Element>]

    /// - Parameter properties: The first properties, in the order of the values.
    public init(_ properties: [Property<Element>] = []) {
        list = properties
        let node = ValueNode(properties.map(\.node.current), inputs: ContiguousArray(properties.map(\.node))) { node, state in
            let values = node.inputList.map { unsafeDowncast($0, to: ValueNode<Element>.self).current }
            return unsafeDowncast(node, to: ValueNode<[Element]>.self).update(values, state)
        }
        // Others can be given as long as this exists.
        node.liveCount += 1
        super.init(node: node)
    }

    deinit {
        let node = node
        node.liveCount -= 1
        if node.liveCount == 0, node.firstSubscription != nil || node.firstDependent != nil { perform(about: node) { node.end() } }
    }

    /// The properties whose values these are, in their order.
    ///
    /// Set inside of an observer it takes effect after the current round. A property that depends on this one is left out, and reported
    /// as ``ReactiveProblem/cycle(path:)``.
    public var properties: [Property<Element>] {
        get { list }
        set { exchange(newValue) }
    }

    private func exchange(_ properties: [Property<Element>]) {
        list = properties
        changeInputs { [self] in
            for input in node.inputList { _ = node.remove(input: input) }
            for property in list where !node.reportsCycle(through: property.node) { node.append(input: property.node) }
        }
    }
}
