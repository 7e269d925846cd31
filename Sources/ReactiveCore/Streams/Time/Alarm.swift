/// Calls back at a time that can be moved: one sleeping task at most, in the isolation domain of whoever sets it.
///
/// Moving the time further away costs nothing; the task looks when it wakes, and sleeps on. An alarm that goes does not ring, and keeps
/// nothing waiting.
package final class Alarm: Disposable {
    let time: ClockTime
    private let ringsInRound: Bool
    private let ring: () -> Void
    private var deadline: Duration?
    private var task: Task<Void, Never>?
    /// Until when the task sleeps.
    private var sleepsUntil: Duration?
    /// Tells the current task from earlier ones.
    private var generation = 0

    /// - Parameter ringsInRound: Whether it rings inside of a round of the graph, as what sends values has to; otherwise whoever is called
    ///   makes its own changes.
    package init(_ time: ClockTime, inRound ringsInRound: Bool = false, ring: @escaping () -> Void) {
        self.time = time
        self.ringsInRound = ringsInRound
        self.ring = ring
        super.init()
    }

    deinit { task?.cancel() }

    /// Whether it is set.
    var isSet: Bool { deadline != nil }

    /// Rings once after `duration`, instead of any time set before.
    package func set(after duration: Duration, isolation: isolated any Actor) { set(at: time.now + duration, isolation: isolation) }

    /// Rings once when `time` shows `deadline`, instead of any time set before.
    func set(at deadline: Duration, isolation: isolated any Actor) {
        if isDisposed { return }
        self.deadline = deadline
        if let sleepsUntil, sleepsUntil <= deadline { return }
        sleep(until: deadline, isolation: isolation)
    }

    /// Does not ring.
    package func stop() {
        deadline = nil
        task?.cancel()
        task = nil
        sleepsUntil = nil
        generation += 1
    }

    package override func disposed() { stop() }

    private func sleep(until deadline: Duration, isolation: isolated any Actor) {
        task?.cancel()
        generation += 1
        let mine = generation
        sleepsUntil = deadline
        let sleep = time.sleep(until: deadline)
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
        if time.now < deadline { return sleep(until: deadline, isolation: isolation) }
        self.deadline = nil
        guard ringsInRound else { return ring() }
        inRound(about: self) { [self] _ in if !isDisposed { ring() } }
    }
}
