import Foundation
import ReactiveCore

/// The fields, rules and commands of a flow.
///
/// Rules are said once, after the fields have been added and before anything reads whether the form is valid.
///
/// ```swift
/// form.add(email, password)
/// form.require(.reading(email) { email in email.isEmail }, on: email, else: "Enter an address like name@example.com")
/// form.isValid
/// ```
public final class Form {
    let scope: ChangeScope
    /// Its fields and parts, in the order of the spec.
    private(set) var members: [Member] = []
    /// What it is to its whole; nil if it is no part.
    private(set) weak var part: FormPart?
    /// Nil if it is always active.
    let activity: Property<Bool>?
    private var commands: [FormCommand] = []
    private(set) var rules: [Rule] = []
    /// The same as ``FormField/revealed``, for rules that are on no field.
    private let isRevealed = MutableProperty(false)
    private let unplacedTexts = MutableProperty<[FlowText]>([])
    /// From now on something depends on the rules.
    var areRulesRead = false
    /// The steps in which it is filled in; nil if it has none.
    var steps: FormSteps?
    /// What drafts hold; nil if no field is restored.
    var drafting: Drafting?
    /// See ``Draftable/draftLosses``.
    let draftLosses = MutableProperty<[DraftLoss]>([])
    /// The rules that its wholes have on what is in it, and what follows from them.
    private(set) var rulesOfWholes: [RuleMark] = []
    private lazy var marksOfWholes = LateMarks()

    enum Member {
        case field(FormField)
        case part(FormPart)

        var field: FormField {
            switch self {
            case .field(let field): field
            case .part(let part): part
            }
        }
    }

    /// Its own fields.
    var fields: [FormField] { members.compactMap { if case .field(let field) = $0 { field } else { nil } } }
    var parts: [FormPart] { members.compactMap { if case .part(let part) = $0 { part } else { nil } } }

    /// A form without fields.
    ///
    /// - Parameters:
    ///   - clock: What all times of the flow are measured with.
    ///   - locale: For whom texts are chosen, and numbers and dates are read and written.
    public init(clock: any Clock<Duration> = ContinuousClock(), locale: Locale = .current) {
        scope = ChangeScope(clock: clock, locale: locale)
        activity = nil
    }

    /// The form of a part, or of a row of a list.
    init(in part: FormPart, of whole: Form?, activity: Property<Bool>?) {
        scope = whole?.scope ?? ChangeScope()
        self.part = part
        self.activity = activity
    }

    deinit {
        end()
        // What can be undone holds the fields, which hold what can be undone.
        if part == nil { scope.history?.forget() }
    }

    // MARK: What is read

    /// Whether every rule that applies holds. Whether errors are shown does not matter, nor does what a server found wrong.
    public var isValid: Bool { validity.value }

    /// Whether a rule waits for an answer. Then the form is not valid, unless it is only a warning.
    public var isPending: Bool { pendingness.value }

    /// The error of each field and part, in the order of the spec, of the fields between two parts in the order of the rules; then errors
    /// that belong to no field.
    public var errors: [String] { messages.value }

    /// The first field with an error, in the order of the rules, whether the error is shown or not; what a server found wrong comes last.
    public var firstInvalidField: FormField? { firstField(\.isInvalid) ?? firstField(\.hasServerError) }

    /// The observable side of the form, for those who work with streams.
    public var reactive: Reactive { Reactive(form: self) }

    /// The observable side of a form, for those who work with streams.
    public struct Reactive {
        let form: Form

        /// See ``Form/isValid``.
        public var isValid: Property<Bool> { form.validity }
        /// See ``Form/isActive``.
        public var isActive: Property<Bool> { form.activity ?? Property(true) }
        /// See ``Form/isPending``.
        public var isPending: Property<Bool> { form.pendingness }
        /// See ``Form/errors``.
        public var errors: Property<[String]> { form.messages }
    }

    // MARK: What is said about it

    /// Adds fields, in the order in which the spec has them.
    public func add(_ fields: FormField...) {
        precondition(!areRulesRead || fields.allSatisfy { $0.reading == nil }, "A field was added after something had read the rules.")
        for field in fields {
            field.scope = scope
            field.form = self
            field.take(activityOfForm: activity)
        }
        members += fields.map { .field($0) }
    }

    /// Adds a part, and gives the form for it.
    ///
    /// ```swift
    /// billing = AddressViewModel(services: services, in: form.part(called: "Billing address"))
    /// ```
    ///
    /// - Parameters:
    ///   - isConditional: Whether it can be inactive; then ``FormPart/onlyWhen(_:)`` of ``itself`` has to be called.
    ///   - label: What stands before its errors in the list of errors of this form; nil for nothing.
    public func part(isConditional: Bool = false, called label: FlowText? = nil) -> Form {
        let part = SinglePart(in: self, isConditional: isConditional, label: label)
        add(part: part)
        return part.partForm
    }

    func add(part: FormPart) {
        precondition(!areRulesRead, "A part was added after something had read the rules.")
        members.append(.part(part))
    }

