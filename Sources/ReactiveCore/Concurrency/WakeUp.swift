import Synchronization

/// Lets one task wait until it is woken, from any thread, also if it was woken before it began to wait.
///
/// Only the news that there is something to look at crosses; the values stay in the domain of whoever waits.
final class WakeUp: Sendable {
    private enum State {
        case idle
        case woken
        case waiting(CheckedContinuation<Void, Never>)
    }

    private let state = Mutex(State.idle)

    func wake() {
        let continuation: CheckedContinuation<Void, Never>? = state.withLock { state in
            guard case .waiting(let continuation) = state else {
                state = .woken
                return nil
            }
            state = .idle
            return continuation
        }
        continuation?.resume()
    }

    /// Returns when woken, or when the task is cancelled.
    func wait(isolation: isolated (any Actor)?) async {
        await withTaskCancellationHandler {
            // A closure that does not name the isolation would leave it.
            _ = isolation
            await withCheckedContinuation(isolation: isolation) { continuation in
                let isWoken = state.withLock { state in
                    if case .woken = state {
                        state = .idle
                        return true
                    }
                    state = .waiting(continuation)
                    return false
                }
                if isWoken { continuation.resume() }
            }
        } onCancel: {
            wake()
        }
    }
}
