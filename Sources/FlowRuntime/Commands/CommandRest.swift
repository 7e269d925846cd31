import ReactiveCore

/// The time after a successful run in which a command cannot be started.
final class CommandRest {
    let interval: Duration
    let isResting = MutableProperty(false)
    private var alarm: Alarm?

    init(interval: Duration) { self.interval = interval }

    /// Called in the change in which the run ends.
    func runHasSucceeded(startedAt start: Duration, _ timeline: ClockTime, isolation: isolated any Actor) {
        let remaining = start + interval - timeline.now
        guard remaining > .zero else { return }
        isResting.value = true
        weak let weakSelf = self
        let alarm = alarm ?? Alarm(timeline) { weakSelf?.isResting.value = false }
        self.alarm = alarm
        alarm.set(after: remaining, isolation: isolation)
    }
}
