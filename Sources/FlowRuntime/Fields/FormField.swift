import Foundation
import Observation
import ReactiveCore

/// What all fields have in common, whatever the type of their value. See ``ReadableField`` and ``Field``.
public class FormField: Observable {
    /// Shared with the rest of the flow as soon as the field is part of a form.
    final var scope: ChangeScope?
    /// The form that it is a field of.
    final weak var form: Form?
    final let touched = MutableProperty(false)
    final let serverError = MutableProperty<FlowText?>(nil)
    /// Whose failure the server error is.
    private final weak var failedCommand: FormCommand?
    /// Nil if the field is always active.
    final var activity: Property<Bool>?
    /// From now on something depends on whether the field is active.
    final var isActivityRead = false
    /// Nil unless what is typed may stand for no value.
    private(set) final var reading: TextReading?
    /// How often the field was written: edited, assigned or reset, also to an equal value.
    final var writeCount = 0
    /// It is being given back what it has held: nothing resets it meanwhile.
    final var isBeingRestored = false
    /// What happens some time after the field has changed.
    private final var expiry: Expiry?
    private final var resetTargets: [Weak<FormField>] = []
    private final var cancelTargets: [Weak<FormCommand>] = []
    private final var startTargets: [Weak<FormCommand>] = []
    private final var marks: [RuleMark] = []
    /// Of rules that other forms have on this field, of which its own form is a part.
    private final var marksOfWholes: [RuleMark] = []
    /// From now on something depends on the rules.
    private final var areMarksRead = false

    init() {}

    // MARK: What is read

    /// Whether the field counts. An inactive field keeps its value for when it comes back, but reads as its start value, and
    /// rules on it do not run.
    public final var isActive: Bool { activity?.value ?? true }
    /// Whether the user has edited or left the field since the start, the last reset, or the last assignment by a command.
    public final var isTouched: Bool { touched.value }
    /// Whether the field differs from its start: its value, or a text that stands for none.
    public final var isDirty: Bool { dirtiness.value }
    /// Whether something must be entered: a rule on the field that applies would not hold if the field were empty, whatever is entered now. Of
    /// rules that ask a service, and of values that are derived from the field, it knows nothing.
    public final var isRequired: Bool { requiredness.value }
    /// Whether every rule on the field holds. Server errors do not count, nor does whether errors are shown.
    public final var isValid: Bool { validity.value }
    /// Whether a rule on the field waits for an answer. Then the field is not valid, unless it is only a warning.
    public final var isPending: Bool { pendingness.value }
    /// The message of the first rule that does not hold, if it is to be shown; else what the server found wrong.
    public final var error: String? { errorMessage.value }
    /// The messages of all rules that do not hold, as far as they are to be shown, and what the server found wrong.
    public final var errors: [String] { errorMessages.value }
    /// The message of the first warning that does not hold, if it is to be shown.
    public final var warning: String? { warningMessage.value }

    // MARK: What is done

    /// Tells the field that the user has left it: from now on its errors are shown.
    public final func touch() {
        change {
            touched.value = true
            form?.wasTouched()
        }
    }

    /// Asks again what could not be checked, at once. Each rule on the field that waits for no answer but has none is asked.
    public final func retry() {
        for mark in marks + marksOfWholes { mark.answer?.retry() }
    }

    /// A property of this field as it would be if the field were empty; nil if `property` is none of them.
    func emptyProperty(for property: AnyObject) -> AnyObject? { nil }

    /// Whether the stored value is another one than the start value.
    func valueDiffersFromStart() -> Property<Bool> { fatalError("Each kind of field has its own value.") }

    /// Sets the field back to its start: its value, untouched, without a server error.
    func resetToStart() { fatalError("Each kind of field has its own start value.") }

    /// What gives the field back what it holds at the moment.
    var present: FieldRestoration { fatalError("Each kind of field has its own value.") }

    /// Whether edits of it can be undone: what commands set is no edit, and secrets are not kept.
    var isUndone: Bool { false }

