@testable import ReactiveCore

/// Work whose answers the test gives, whenever it likes. It takes no notice of cancellation, as the worst of services.
@MainActor final class ControlledWork {
    private var continuations: [Int: CheckedContinuation<Result<Int, Problem>, Never>] = [:]
    /// The inputs, in the order in which work began.
    private(set) var inputs: [Int] = []
    private(set) var cancelled: Set<Int> = []

    func run(_ input: Int) async throws(Problem) -> Int {
        let number = inputs.count
        inputs.append(input)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuations[number] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancelled.insert(number) }
        }
        return try result.get()
    }

    /// Which pieces of work wait for an answer.
    var unanswered: [Int] { continuations.keys.sorted() }

    /// Answers everything that is left, so that nothing waits for ever.
    func finish() { for number in unanswered { answer(number, .failure(.other)) } }

    func answer(_ number: Int, _ result: Result<Int, Problem>) { continuations.removeValue(forKey: number)?.resume(returning: result) }
}

/// Lets the tasks of this actor run until they wait for something.
@MainActor func settle() async { for _ in 0..<20 { await Task.yield() } }
