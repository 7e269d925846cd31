/// A clock of any kind, as what is asked of it here: how long it has run, and waiting until then.
struct Timeline: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    init(_ clock: any Clock<Duration>) {
        func open<C: Clock<Duration>>(_ clock: C) -> (@Sendable () -> Duration, @Sendable (Duration) async throws -> Void) {
            let origin = clock.now
            return (
                { origin.duration(to: clock.now) },
                { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
            )
        }
        (elapsed, wait) = open(clock)
    }

    /// The time since this was made.
    var now: Duration { elapsed() }

    /// What waits until `time` has elapsed since this was made, and throws if its task is cancelled before.
    func sleep(until time: Duration) -> @Sendable () async throws -> Void {
        let wait = wait
        return { try await wait(time) }
    }
}
