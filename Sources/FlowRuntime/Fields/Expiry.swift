import ReactiveCore

/// That a field goes back to its start value some time after it has changed.
final class Expiry {
    private let arm: (Bool) -> Void

    /// - Parameters:
    ///   - duration: How long after the last change.
    ///   - timeline: What time is measured with, asked for when the field has changed for the first time.
    ///   - reset: Sets the field back.
    init(_ duration: Duration, timeline: @escaping () -> ClockTime?, isolation: isolated any Actor, reset: @escaping () -> Void) {
        var alarm: Alarm?
        arm = { isAtStart in
            if isAtStart {
                alarm?.stop()
            } else if let timeline = timeline() {
                let set = alarm ?? Alarm(timeline, ring: reset)
                alarm = set
                set.set(after: duration, isolation: isolation)
            }
        }
    }

    /// - Parameters:
    ///   - isChange: Whether the stored value is another one now.
    ///   - isAtStart: Whether the field is as it was at the start: then there is nothing to go back to.
    func fieldWasWritten(isChange: Bool, isAtStart: Bool) {
        if isChange || isAtStart { arm(isAtStart) }
    }
}
