import FlowMarkdown
import FlowSpec

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
    var awaitedRules: [RunningFlow.RuleReference] = []
    /// What that step validates; everything if nil.
    var validated: RunningFlow.Place?
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
