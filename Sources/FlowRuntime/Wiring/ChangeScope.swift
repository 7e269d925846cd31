import ReactiveCore

/// What the fields and commands of one flow share: where a change begins and ends.
///
/// A change is one transaction of the core. Its order is that of the flow language: assignments, each with its resets; then the
/// cancellations that they caused; then, by the core, values, activity and rules; then observers; then what had to wait for
/// all of that.
final class ChangeScope {
    private var depth = 0
    private var dueCancellations: [() -> Void] = []
    private var afterwards: [() -> Void] = []
    /// Whose assignments are being made; nil if they are the user's.
    private(set) var assigning: AssignmentRecord?

    /// Makes everything in `body` one change; nested changes are part of the outermost.
    func change<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { doWhatWaited() }
        }
        return try transaction { () throws(Failure) -> Result in
            defer { if depth == 1 { cancelWhatIsDue() } }
            return try body()
        }
    }

    /// The same on behalf of a run of a command: what is assigned is noted in its record.
    func change<Result>(by record: AssignmentRecord, _ body: () -> Result) -> Result {
        change {
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

    /// Does something after the running change is complete; at once if there is none.
    func after(_ action: @escaping () -> Void) {
        if depth == 0 { action() } else { afterwards.append(action) }
    }

    /// A cancellation gives fields back what they held, which may cancel others.
    private func cancelWhatIsDue() {
        while !dueCancellations.isEmpty {
            let due = dueCancellations
            dueCancellations = []
            for cancellation in due { cancellation() }
        }
    }

    private func doWhatWaited() {
        while !afterwards.isEmpty {
            let actions = afterwards
            afterwards = []
            for action in actions { action() }
        }
    }
}
