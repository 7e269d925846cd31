import Testing

@testable import FlowSpec

/// Laws over random graphs.
@Suite struct DependencyOrderTests {
    private static func graph(count: Int, edges: Int, isAcyclic: Bool, seed: UInt64) -> [[Int]] {
        var generator = SeededGenerator(seed: seed)
        var graph = Array(repeating: [Int](), count: count)
        guard count > 0 else { return graph }
        // A cycle-free graph is one of which the edges go against an order, which is a random one.
        let rank = Array(0..<count).shuffled(using: &generator)
        for _ in 0..<edges {
            let one = Int.random(in: 0..<count, using: &generator)
            let other = Int.random(in: 0..<count, using: &generator)
            if isAcyclic {
                if rank[one] != rank[other] { graph[rank[one] > rank[other] ? one : other].append(rank[one] > rank[other] ? other : one) }
            } else {
                graph[one].append(other)
            }
        }
        return graph
    }

    /// Whether one thing depends on another, over others or by itself.
    private static func reaches(_ graph: [[Int]], from start: Int, to goal: Int) -> Bool {
        var pending = graph[start]
        var seen: Set<Int> = []
        while let next = pending.popLast() {
            if next == goal { return true }
            if seen.insert(next).inserted { pending += graph[next] }
        }
        return false
    }

    @Test(arguments: 0..<60)
    func withoutCycles(_ seed: Int) {
        let count = seed % 20
        let graph = Self.graph(count: count, edges: count * 2, isAcyclic: true, seed: UInt64(seed))
        let sorted = DependencyOrder.sort(count: count) { graph[$0] }
        #expect(sorted.cycles.isEmpty)
        #expect(sorted.order.sorted() == Array(0..<count))
        var done: Set<Int> = []
        for node in sorted.order {
            #expect(graph[node].allSatisfy(done.contains), "\(node) stands before what it depends on: \(graph)")
            done.insert(node)
        }
    }

    @Test(arguments: 0..<60)
    func withCycles(_ seed: Int) {
        let count = 1 + seed % 12
        let graph = Self.graph(count: count, edges: count + seed % 7, isAcyclic: false, seed: UInt64(seed))
        let sorted = DependencyOrder.sort(count: count) { graph[$0] }
        #expect(sorted.order.sorted() == Array(0..<count))
        for cycle in sorted.cycles {
            #expect(!cycle.isEmpty && Set(cycle).count == cycle.count)
            for (node, next) in zip(cycle, cycle.dropFirst() + [cycle[0]]) { #expect(graph[node].contains(next), "\(cycle) is no cycle") }
        }
        // Of what depends on itself, a cycle is found that it has a part in.
        for node in 0..<count where Self.reaches(graph, from: node, to: node) {
            let isFound = sorted.cycles.contains { cycle in
                cycle[0] == node || Self.reaches(graph, from: node, to: cycle[0]) && Self.reaches(graph, from: cycle[0], to: node)
            }
            #expect(isFound, "the cycle of \(node) is not found: \(graph)")
        }
        #expect(sorted.cycles.isEmpty == (0..<count).allSatisfy { !Self.reaches(graph, from: $0, to: $0) })
    }

    /// Once every cycle that was found is broken at its end, none is left: all were found.
    @Test(arguments: 0..<60)
    func everyCycleIsFound(_ seed: Int) {
        let count = 1 + seed % 12
        var graph = Self.graph(count: count, edges: count * 2, isAcyclic: false, seed: UInt64(seed) + 1000)
        for cycle in DependencyOrder.sort(count: count, dependencies: { graph[$0] }).cycles {
            graph[cycle[cycle.count - 1]].removeAll { $0 == cycle[0] }
        }
        #expect(DependencyOrder.sort(count: count) { graph[$0] }.cycles.isEmpty)
    }

    /// What is in a good order stays as it is.
    @Test(arguments: 0..<40)
    func stable(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let count = seed % 15
        let graph = (0..<count).map { node in
            (0..<node).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }.shuffled(using: &generator)
        }
        #expect(DependencyOrder.sort(count: count) { graph[$0] }.order == Array(0..<count))
    }

    /// A chain as long as a spec can make it takes neither a deep stack nor long.
    @Test func longChain() {
        let count = 100_000
        let sorted = DependencyOrder.sort(count: count) { $0 + 1 < count ? [$0 + 1] : [] }
        #expect(sorted.order == Array((0..<count).reversed()))
    }
}
