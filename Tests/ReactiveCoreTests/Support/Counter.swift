import Synchronization

/// Counts, on whichever thread.
final class Counter: Sendable {
    private let stored = Mutex(0)
    var count: Int { stored.withLock { $0 } }
    func increment() { stored.withLock { $0 += 1 } }
}
