import Foundation
import Testing

@testable import FlowRuntime

@Suite("Sums")
struct SumTests {
    @Test(arguments: [[], [1], [1, 2, 3], [5, -5]])
    func sumIsThatOfTheValues(_ numbers: [Int]) {
        #expect(numbers.sum { $0 * 2 } == numbers.reduce(0, +) * 2)
    }

    @Test func decimalsKeepTheirDigits() {
        #expect(["0.1", "0.2"].sum { Decimal(string: $0)! } == Decimal(string: "0.3"))
    }
}
