import Synchronization

/// One wait for one value, which ends with the value or with the cancellation of the task that waits, whichever comes first.
///
/// It is the only thing here that threads can share: tasks are cancelled from anywhere.
final class Waiter<Value: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Value?, Never>)
        case ended(Value?)
    }

    private let state = Mutex(State.idle)

    /// Waits for the value; nil if the task is cancelled before. It can be waited for once.
    func value(isolation: isolated (any Actor)? = #isolation) async -> Value? {
        await withTaskCancellationHandler {
            // A closure that does not name the isolation would leave it.
            _ = isolation
            return await withCheckedContinuation { continuation in
                let ended: Value?? = state.withLock { state in
                    if case .ended(let value) = state { return .some(value) }
                    state = .waiting(continuation)
                    return nil
                }
                if let ended { continuation.resume(returning: ended) }
            }
        } onCancel: {
            _ = end(with: nil)
        }
    }

    /// Gives the value to who waits, or will wait. Answers false if the wait is over: then the value is not taken.
    func resume(returning value: Value) -> Bool { end(with: value) }

    private func end(with value: Value?) -> Bool {
        let (isFirst, continuation): (Bool, CheckedContinuation<Value?, Never>?) = state.withLock { state in
            switch state {
            case .ended: return (false, nil)
            case .idle:
                state = .ended(value)
                return (true, nil)
            case .waiting(let continuation):
                state = .ended(value)
                return (true, continuation)
            }
        }
        continuation?.resume(returning: value)
        return isFirst
    }
}
