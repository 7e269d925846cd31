import ReactiveCore

/// Where a flow has led: each outcome is delivered once, to whoever listens.
///
/// ```swift
/// .task { for await outcome in model.outcomes { route(outcome) } }
/// ```
///
/// It can be listened to as often as needed, one after the other: what is sent while nobody listens waits for the next who does, so a
/// SwiftUI task that is cancelled and starts again misses nothing. If several listen at the same time, the one who has
/// waited longest gets the outcome. It ends when the view model goes.
public final class Outcomes<Outcome: Sendable>: AsyncSequence {
    /// The outcome that was sent last, whether somebody has listened or not. A view that reads it is told of each outcome, also of one that
    /// equals the last; what happens once, such as leading to another screen, belongs where outcomes are listened to.
    public var latest: Outcome? { latestProperty.value }
    private let latestProperty = MutableProperty<Outcome?>(nil)
    private let mailbox = OutcomeMailbox<Outcome>()
    private let pipe = Signal<Outcome, Never>.pipe()

    public init() {}

    deinit { mailbox.close() }

    /// Every outcome, from now on, for any number of observers.
    public var signal: Signal<Outcome, Never> { pipe.output }

    public func makeAsyncIterator() -> Iterator { Iterator(mailbox: mailbox) }

    /// Sends an outcome, after the running change.
    func send(_ outcome: Outcome) {
        latestProperty.value = outcome
        pipe.input.send(value: outcome)
        mailbox.put(outcome)
    }

    /// Ends the sequence, for those who still hold it when the view model has gone.
    func close() {
        mailbox.close()
        pipe.input.sendCompleted()
    }

    public struct Iterator: AsyncIteratorProtocol {
        let mailbox: OutcomeMailbox<Outcome>

        /// The next outcome; nil when the view model has gone, or when the task is cancelled.
        public func next(isolation: isolated (any Actor)? = #isolation) async -> Outcome? { await mailbox.take() }

        /// The next outcome; nil when the view model has gone, or when the task is cancelled.
        public nonisolated(nonsending) func next() async -> Outcome? { await mailbox.take() }
    }
}
