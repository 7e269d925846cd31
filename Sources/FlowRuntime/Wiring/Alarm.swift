import ReactiveCore

/// Rings at a time that can be moved, in the isolation domain of whoever sets it.
///
/// There is one sleeping task at most. Moving the time further away costs nothing: the task looks when it wakes, and sleeps on. An alarm
/// that goes does not ring, and keeps nothing waiting.
final class Alarm {
    private let timeline: ClockTime
    private let ring: () -> Void
    private var deadline: Duration?
    private var task: Task<Void, Never>?
    /// Until when the task sleeps.
    private var sleepsUntil: Duration?
    /// Tells the current task from earlier ones.
    private var generation = 0

    init(_ timeline: ClockTime, ring: @escaping () -> Void) {
        self.timeline = timeline
        self.ring = ring
    }

    deinit { task?.cancel() }

    /// Whether it is going to ring.
    var isSet: Bool { deadline != nil }

    /// Rings once after `duration`, instead of at any time set before.
    func set(after duration: Duration, isolation: isolated any Actor) {
        let deadline = timeline.now + duration
        self.deadline = deadline
        if let sleepsUntil, sleepsUntil <= deadline { return }
        sleep(until: deadline, isolation: isolation)
    }

    /// Does not ring.
    func stop() {
        deadline = nil
        sleepsUntil = nil
        task?.cancel()
        task = nil
        generation += 1
    }

    private func sleep(until deadline: Duration, isolation: isolated any Actor) {
        task?.cancel()
        generation += 1
        sleepsUntil = deadline
        let mine = generation
        let sleep = timeline.sleep(until: deadline)
        weak let weakSelf = self
        task = taskInIsolation(isolation) {
            _ = isolation
            do { try await sleep() } catch { return }
            weakSelf?.woke(mine, isolation: isolation)
        }
    }

    private func woke(_ generation: Int, isolation: isolated any Actor) {
        guard generation == self.generation, let deadline else { return }
        sleepsUntil = nil
        task = nil
        if timeline.now < deadline { return sleep(until: deadline, isolation: isolation) }
        self.deadline = nil
        ring()
    }
}
