import FlowTesting
import ViewModels

/// Answers at once: the smallest thing that an app can write.
struct PromptBank: RegistrationServices {
    var isReal = true

    func validateCard(number: String) async throws -> Bool { isReal }
}

/// Always fails, in a way of its own.
struct BrokenBank<Failure: Error>: RegistrationServices {
    let failure: Failure

    func validateCard(number: String) async throws -> Bool { throw failure }
}

/// Takes two seconds, and stops when it is told to, as everything does that waits by means of Swift's library.
final class SlowBank: RegistrationServices {
    let clock = TestClock()
    private(set) var calls: [String] = []
    private(set) var stoppedCalls: [String] = []

    func validateCard(number: String) async throws -> Bool {
        calls.append(number)
        do {
            try await clock.sleep(for: .seconds(2))
        } catch {
            stoppedCalls.append(number)
            throw error
        }
        return true
    }
}

/// Does not listen when it is told to stop, and answers when the test says so.
final class StubbornBank: RegistrationServices {
    private(set) var calls: [(number: String, wasCancelled: () -> Bool)] = []
    private var answers: [CheckedContinuation<Bool, any Error>] = []

    func validateCard(number: String) async throws -> Bool {
        let isCancelled = Flag(false)
        calls.append((number, { isCancelled.value }))
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answers.append($0) }
        } onCancel: {
            isCancelled.value = true
        }
    }

    /// Answers the call that has waited longest.
    func answer(_ result: Result<Bool, any Error>) async {
        answers.removeFirst().resume(with: result)
        await settle()
    }
}

/// Works away from the main actor, on an actor of its own.
struct RemoteBank: RegistrationServices {
    actor Connection {
        private(set) var numbers: [String] = []

        func isReal(_ number: String) async throws -> Bool {
            numbers.append(number)
            await Task.yield()
            return number.hasPrefix("4")
        }
    }

    let connection = Connection()

    func validateCard(number: String) async throws -> Bool { try await connection.isReal(number) }
}
