import ExpressionSupport
import FlowInterpreter
import Testing

@testable import FlowDocuments

/// Things on a line, as near as possible to where they would like to be.
@Suite struct SpacedPositionsTests {
    private static func items(_ wanted: [Double], distance: Double = 10) -> [SpacedPositions.Item] {
        wanted.map { SpacedPositions.Item(wanted: $0, weight: 1, distance: distance) }
    }

    @Test(arguments: [
        ([], []), ([5], [5]), ([0, 30], [0, 30]), ([5, 5], [0, 10]), ([0, 0, 0], [-10, 0, 10]), ([100, 0], [45, 55]),
        ([0, 4, 100], [-3, 7, 100]),
    ])
    func places(wanted: [Double], positions: [Double]) {
        #expect(SpacedPositions.positions(of: Self.items(wanted)) == positions)
    }

    /// There is room between all, and no move of some neighbours together brings them nearer to where they would like to be.
    @Test func isTheBest() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<200 {
            let items = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                SpacedPositions.Item(
                    wanted: .random(in: 0...100, using: &generator), weight: .random(in: 0.1...5, using: &generator),
                    distance: .random(in: 0...20, using: &generator))
            }
            let positions = SpacedPositions.positions(of: items)
            func cost(_ positions: [Double]) -> Double {
                zip(items, positions).reduce(0) { $0 + $1.0.weight * ($1.1 - $1.0.wanted) * ($1.1 - $1.0.wanted) }
            }
            func isAllowed(_ positions: [Double]) -> Bool {
                zip(positions.indices.dropFirst(), items.dropFirst()).allSatisfy { positions[$0] - positions[$0 - 1] >= $1.distance - 1e-6 }
            }
            #expect(isAllowed(positions))
            for first in positions.indices {
                for last in first..<positions.count {
                    for step in [-0.01, 0.01] {
                        var moved = positions
                        for index in first...last { moved[index] += step }
                        #expect(!isAllowed(moved) || cost(moved) >= cost(positions) - 1e-6)
                    }
                }
            }
        }
    }
}
