import Synchronization

@testable import ReactiveCore

/// What is reported while `body` runs, on this thread. Other tests, on other threads, do not matter.
func collectProblems(_ body: () -> Void) -> [ReactiveProblem] {
    ProblemCollector.shared.install()
    let id = threadState()
    ProblemCollector.shared.begin(id)
    body()
    return ProblemCollector.shared.end(id)
}

/// Sorts what is reported by the thread on which it was.
private final class ProblemCollector: Sendable {
    static let shared = ProblemCollector()

    private let problems = Mutex<[UInt: [ReactiveProblem]]>([:])
    private let isInstalled = Mutex(false)

    func install() {
        isInstalled.withLock { isInstalled in
            if isInstalled { return }
            isInstalled = true
            ReactiveProblem.handler = { ProblemCollector.shared.add($0) }
        }
    }

    func begin(_ thread: UnsafeMutablePointer<ThreadState>) { problems.withLock { $0[UInt(bitPattern: thread)] = [] } }

    func end(_ thread: UnsafeMutablePointer<ThreadState>) -> [ReactiveProblem] {
        problems.withLock { $0.removeValue(forKey: UInt(bitPattern: thread)) ?? [] }
    }

    private func add(_ problem: ReactiveProblem) {
        let thread = UInt(bitPattern: threadState())
        problems.withLock { $0[thread]?.append(problem) }
    }
}