    /// Goes back to the start value whenever the stored value of one of `fields` changes: at once, before anything else is assigned.
    /// Becoming inactive is no change.
    public final func resets(whenChanged fields: FormField...) {
        for field in fields { field.resetTargets.append(Weak(object: self)) }
    }

    /// Goes back to the start value that long after the stored value has last changed, on the form's clock.
    public final func resets(after duration: Duration, isolation: isolated any Actor = #isolation) {
        precondition(expiry == nil, "resets(after:) was called twice.")
        weak let weakSelf = self
        expiry = Expiry(
            duration,
            timeline: { weakSelf?.scope?.timeline },
            isolation: isolation,
            reset: { weakSelf?.resetToStart() }
        )
    }

    final func cancels(_ command: FormCommand) { cancelTargets.append(Weak(object: command)) }

    final func starts(_ command: FormCommand) { startTargets.append(Weak(object: command)) }

    /// Called after each write, in the change that it is part of.
    final func wasWritten(isChange: Bool, isRestoration: Bool, isAtStart: Bool) {
        expiry?.fieldWasWritten(isChange: isChange, isAtStart: isAtStart)
        guard isChange else { return }
        if !isRestoration {
            for target in resetTargets where target.object?.isBeingRestored == false { target.object?.resetToStart() }
        }
        for target in cancelTargets { target.object?.cancelBecauseOfChange() }
        for target in startTargets { target.object?.startBecauseOfChange() }
        form?.hasChanged(isRestoration: isRestoration)
    }

    /// A field of an inactive part is inactive.
    final func take(activityOfForm outer: Property<Bool>?) {
        guard let outer else { return }
        activity = activity.map { outer.and($0) } ?? outer
    }

    /// Makes `body` part of the running change, or a change of its own.
    final func change(_ body: () -> Void) { if let scope { scope.change(body) } else { transaction(body) } }

    // MARK: Server errors

    final func setServerError(_ message: FlowText, from command: FormCommand) {
        serverError.value = message
        failedCommand = command
    }

    /// The user has edited the field, or the command has started again.
    final func clearServerError() {
        serverError.value = nil
        failedCommand?.fieldHasCleared()
        failedCommand = nil
    }

    // MARK: Rules

    /// - Parameter form: That of the rule; another one than that of the field if the rule is on a field of a part.
    final func add(_ mark: RuleMark, of form: Form) {
        if let own = self.form, own !== form {
            marksOfWholes.append(mark)
            lateMarks.add(mark, localization)
            return
        }
        precondition(!areMarksRead, "A rule was added to a field whose errors had been read already. Add all rules first.")
        marks.append(mark)
    }

    /// Whether the form is a part of another one, which may add rules when this field has been read already.
    private final var isInPart: Bool { form?.part != nil }

    /// What waits for an answer on the field itself.
    final var answers: [(severity: Severity, answer: AnswerRule)] {
        (marks + marksOfWholes).compactMap { mark in mark.answer.map { (mark.severity, $0) } }
    }

    /// The form whose rules cannot be all right when one on this field is not.
    var innermostForm: Form? { form }

    /// What is read of whether it is valid.
    var knownValidity: Property<Bool> { validity }

    /// Whether the field lies in this one.
    func holds(_ field: FormField) -> Bool { false }

    /// Whether something in it is wrong, shown or not, what a server has found aside.
    final var isInvalid: Bool {
        isUnreadable || isActive && (marks + marksOfWholes).contains { $0.severity == .error && !$0.isSatisfied.value }
    }

    final var hasServerError: Bool { isActive && serverError.value != nil }

    /// Shows the errors of the field, and of what is in it.
    func reveal() {
        touch()
        if scope?.display.needsRevealing == true { revealed.value = true }
    }

    /// Errors are shown as at the beginning.
    func conceal() {
        if scope?.display.needsRevealing == true { revealed.value = false }
    }

    /// Whether what is in it is valid; nil for nothing.
    func innerValidity() -> Property<Bool>? { nil }

    /// Whether something in it waits for an answer; nil for nothing.
    func innerPendingness() -> Property<Bool>? { nil }

    /// The messages of all that is wrong.
    func allMessages() -> Property<[String]> { errorFindings.map { $0.map(\.message) } }

