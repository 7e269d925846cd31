import Observation
import ReactiveCore

/// What all commands have in common, whatever they take and give. See ``FlowCommand``.
public class FormCommand: Observable {
    /// What a command does when it is started while it runs.
    public enum WhileRunning: Sendable {
        /// Nothing: it is disabled while it runs.
        case refuses
        /// The first run is cancelled and a new one started, in one change.
        case restarts
    }

    final let whileRunning: WhileRunning
    /// Shared with the rest of the flow as soon as the command performs something.
    final var scope = ChangeScope()
    final weak var form: Form?
    final let executing = MutableProperty(false)
    final let hasStarted = MutableProperty(false)
    final let failureText = MutableProperty<FlowText?>(nil)
    /// What the last failure says if it belongs to no field, and is not a list of errors that the form shows already.
    final var unplacedTexts: [FlowText] = []
    final var timeout: Duration?
    final var retries: Retries?
    private(set) final var rest: CommandRest?
    private(set) final var trigger: CommandTrigger?
    /// The assignments of a run are being taken back, which is no more a reason to start than that they were made.
    final var isTakingBack = false
    private final weak var failedField: FormField?
    private final var condition: FlowCondition?
    /// Why the command cannot be started while the condition does not hold.
    private final var explanation: FlowText?
    private final var isConditionRead = false

    init(whileRunning: WhileRunning) { self.whileRunning = whileRunning }

    // MARK: What is read

    /// Whether starting the command would run it.
    public final var isEnabled: Bool { enabledness.value }
    /// Why starting the command would not run it, in words for the user; empty if it is enabled.
    ///
    /// ```swift
    /// Button("Register") { model.register.start() }.disabled(!model.register.isEnabled)
    /// ForEach(model.register.reasonsForBeingDisabled, id: \.self) { Text($0) }
    /// ```
    public final var reasonsForBeingDisabled: [String] { reasons.value }
    /// Whether the command runs. It never does while an observer hears of its result.
    public final var isExecuting: Bool { executing.value }
    /// Why the last run has failed, until the command starts again; if it is a field's fault, until that field is edited. Nil if
    /// the form was not valid: then it is the form that shows the errors.
    public final var error: String? { errorMessage.value }

    // MARK: What is said about it

    /// The command can only be started when `condition` holds. Say so once, before anything reads `isEnabled`.
    ///
    /// - Parameters:
    ///   - condition: What has to hold.
    ///   - explanation: Why it cannot be started otherwise. Without one, what keeps the form, or a field, from being valid is the
    ///     explanation if the condition reads whether it is.
    public final func enabled(when condition: FlowCondition, because explanation: FlowText? = nil) {
        self.explanation = explanation
        precondition(self.condition == nil, "enabled(when:) was called twice. Join the conditions into one.")
        precondition(!isConditionRead, "enabled(when:) was called after something had read isEnabled. Call it first.")
        self.condition = condition
    }

    /// The command can only be started when `condition` holds. Say so once, before anything reads `isEnabled`.
    @_disfavoredOverload
    public final func enabled(when condition: Property<Bool>, because explanation: FlowText? = nil) {
        enabled(when: FlowCondition(condition), because: explanation)
    }

    /// A run is cancelled when the stored value of one of `fields` changes, unless the command itself changes it. The fields that the
    /// run has set go back to what they held before it, except those that something else has written since.
    public final func cancelled(whenChanged fields: FormField...) { for field in fields { field.cancels(self) } }

    /// The command fails with ``CommandTimeout`` when a run takes longer, everything included: also the retries, and the pauses between them.
    /// What it waits for is cancelled. Time passes on the form's clock.
    public final func timesOut(after duration: Duration) { timeout = duration }

    /// Repeats a call of a service that throws, but not what the run has done before that. When it has thrown once more than `count` times
    /// the command fails with the last error. Each call of a run has that many retries.
    ///
    /// - Parameters:
    ///   - count: How often a call is repeated at most.
    ///   - delay: How long to wait before that, on the form's clock.
    ///   - isDoubling: Whether each delay is twice as long as the one before.
    public final func retries(_ count: Int, after delay: Duration = .zero, doubling isDoubling: Bool = false) {
        retries = Retries(count: count, delay: delay, isDoubling: isDoubling)
    }

