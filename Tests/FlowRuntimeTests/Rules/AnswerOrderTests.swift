import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// Whatever the order in which a service answers, only the answer to the last value counts.
@MainActor @Suite struct AnswerOrderTests {
    enum Event: Hashable {
        case edit(Int)
        case answer(Int)
    }

    /// All orders of three edits, in their order, and the answers to them, each after its edit.
    nonisolated static let orders: [[Event]] = {
        func extend(_ order: [Event], _ edits: Int, _ waiting: Set<Int>) -> [[Event]] {
            if edits == 3, waiting.isEmpty { return [order] }
            var result: [[Event]] = []
            if edits < 3 { result += extend(order + [.edit(edits)], edits + 1, waiting.union([edits])) }
            for number in waiting.sorted() { result += extend(order + [.answer(number)], edits, waiting.subtracting([number])) }
            return result
        }
        return extend([], 0, [])
    }()

    enum Answer: CaseIterable { case free, taken, failure }

    @Test func thereAreAllOrders() { #expect(Self.orders.count == 15 && Set(Self.orders).count == 15) }

    @Test(arguments: orders, Answer.allCases) func onlyTheAnswerToTheLastValueCounts(order: [Event], last: Answer) async {
        // The answers to earlier values are other ones, in both ways.
        for others in Answer.allCases where others != last {
            let model = AnswerModel()
            var current: Int?
            var answer: Answer?
            for event in order {
                switch event {
                case .edit(let number):
                    model.email.text = "value \(number)"
                    current = number
                    answer = nil
                    await model.quietTime()
                case .answer(let number):
                    let given = number == 2 ? last : others
                    switch given {
                    case .free: await model.service.answer(number, .success(true))
                    case .taken: await model.service.answer(number, .success(false))
                    case .failure: await model.service.answer(number, .failure(AnswerRuleTests.Problem()))
                    }
                    if number == current { answer = given }
                }
                #expect(model.isPending == (answer == nil) && model.isValid == (answer == .free))
                #expect(model.email.error == (answer == .taken ? "taken" : answer == .failure ? "unknown" : nil))
            }
            #expect(model.service.arguments == ["value 0", "value 1", "value 2"] && answer == last)
        }
    }
}