    /// What the form is to the one of which it is a part: there rules of the whole can be, and errors.
    public var itself: FormPart {
        guard let part else { preconditionFailure("The form is no part of another one.") }
        return part
    }

    /// Whether it counts: it is no part, or an active one.
    public var isActive: Bool { activity?.value ?? true }

    /// Adds a command, whose failures are then among the errors.
    func add(_ command: FormCommand) {
        command.scope = scope
        command.form = self
        commands.append(command)
    }

    /// Says when errors show. Say so before the first rule.
    public func showsErrors(_ display: ErrorDisplay) {
        // Of a part the whole decides.
        if part != nil { return }
        precondition(rules.isEmpty, "showsErrors(_:) was called after a rule was added. Call it first.")
        scope.display = display
    }

    func add(_ makeRule: (_ place: Int) -> Rule) {
        precondition(!areRulesRead, "A rule was added after something had read whether the form is valid. Add all rules first.")
        let rule = makeRule(scope.nextPlace())
        rules.append(rule)
        for field in rule.fields {
            field.add(RuleMark(rule: rule, isShown: scope.display.isShown(touched: field.touched, revealed: field.revealed)), of: self)
            field.innermostForm?.note(rule, of: self)
        }
    }

    /// A whole has a rule on something in this form: each form on the way to that whole needs it as well.
    private func note(_ rule: Rule, of whole: Form) {
        guard self !== whole else { return }
        part?.form?.note(rule, of: whole)
        guard !rulesOfWholes.contains(where: { $0.rule === rule }) else { return }
        rulesOfWholes.append(RuleMark(rule: rule, isShown: nil))
        marksOfWholes.addOutcome(of: rule.severity, holds: rule.holds, answer: rule.answer)
    }

    /// Whether the rules that have been added so far, and ask nobody, hold on all of `fields`; first those of parts on their fields.
    func conditions(on fields: [FormField]) -> [Property<Bool>] {
        var forms: [Form] = []
        for field in fields {
            var form = field.form
            while let next = form, next !== self, !forms.contains(where: { $0 === next }) {
                forms.append(next)
                form = next.part?.form
            }
        }
        return (forms + [self]).flatMap { form in
            form.rules.filter { rule in
                rule.severity == .error && rule.answer == nil && rule.fields.contains { field in fields.contains { $0 === field } }
            }
        }
        .map(\.holds)
    }

    // MARK: What is done

    /// Shows the errors on some fields and parts, or all errors if none are named. If a rule on them does not hold it gives the messages that
    /// ``errors`` has of them, else none.
    func validate(_ some: [FormField]) -> [String] {
        scope.change { if some.isEmpty { reveal() } else { for field in some { field.reveal() } } }
        guard !some.isEmpty else { return isValid ? [] : errors }
        guard !some.allSatisfy(\.isValid) else { return [] }
        let inOrder = fieldsInOrderOfRules.filter { field in some.contains { $0 === field } }
        let others = some.filter { field in !inOrder.contains { $0 === field } }
        return Form.messages(
            of: Form.inOrderOfRules((inOrder + others.filter { !($0 is FormPart) }).map(\.errorFindings.value))
                + others.compactMap { $0 as? FormPart }.flatMap(\.contents.value))
    }

    /// Shows the errors of everything in it.
    func reveal() {
        for member in members { member.field.reveal() }
        isRevealed.value = true
    }

    /// Errors are shown as at the beginning.
    func conceal() {
        for member in members { member.field.conceal() }
        isRevealed.value = false
    }

    /// The rules on some fields and parts, or all rules if none are named, that wait for an answer, warnings aside; those of parts first.
    func pendingAnswers(on some: [FormField]) -> [AnswerRule] {
        let answers = some.isEmpty ? allAnswers : some.flatMap { ($0 as? FormPart)?.allAnswers ?? $0.answers }
        return answers.filter { $0.severity == .error && $0.answer.isPending.value }.map(\.answer)
    }

    /// All rules that ask a service, those of parts first.
    var allAnswers: [(severity: Severity, answer: AnswerRule)] {
        parts.flatMap { $0.forms.flatMap(\.allAnswers) } + rules.compactMap { rule in rule.answer.map { (rule.severity, $0) } }
    }

    func reset() {
        scope.change {
            for command in commands { command.resetToStart() }
            resetMembers()
            conceal()
            steps?.reset()
            // That the fields are back at the start is no reason to run.
            for command in commands { command.trigger?.forget() }
            scope.history?.forget()
        }
        startAnew()
    }

    private func startAnew() {
        for part in parts { for form in part.forms { form.startAnew() } }
        for rule in rules { rule.answer?.startAnew() }
    }

    /// Every field goes back to its start, and every list loses its rows.
    func resetMembers() {
        for field in members.map(\.field) where !field.isBeingRestored { field.resetToStart() }
    }

    /// The user has edited something in it.
    func wasTouched() {
        part?.touched.value = true
        part?.form?.wasTouched()
    }

    /// Something in it holds something else now.
    func hasChanged(isRestoration: Bool) {
        part?.wasWritten(isChange: true, isRestoration: isRestoration, isAtStart: false)
    }

