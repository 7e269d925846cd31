import Foundation
import ReactiveCore

/// What the fields and commands of one flow share: where a change begins and ends.
///
/// A change is one transaction of the core. Its order is that of the flow language: assignments, each with its resets; then the
/// cancellations that they caused; then, by the core, values, activity and rules; then observers; then what waits for quiet.
final class ChangeScope {
    /// What time is measured with.
    let clock: any Clock<Duration>
    private(set) lazy var timeline = ClockTime(clock)
    /// How texts are shown.
    let localization: MutableProperty<Localization>
    /// When the errors of rules show.
    var display = ErrorDisplay.onceTouched
    /// What can be undone; nil if nothing can.
    var history: FormHistory?
    private var depth = 0
    private var ruleCount = 0
    private var dueCancellations: [() -> Void] = []
    /// Whose assignments are being made; nil if they are the user's.
    private(set) var assigning: AssignmentRecord?
    /// Puts what waits for quiet into the queue in which the core keeps everything that observers ask for.
    private lazy var queue = Command<() -> Void, Void, Never>(policy: .concurrent, synchronously: { action in action() })

    init(clock: any Clock<Duration> = ContinuousClock(), locale: Locale = .current) {
        self.clock = clock
        localization = MutableProperty(Localization(locale: locale))
    }

    /// The place of the next rule among all rules of a flow and its parts: those of a part come before those that its whole has on it.
    func nextPlace() -> Int {
        ruleCount += 1
        return ruleCount - 1
    }

    /// Makes everything in `body` one change; nested changes are part of the outermost.
    func change<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try transaction { () throws(Failure) -> Result in
            depth += 1
            defer {
                if depth == 1 {
                    cancelWhatIsDue()
                    history?.endChange()
                }
                depth -= 1
            }
            return try body()
        }
    }

    /// Does something in a transaction of its own: now if nothing runs, else after the current change and its observers. Never
    /// inside of an observer, so everything that it reads is up to date.
    func whenQuiet(_ isolation: isolated any Actor, _ action: @escaping () -> Void) { queue.start(action, isolation: isolation) }

    /// The same on behalf of a run of a command: what is assigned is noted in its record.
    func change<Result>(by record: AssignmentRecord, _ body: () -> Result) -> Result {
        change {
            history?.interrupt()
            let outer = assigning
            assigning = record
            defer { assigning = outer }
            return body()
        }
    }

    /// Does something in the name of nobody, as when assignments are taken back.
    func withoutRecord(_ body: () -> Void) {
        let outer = assigning
        assigning = nil
        defer { assigning = outer }
        body()
    }

    /// Cancels something at the end of the running change, after its assignments; at once if there is none.
    func cancel(_ cancellation: @escaping () -> Void) {
        if depth == 0 { change(cancellation) } else { dueCancellations.append(cancellation) }
    }

    /// A cancellation gives fields back what they held, which may cancel others.
    private func cancelWhatIsDue() {
        while !dueCancellations.isEmpty {
            let due = dueCancellations
            dueCancellations = []
            for cancellation in due { cancellation() }
        }
    }
}
