import Synchronization

/// Names that were given to properties, for messages. They are kept apart, so that a property without one pays nothing.
enum NodeNames {
    private static let names = Mutex<[ObjectIdentifier: String]>([:])

    static func set(_ name: String, for node: GraphNode) {
        node.flags.insert(.named)
        names.withLock { $0[ObjectIdentifier(node)] = name }
    }

    static func remove(_ node: GraphNode) {
        _ = names.withLock { $0.removeValue(forKey: ObjectIdentifier(node)) }
    }

    /// The given name, or else the type.
    static func description(of subject: AnyObject?) -> String {
        guard let subject else { return "an action" }
        guard let node = subject as? GraphNode else { return readable(String(describing: type(of: subject))) }
        if node.flags.contains(.named), let name = names.withLock({ $0[ObjectIdentifier(node)] }) { return name }
        return readable(String(describing: type(of: node)))
    }

    private static func readable(_ type: String) -> String {
        guard let generic = type.firstIndex(of: "<") else { return type }
        let name = type[..<generic]
        return (name == "ValueNode" ? "Property" : name == "Broadcast" ? "Signal" : String(name)) + type[generic...]
    }
}
