/// Sorts things so that each stands behind all that it depends on; otherwise the order stays as it was.
enum DependencyOrder {
    /// - Parameter dependencies: what the thing with this number depends on.
    /// - Returns: the order, and the cycles that were met, each from its first member on; their members are in the order too.
    static func sort(count: Int, dependencies: (Int) -> [Int]) -> (order: [Int], cycles: [[Int]]) {
        enum Mark { case new, open, done }
        var marks = Array(repeating: Mark.new, count: count)
        var order: [Int] = []
        var cycles: [[Int]] = []
        for root in 0..<count where marks[root] == .new {
            // Depth first without recursion: a chain of dependencies may be as long as the spec.
            var path: [(node: Int, rest: ArraySlice<Int>)] = [(root, dependencies(root)[...])]
            marks[root] = .open
            while let (node, rest) = path.last {
                guard let next = rest.first else {
                    marks[node] = .done
                    order.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest = rest.dropFirst()
                switch marks[next] {
                case .new:
                    marks[next] = .open
                    path.append((next, dependencies(next)[...]))
                case .open:
                    if let start = path.firstIndex(where: { $0.node == next }) { cycles.append(path[start...].map(\.node)) }
                case .done: break
                }
            }
        }
        return (order, cycles)
    }
}
