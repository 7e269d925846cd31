extension FlowGraph {
    /// The level of every node outside of commands, and of every command: the fields stand above the values, and both above what reads them.
    ///
    /// Tools that place nodes by their edges alone would place a command between the fields.
    var levels: [String: Int] {
        var levels: [String: Int] = [:]
        var first = 0
        for kind in [[Group.Kind.fields], [.values], [.command, .steps]] {
            let ids = groups.filter { kind.contains($0.kind) }.flatMap { $0.kind.isFrame ? [$0.id] : $0.nodes.map(\.id) }
            for id in ids { levels[id] = first }
            // A cycle ends after as many rounds as there are nodes.
            for _ in ids {
                var isStable = true
                for edge in edges where edge.isPlacing {
                    guard let source = levels[edge.source], let target = levels[edge.target], ids.contains(edge.target),
                        source + 1 > target, source + 1 < first + ids.count || !ids.contains(edge.source)
                    else { continue }
                    levels[edge.target] = source + 1
                    isStable = false
                }
                if isStable { break }
            }
            // Values do not stand above commands that read none of them.
            if kind != [.values] { first = (ids.compactMap { levels[$0] }.max() ?? first - 1) + 1 }
        }
        return levels
    }

    /// Over how many levels the edge leads; 1 inside a command.
    func length(of edge: Edge, _ levels: [String: Int]) -> Int {
        guard let source = levels[edge.source], let target = levels[edge.target], edge.isPlacing else { return 1 }
        return max(1, target - source)
    }
}

extension FlowGraph.Edge {
    /// Whether the end stands below what the edge comes from: a rule does not place what it compares.
    var isPlacing: Bool { kind.isDependency || kind == .resets }
}
