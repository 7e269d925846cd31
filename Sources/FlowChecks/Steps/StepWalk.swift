/// Where a user is among the steps of a flow, and where they have been.
///
/// It is a plain value that knows the steps by their numbers alone: which of them are there, and which can be left, it is told. The interpreter
/// and the view models both have one.
package struct StepWalk: Equatable, Hashable, Sendable {
    /// Where the user went last, which may have been skipped since.
    package private(set) var target: Int
    package private(set) var visited: Set<Int>

    /// At the first step, or at another one.
    package init(at target: Int = 0, visited: Set<Int> = []) {
        self.target = target
        self.visited = visited.union([target])
    }

    /// Where the user is: where they went last, or, while that is skipped, at the nearest step before it that is there; if none is, behind it.
    package func current(_ isThere: [Bool]) -> Int {
        if isThere.indices.contains(target), isThere[target] { return target }
        return isThere.prefix(target).lastIndex(of: true) ?? isThere.firstIndex(of: true) ?? 0
    }

    /// Whether the user has been at the step, or is there.
    package func hasVisited(_ step: Int, _ isThere: [Bool]) -> Bool { visited.contains(step) || step == current(isThere) }

    /// The step behind the current one; nil if that is the last.
    package func next(_ isThere: [Bool]) -> Int? { isThere.indices.dropFirst(current(isThere) + 1).first { isThere[$0] } }

    /// The step before the current one; nil if that is the first.
    package func previous(_ isThere: [Bool]) -> Int? { isThere.prefix(current(isThere)).lastIndex(of: true) }

    /// The steps that are passed on the way from the current one to a later one, the current one first.
    package func passed(to step: Int, _ isThere: [Bool]) -> [Int] {
        let current = current(isThere)
        return step > current ? (current..<step).filter { isThere[$0] } : []
    }

    /// Whether the user may jump to a step: it is there, they have been there, and each step that they pass on the way forward has been visited and can
    /// be left.
    package func canGo(to step: Int, _ isThere: [Bool], canLeave: (Int) -> Bool) -> Bool {
        guard isThere.indices.contains(step), isThere[step], hasVisited(step, isThere) else { return false }
        return passed(to: step, isThere).allSatisfy { hasVisited($0, isThere) && canLeave($0) }
    }

    /// Goes there, whether that is allowed or not. Where the user was counts as visited.
    package mutating func go(to step: Int, _ isThere: [Bool]) {
        visited.formUnion([current(isThere), step])
        target = step
    }
}