    /// After a run that succeeded, the command is disabled until `interval` has passed since that run began, on the form's clock. Say so
    /// before anything reads `isEnabled`.
    public final func runsAtMostOnce(every interval: Duration) {
        precondition(!isConditionRead, "runsAtMostOnce(every:) was called after something had read isEnabled. Call it first.")
        rest = CommandRest(interval: interval)
    }

    final func starts(_ trigger: CommandTrigger, whenChanged fields: [FormField]) {
        precondition(self.trigger == nil, "runs(whenChanged:after:) was called twice. Name all fields in one call.")
        self.trigger = trigger
        for field in fields { field.starts(self) }
    }

    // MARK: What is done

    /// Cancels the run, if there is one: it neither succeeds nor fails, and a late answer is not taken. The fields that
    /// it has set go back to what they held before it, except those that something else has written since.
    public final func cancel() {
        if currentRecord != nil { scope.change { cancelRun() } }
    }

    /// A field has changed whose changes cancel the command.
    final func cancelBecauseOfChange() {
        guard let record = currentRecord, record !== scope.assigning else { return }
        scope.cancel { [weak self] in
            if let self, self.currentRecord === record { self.cancelRun() }
        }
    }

    /// A field has changed whose changes start the command. Those that it makes itself do not.
    final func startBecauseOfChange() {
        if isTakingBack { return }
        if let record = currentRecord, record === scope.assigning { return }
        trigger?.fieldHasChanged()
    }

    /// Forgets everything that has happened, except when it may run again.
    final func resetToStart() {
        cancel()
        clearFailure()
        hasStarted.value = false
        forgetHistory()
    }

    // MARK: For the kinds of commands

    /// Stands for the run; nil if nothing runs.
    var currentRecord: AssignmentRecord? { nil }

    /// Ends the run as cancelled; called inside of a change.
    func cancelRun() {}

    /// Forgets what could be repeated.
    func forgetHistory() {}

    /// The condition alone.
    final var isAllowed: Bool { condition?.property.value ?? true }

    final lazy var enabledness: Property<Bool> = {
        isConditionRead = true
        let condition = condition?.property ?? Property(true)
        let accepted =
            switch whileRunning {
            case .refuses: Property.derived(from: condition, executing) { $0 && !$1 }
            case .restarts: condition
            }
        return rest.map { Property.derived(from: accepted, $0.isResting) { $0 && !$1 } } ?? accepted
    }()

    final lazy var reasons: Property<[String]> = {
        let obstacles = explanation == nil ? condition.flatMap { condition in form?.obstacles(to: condition) } : nil
        return .derived(
            from: condition?.property ?? Property(true),
            obstacles ?? Property([]),
            whileRunning == .refuses ? executing : Property(false),
            rest?.isResting ?? Property(false),
            scope.localization
        ) { [explanation, rest] isAllowed, obstacles, isRunning, isResting, localization in
            var reasons: [String] = []
            if !isAllowed {
                reasons = obstacles.isEmpty ? [localization.string(for: explanation ?? FlowText(.isImpossible))] : obstacles
            }
            if isRunning { reasons.append(localization.string(for: FlowText(.isRunning))) }
            if isResting, let rest {
                let text = FlowText(.isResting(interval: rest.interval), in: localization.locale)
                reasons.append(localization.string(for: text))
            }
            return reasons
        }
    }()

    final lazy var errorMessage: Property<String?> = .derived(from: failureText, scope.localization) { text, localization in
        text.map(localization.string(for:))
    }

    // MARK: Failures

    /// Shows a failure until ``clearFailure()``.
    final func show(_ failure: FlowFailure, on field: FormField?) {
        let text = failure.texts.first ?? ""
        if let field {
            field.clearServerError()
            field.setServerError(text, from: self)
            failedField = field
        } else {
            unplacedTexts = failure.texts
            form?.collectUnplacedTexts()
        }
        failureText.value = text
    }

    final func clearFailure() {
        failureText.value = nil
        failedField?.clearServerError()
        failedField = nil
        if !unplacedTexts.isEmpty {
            unplacedTexts = []
            form?.collectUnplacedTexts()
        }
    }

    /// The field at fault was edited, or another command has something to say about it.
    final func fieldHasCleared() {
        failedField = nil
        failureText.value = nil
    }
}
