import ReactiveCore

/// Starts a command by itself after a field has changed.
final class CommandTrigger {
    /// Whether a start is due.
    private var isDue = false
    /// Whether each change starts the waiting anew; else the first one counts.
    private let waitsForQuiet: Bool
    private let wait: (CommandTrigger) -> Void
    private let stopWaiting: () -> Void

    /// - Parameters:
    ///   - quietTime: How long nothing must have changed; nil if the command starts after the change and its observers.
    ///   - scope: Asked for when a field changes: by then the command belongs to its form.
    ///   - start: Starts the command, if it is enabled.
    init(
        after quietTime: Duration?,
        in scope: @escaping () -> ChangeScope?,
        isolation: isolated any Actor,
        start: @escaping () -> Void
    ) {
        waitsForQuiet = quietTime != nil
        if let quietTime {
            var alarm: Alarm?
            wait = { trigger in
                guard let timeline = scope()?.timeline else { return }
                weak let weakTrigger = trigger
                let set = alarm ?? Alarm(timeline) { weakTrigger?.startIfDue(start) }
                alarm = set
                set.set(after: quietTime, isolation: isolation)
            }
            stopWaiting = { alarm?.stop() }
        } else {
            wait = { trigger in
                weak let weakTrigger = trigger
                scope()?.whenQuiet(isolation) { weakTrigger?.startIfDue(start) }
            }
            stopWaiting = {}
        }
    }

    func fieldHasChanged() {
        if isDue, !waitsForQuiet { return }
        isDue = true
        wait(self)
    }

    /// What has changed until now does not start the command any more.
    func forget() {
        isDue = false
        stopWaiting()
    }

    private func startIfDue(_ start: () -> Void) {
        guard isDue else { return }
        isDue = false
        start()
    }
}