    func end() {
        for command in commands { command.cancel() }
    }

    /// A command has failed, or starts again.
    func collectUnplacedTexts() { unplacedTexts.value = commands.flatMap(\.unplacedTexts) }

    /// The rules for something that depends on them from now on.
    var rulesForReading: [Rule] {
        areRulesRead = true
        return rules
    }

    // MARK: Properties, made when first read

    private lazy var validity: Property<Bool> = {
        areRulesRead = true
        var conditions = rules.filter { $0.severity == .error }.map(\.holds) + fields.compactMap(\.readability)
        conditions += parts.compactMap { $0.innerValidity() }
        if part != nil { conditions.append(marksOfWholes.hold) }
        let all = Property.all(conditions)
        // Nothing is wrong with an inactive part, whatever a rule on it and on something else says.
        return activity.map { Property.derived(from: all, $0) { $0 || !$1 } } ?? all
    }()

    /// The same without the rules of its wholes.
    func validityByItself() -> Property<Bool> {
        areRulesRead = true
        let conditions = rules.filter { $0.severity == .error }.map(\.holds) + fields.compactMap(\.readability)
        return Property.all(conditions + parts.compactMap { $0.validityByItself() })
    }

    private lazy var pendingness: Property<Bool> = {
        areRulesRead = true
        var conditions = rules.compactMap(\.answer?.isPending)
        conditions += parts.compactMap { $0.innerPendingness() }
        if part != nil { conditions.append(marksOfWholes.isPending) }
        return Property.any(conditions)
    }()

    /// Whether some field differs from its start.
    func dirtiness() -> Property<Bool> { .any(members.map(\.field.dirtiness)) }

    /// Its own fields: those that rules mark in the order of the rules, then the others.
    private lazy var fieldsInOrderOfRules: [FormField] = {
        areRulesRead = true
        var seen: Set<ObjectIdentifier> = []
        let fields = fields
        let marked = rules.flatMap(\.fields).filter { field in fields.contains { $0 === field } }
        return (marked + fields).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }()

    /// The fields between two parts, in the order of the rules, and the parts.
    var segments: [(fields: [FormField], part: FormPart?)] {
        var result: [(fields: [FormField], part: FormPart?)] = []
        var run: [FormField] = []
        func inOrder() -> [FormField] { fieldsInOrderOfRules.filter { field in run.contains { $0 === field } } }
        for member in members {
            switch member {
            case .field(let field): run.append(field)
            case .part(let part):
                result.append((inOrder(), part))
                run = []
            }
        }
        return result + [(inOrder(), nil)]
    }

    /// The first field that is like that, in the order in which errors are listed.
    private func firstField(_ isWanted: KeyPath<FormField, Bool>) -> FormField? {
        for (fields, part) in segments {
            // Of two fields, the one with the earlier rule.
            for rule in rules {
                if let field = rule.fields.first(where: { field in fields.contains { $0 === field } && field.isUnreadable }) {
                    return field
                }
                guard rule.severity == .error, !rule.isSatisfied.value, isWanted == \FormField.isInvalid else { continue }
                if let field = rule.fields.first(where: { field in fields.contains { $0 === field } && field.isActive }) { return field }
            }
            if let field = fields.first(where: { $0[keyPath: isWanted] }) { return field }
            guard let part else { continue }
            if part[keyPath: isWanted] { return part }
            for form in part.forms { if let field = form.firstField(isWanted) { return field } }
        }
        return nil
    }

    /// What is wrong in it, in the order in which it is listed.
    private(set) lazy var findings: Property<[Finding]> = {
        areRulesRead = true
        var lists: [Property<[Finding]>] = []
        for (fields, part) in segments {
            if !fields.isEmpty { lists.append(.derived(fromAll: fields.map(\.errorFindings)) { Form.inOrderOfRules($0) }) }
            if let part { lists.append(part.listing()) }
        }
        return lists.count == 1 ? lists[0] : .derived(fromAll: lists) { $0.flatMap { $0 } }
    }()

    private lazy var messages: Property<[String]> = {
        let touched = Property.any(members.map(\.field.touched) + [isRevealed])
        let marks = rules.filter { $0.fields.isEmpty && $0.severity == .error }
            .map { RuleMark(rule: $0, isShown: scope.display.isShown(touched: touched, revealed: isRevealed)) }
        let single = part as? SinglePart
        return Property.derived(
            from: single?.contents ?? findings,
            RuleMark.findings(marks, scope.localization),
            unplacedTexts,
            scope.localization
        ) { listed, findings, texts, localization in
            Form.messages(of: listed) + findings.map(\.message) + texts.map(localization.string(for:))
        }
    }()

    /// The first finding of each field.
    static func inOrderOfRules(_ findings: [[Finding]]) -> [Finding] {
        findings.compactMap(\.first).enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }

    /// A rule that marks several fields is listed once.
    static func messages(of findings: [Finding]) -> [String] {
        var seen: Set<Int> = []
        return findings.filter { $0.rule.map { seen.insert($0).inserted } ?? true }.map(\.message)
    }
}