    private final func marks(_ severity: Severity) -> [RuleMark] {
        areMarksRead = true
        let marks = marks.filter { $0.severity == severity }
        guard let reading, severity == .error else { return marks }
        let isShown = (scope?.display ?? .onceTouched).isShown(touched: touched, revealed: revealed)
        return [RuleMark(rule: readingRule(reading), isShown: isShown)] + marks
    }

    // MARK: What is typed

    /// What is typed must stand for a value, or the message is the field's error.
    final func requireText(else message: FlowText, isEmptyReadable: Bool) {
        reading = TextReading(message: message, isEmptyReadable: isEmptyReadable)
    }

    /// The rule that what is typed must stand for a value; it stands before the field's other rules.
    final func readingRule(_ reading: TextReading) -> Rule { Rule(reading, place: marks.first?.place ?? Finding.placeBehindRules) }

    /// Whether what was typed stands for a value, as far as the field counts; nil if it always does.
    final var readability: Property<Bool>? {
        guard let reading else { return nil }
        return activity.map { Property.derived(from: reading.isReadable, $0) { $0 || !$1 } } ?? reading.isReadable
    }

    final var isUnreadable: Bool { isActive && reading?.isReadable.value == false }

    final var locale: Locale { scope?.localization.value.locale ?? .current }

    // Made when first read: whoever reads no errors pays for none.

    final lazy var dirtiness: Property<Bool> = {
        let differs = valueDiffersFromStart()
        return reading.map { Property.derived(from: differs, $0.isReadable) { $0 || !$1 } } ?? differs
    }()
    /// A command has validated the field, and its errors are to be shown.
    final lazy var revealed = MutableProperty(false)
    final lazy var activeness: Property<Bool> = {
        isActivityRead = true
        return activity ?? Property(true)
    }()
    final lazy var validity: Property<Bool> = {
        var conditions = marks(.error).map(\.holds)
        if let inner = innerValidity() { conditions.append(inner) }
        if isInPart { conditions.append(lateMarks.hold) }
        let all = Property.all(conditions)
        return activity.map { Property.derived(from: all, $0) { $0 || !$1 } } ?? all
    }()
    final lazy var pendingness: Property<Bool> = {
        areMarksRead = true
        var conditions = marks.compactMap(\.answer?.isPending)
        if let inner = innerPendingness() { conditions.append(inner) }
        if isInPart { conditions.append(lateMarks.isPending) }
        return Property.any(conditions)
    }()
    /// What other forms have to say of this field.
    private final lazy var lateMarks = LateMarks()
    final lazy var requiredness: Property<Bool> = {
        var reasons = (marks(.error) + marksOfWholes.filter { $0.severity == .error }).compactMap { mark -> Property<Bool>? in
            guard let rule = mark.rule, let holds = rule.condition?.whenEmpty(self) else { return nil }
            return .derived(from: holds, Property.all(rule.applicability)) { !$0 && $1 }
        }
        if let reading, !reading.isEmptyReadable { reasons.append(Property(true)) }
        return Property.any(reasons).and(activeness)
    }()
    final lazy var errorFindings: Property<[Finding]> = {
        let shown = findings(.error)
        return Property.derived(from: shown, serverError, localization, activeness) { shown, serverError, localization, isActive in
            guard isActive else { return [] }
            return serverError.map { shown + [Finding(place: .max, message: localization.string(for: $0))] } ?? shown
        }
    }()
    final lazy var errorMessages = allMessages()
    final lazy var errorMessage = errorFindings.map(\.first?.message)
    final lazy var warningMessage: Property<String?> = {
        let shown = findings(.warning)
        return Property.derived(from: shown, activeness) { shown, isActive in isActive ? shown.first?.message : nil }
    }()
    private final func findings(_ severity: Severity) -> Property<[Finding]> {
        let own = RuleMark.findings(marks(severity), localization)
        return isInPart ? .derived(from: own, lateMarks.findings(severity)) { $0 + $1 } : own
    }

    final var localization: Property<Localization> { scope?.localization ?? Property(Localization(locale: .current)) }
}
