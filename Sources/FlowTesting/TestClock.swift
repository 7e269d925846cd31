import ReactiveCore
import Synchronization

/// A clock whose time passes only when a test says so.
///
/// Time starts at zero. Nothing that waits on this clock wakes by itself: ``advance(by:isolation:)`` moves the time, wakes whoever's deadline is
/// reached, one deadline after the other, and lets the woken tasks run before it goes on.
///
/// How does it know that they have run? It cannot; nobody can ask Swift whether an executor is idle. It gives way to other
/// tasks with `Task.yield()`, a bounded number of times (``yields``): each lets the tasks that wait for the same actor run on. Tasks
/// on that actor that do not wait for anything else are therefore quiescent when `advance` returns, however many steps they take, as long
/// as there are fewer of them than yields.
///
/// ```swift
/// let clock = TestClock()
/// let search = text.signal.debounce(for: .milliseconds(300), clock: clock)
/// await clock.advance(by: .milliseconds(300))
/// ```
public final class TestClock: StayingClock, Sendable {
    public typealias Duration = Swift.Duration

    /// A point in time: how long after the clock was made.
    public struct Instant: InstantProtocol {
        public let offset: Swift.Duration

        public init(offset: Swift.Duration = .zero) { self.offset = offset }

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant()
        var lastID = 0
        /// In the order of deadlines; those of one deadline in the order in which they came.
        var sleepers: [Sleeper] = []
        /// Sleeps that were cancelled before they began.
        var cancelled: Set<Int> = []
        /// Sleeps that were ended by the time, and whose tasks have not gone on yet.
        var waking: Set<Int> = []
    }

    private let state = Mutex(State())

    /// How often `advance` gives way after each deadline.
    public let yields: Int

    /// - Parameter yields: how often `advance` gives way to other tasks after each deadline.
    public init(yields: Int = 20) { self.yields = max(1, yields) }

    public var now: Instant { state.withLock { $0.now } }
    public var minimumResolution: Swift.Duration { .zero }

    /// How many tasks sleep at the moment.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// When the next sleeper wakes.
    public var nextDeadline: Instant? { state.withLock { $0.sleepers.first?.deadline } }

    /// Waits until the time has been advanced to `deadline`. If that has passed, it only gives way to other tasks, as every clock does.
    ///
    /// Whoever waits stays on its actor, so that it sleeps before anybody else there can advance the time. Code that knows the clock only
    /// as some `Clock` leaves its actor first; see `StayingClock`.
    /// - Throws: `CancellationError` if the task is cancelled before.
    public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleep(until: deadline, isolation: #isolation)
    }

    /// Waits until `duration` has passed. See ``sleep(until:tolerance:)``.
    public nonisolated(nonsending) func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), isolation: #isolation)
    }

    /// Waits as ``sleep(until:tolerance:)`` does, also for who knows the clock only as some `StayingClock`.
    public nonisolated(nonsending) func wait(until deadline: Instant) async throws {
        try await sleep(until: deadline, isolation: #isolation)
    }

    private func sleep(until deadline: Instant, isolation: isolated (any Actor)?) async throws {
        try Task.checkCancellation()
        if deadline <= now {
            await Task.yield()
            return try Task.checkCancellation()
        }
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        defer { forget(id) }
        try await withTaskCancellationHandler {
            // A closure that does not name the isolation would leave it.
            _ = isolation
            try await withCheckedThrowingContinuation { continuation in
                begin(Sleeper(id: id, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func begin(_ sleeper: Sleeper) {
        let result: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
            if sleeper.deadline <= state.now { return .success(()) }
            let index = state.sleepers.firstIndex { sleeper.deadline < $0.deadline } ?? state.sleepers.endIndex
            state.sleepers.insert(sleeper, at: index)
            return nil
        }
        if let result { sleeper.continuation.resume(with: result) }
    }

    private func cancel(_ id: Int) {
        let sleeper: Sleeper? = state.withLock { state in
            if let index = state.sleepers.firstIndex(where: { $0.id == id }) { return state.sleepers.remove(at: index) }
            state.cancelled.insert(id)
            return nil
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }

    private func forget(_ id: Int) {
        state.withLock { state in
            state.cancelled.remove(id)
            state.waking.remove(id)
        }
    }

    /// Lets `duration` pass. Whoever is woken on the way, and sleeps again for less, is woken again.
    public func advance(by duration: Swift.Duration = .zero, isolation: isolated (any Actor)? = #isolation) async {
        await advance(to: now.advanced(by: duration), isolation: isolation)
    }

    /// Lets time pass until `instant`; not at all if it has passed, but other tasks run in any case.
    public func advance(to instant: Instant, isolation: isolated (any Actor)? = #isolation) async {
        await settle(isolation: isolation)
        while let woken = takeNext(until: instant) {
            woken.continuation.resume()
            await awakening(of: woken.id, isolation: isolation)
            await settle(isolation: isolation)
        }
        state.withLock { $0.now = max($0.now, instant) }
        await settle(isolation: isolation)
    }

    /// Lets time pass until nobody sleeps any more.
    ///
    /// - Parameters:
    ///   - limit: how much time may pass at most, for those that sleep again and again.
    ///   - isolation: on which actor it lets others run; that of the caller.
    /// - Returns: Whether nobody sleeps any more.
    @discardableResult
    public func run(limit: Swift.Duration = .seconds(86_400), isolation: isolated (any Actor)? = #isolation) async -> Bool {
        let last = now.advanced(by: limit)
        await settle(isolation: isolation)
        while let next = nextDeadline, next <= last { await advance(to: next, isolation: isolation) }
        return sleeperCount == 0
    }

    /// Moves the time to the next deadline that is not after `instant`, and answers one who sleeps until then.
    private func takeNext(until instant: Instant) -> Sleeper? {
        state.withLock { state in
            guard let first = state.sleepers.first, first.deadline <= instant else { return nil }
            state.now = max(state.now, first.deadline)
            state.waking.insert(first.id)
            return state.sleepers.removeFirst()
        }
    }

    /// Gives way until the task has gone on: on a busy machine that takes longer than any fixed number of turns. One that cannot, because its actor
    /// is kept by somebody who waits for this, is left behind after a while.
    private func awakening(of id: Int, isolation: isolated (any Actor)?) async {
        for _ in 0..<100_000 where state.withLock({ $0.waking.contains(id) }) { await Task.yield() }
    }

    private func settle(isolation: isolated (any Actor)?) async {
        for _ in 0..<yields { await Task.yield() }
        // Who hops over the threads that all share may stand behind tasks that compute there. This one stands behind who hops.
        await Task.detached(priority: Task.currentPriority) {}.value
        for _ in 0..<yields { await Task.yield() }
    }
}
