/// A clock on which one can wait without leaving one's actor.
///
/// `Clock.sleep(until:tolerance:)` is called away from any actor, so that somebody on the actor may let time pass before it is known that
/// there is somebody who waits. Clocks that tests control adopt this protocol: then who waits is known at once.
public protocol StayingClock<Duration>: Clock {
    /// Waits until `deadline`, as `sleep(until:tolerance:)` does.
    /// - Throws: `CancellationError` if the task is cancelled before.
    nonisolated(nonsending) func wait(until deadline: Instant) async throws
}
