/// A clock of any kind, as what operators and commands need of it: how long it has run, and waiting until then.
package struct ClockTime: Sendable {
    package typealias Wait = nonisolated(nonsending) @Sendable () async throws -> Void

    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) -> Wait

    package init(_ clock: any Clock<Duration>) {
        if let clock = clock as? any StayingClock<Duration> {
            (elapsed, wait) = Self.open(staying: clock)
        } else {
            (elapsed, wait) = Self.open(clock)
        }
    }

    /// The time since this was made.
    package var now: Duration { elapsed() }

    /// What waits until `time` has elapsed since this was made, and throws if its task is cancelled before.
    package func sleep(until time: Duration) -> Wait { wait(time) }

    private static func open<C: Clock<Duration>>(_ clock: C) -> (@Sendable () -> Duration, @Sendable (Duration) -> Wait) {
        let origin = clock.now
        return (
            { origin.duration(to: clock.now) },
            { time in { try await clock.sleep(until: origin.advanced(by: time), tolerance: nil) } }
        )
    }

    private static func open<C: StayingClock<Duration>>(staying clock: C) -> (@Sendable () -> Duration, @Sendable (Duration) -> Wait) {
        let origin = clock.now
        return (
            { origin.duration(to: clock.now) },
            { time in { try await clock.wait(until: origin.advanced(by: time)) } }
        )
    }
}
