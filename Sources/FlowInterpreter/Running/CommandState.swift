import FlowMarkdown
import FlowSpec

/// What a command is doing while its flow runs.
struct CommandState {
    var run: CommandRun?
    /// True in the change that starts a run, before any of its steps.
    var isExecuting = false
    var hasStarted = false
    /// Why the last run has failed, until the command starts again.
    var error: String?
    /// The last failure if it belongs to no field, and is not a list of errors that the fields show already.
    var unplacedError: String?
    /// The field that shows the failure.
    var failedField: Int?
    /// It has succeeded, and cannot be started for some time.
    var isResting = false
    var rest: AlarmID?
    /// A field has changed, and the command is to start by itself.
    var isDue = false
    var quietTime: AlarmID?
    /// With what the last run was started, if it has failed.
    var failedInput: [String: Value]?
}

/// One execution of a command.
public final class CommandRun {
    /// How an execution has ended.
    public enum Result: Equatable, Sendable {
        case succeeded(Value)
        case failed([String])
        case cancelled
    }

    /// A call of a service, which may be repeated.
    struct Call {
        let service: ServiceSignature
        let arguments: [Value]
        let range: SourceRange
        /// How often it may still be repeated.
        var retries: Int
        /// How long to wait before the next time.
        var delay: Duration
    }

    let command: Int
    let input: [String: Value]
    let record = AssignmentRecord()
    /// The steps that are still to do: those of the innermost branch last.
    var frames: [ArraySlice<Step>]
    /// The command's input, and the results that have names.
    var locals: [String: Value]
    /// When it began.
    var beginning: Duration = .zero
    /// When it has taken too long.
    var timeout: AlarmID?
    /// The call of a service that is waited for.
    var call: Call?
    /// How often services were called: an answer to an earlier call is late.
    var callCount = 0
    /// The rules for whose answers a step that validates waits.
    var awaitedRules: [Int] = []
    /// Where the result of the call goes that is waited for.
    var awaited = Step.Destination.nowhere
    /// Nil while it runs.
    public internal(set) var result: Result?

    init(command: Int, input: [String: Value], steps: [Step]) {
        self.command = command
        self.input = input
        locals = input
        frames = [steps[...]]
    }

    /// How long to wait before the call is repeated; nil if it is not. Each delay may be twice the one before.
    func delayOfRetry(doubles: Bool) -> Duration? {
        guard var call, call.retries > 0 else { return nil }
        let delay = call.delay
        call.retries -= 1
        // Longer delays are not doubled: nobody waits for them, and they could overflow.
        if doubles, delay < .seconds(1_000_000_000) { call.delay = delay * 2 }
        self.call = call
        return delay
    }

    /// The next step, which is then done.
    func nextStep() -> Step? {
        while let last = frames.indices.last {
            if let step = frames[last].popFirst() { return step }
            frames.removeLast()
        }
        return nil
    }
}

/// What one run of a command has assigned, so that it can be taken back when the run is cancelled.
final class AssignmentRecord {
    struct Entry {
        let field: Int
        /// What the field goes back to.
        var input: FieldState.Input
        var isTouched: Bool
        /// How often the field had been written after the run's last assignment.
        var writeCount: Int
    }

    private(set) var entries: [Entry] = []

    /// Notes a write that is about to be made in the name of this run; the resets that it causes count as its own.
    func note(_ index: Int, _ field: FieldState) {
        let entry = Entry(field: index, input: field.input, isTouched: field.isTouched, writeCount: field.writeCount + 1)
        guard let position = entries.firstIndex(where: { $0.field == index }) else { return entries.append(entry) }
        if entries[position].writeCount == field.writeCount {
            entries[position].writeCount += 1
        } else {
            // Somebody else has written it in between: then that is what it goes back to.
            entries[position] = entry
        }
    }

    func takeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}
