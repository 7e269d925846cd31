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
    private(set) var fields: [FormField] = []
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

    /// A form without fields.
    ///
    /// - Parameters:
    ///   - clock: What all times of the flow are measured with.
    ///   - locale: For whom texts are chosen, and numbers and dates are read and written.
    public init(clock: any Clock<Duration> = ContinuousClock(), locale: Locale = .current) {
        scope = ChangeScope(clock: clock, locale: locale)
    }

    deinit {
        end()
        // What can be undone holds the fields, which hold what can be undone.
        scope.history?.forget()
    }

    // MARK: What is read

    /// Whether every rule that applies holds. Whether errors are shown does not matter, nor does what a server found wrong.
    public var isValid: Bool { validity.value }

    /// Whether a rule waits for an answer. Then the form is not valid, unless it is only a warning.
    public var isPending: Bool { pendingness.value }

    /// The error of each field, in the order of the rules, then errors that belong to no field.
    public var errors: [String] { messages.value }

    /// The first field with an error, in the order of the rules, whether the error is shown or not; what a server found wrong comes last.
    public var firstInvalidField: FormField? {
        for rule in rules {
            if let field = rule.fields.first(where: \.isUnreadable) { return field }
            if rule.severity == .error, !rule.isSatisfied.value, let field = rule.fields.first(where: \.isActive) { return field }
        }
        let fields = fieldsInOrderOfRules
        return fields.first(where: \.isUnreadable) ?? fields.first { $0.isActive && $0.serverError.value != nil }
    }

    /// The observable side of the form, for those who work with streams.
    public var reactive: Reactive { Reactive(form: self) }

    /// The observable side of a form, for those who work with streams.
    public struct Reactive {
        let form: Form

        /// See ``Form/isValid``.
        public var isValid: Property<Bool> { form.validity }
        /// See ``Form/isPending``.
        public var isPending: Property<Bool> { form.pendingness }
        /// See ``Form/errors``.
        public var errors: Property<[String]> { form.messages }
    }

    // MARK: What is said about it

    /// Adds fields, in the order in which the spec has them.
    public func add(_ fields: FormField...) {
        precondition(!areRulesRead || fields.allSatisfy { $0.reading == nil }, "A field was added after something had read the rules.")
        for field in fields { field.scope = scope }
        self.fields += fields
    }

    /// Adds a command, whose failures are then among the errors.
    func add(_ command: FormCommand) {
        command.scope = scope
        command.form = self
        commands.append(command)
    }

    /// Says when errors show. Say so before the first rule.
    public func showsErrors(_ display: ErrorDisplay) {
        precondition(rules.isEmpty, "showsErrors(_:) was called after a rule was added. Call it first.")
        scope.display = display
    }

    func add(_ makeRule: (_ place: Int) -> Rule) {
        precondition(!areRulesRead, "A rule was added after something had read whether the form is valid. Add all rules first.")
        let rule = makeRule(rules.count)
        rules.append(rule)
        for field in rule.fields {
            field.add(RuleMark(rule: rule, isShown: scope.display.isShown(touched: field.touched, revealed: field.revealed)))
        }
    }

    /// Whether the rules that have been added so far, and ask nobody, hold on all of `fields`.
    func conditions(on fields: [FormField]) -> [Property<Bool>] {
        rules.filter { rule in
            rule.severity == .error && rule.answer == nil && rule.fields.contains { field in fields.contains { $0 === field } }
        }
        .map(\.holds)
    }

    // MARK: What is done

    /// Shows the errors on some fields, or all errors if none are named. If a rule on them does not hold it gives the messages that
    /// ``errors`` has of them, else none.
    func validate(_ some: [FormField]) -> [String] {
        scope.change {
            for field in some.isEmpty ? fields : some { field.reveal() }
            if some.isEmpty { isRevealed.value = true }
        }
        guard !some.isEmpty else { return isValid ? [] : errors }
        guard !some.allSatisfy(\.isValid) else { return [] }
        let findings = fieldsInOrderOfRules.filter { field in some.contains { $0 === field } }.map(\.errorFindings.value)
        return Form.inOrderOfRules(findings)
    }

    /// The rules on some fields, or all rules if none are named, that wait for an answer, warnings aside.
    func pendingAnswers(on some: [FormField]) -> [AnswerRule] {
        rules.compactMap { rule in
            guard rule.severity == .error, let answer = rule.answer, answer.isPending.value else { return nil }
            return some.isEmpty || rule.fields.contains { field in some.contains { $0 === field } } ? answer : nil
        }
    }

    func reset() {
        scope.change {
            for command in commands { command.resetToStart() }
            for field in fields {
                field.resetToStart()
                if scope.display.needsRevealing { field.revealed.value = false }
            }
            isRevealed.value = false
            steps?.reset()
            // That the fields are back at the start is no reason to run.
            for command in commands { command.trigger?.forget() }
            scope.history?.forget()
        }
        for rule in rules { rule.answer?.startAnew() }
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
        return Property.all(rules.filter { $0.severity == .error }.map(\.holds) + fields.compactMap(\.readability))
    }()

    private lazy var pendingness: Property<Bool> = {
        areRulesRead = true
        return Property.any(rules.compactMap(\.answer?.isPending))
    }()

    private(set) lazy var fieldsInOrderOfRules: [FormField] = {
        areRulesRead = true
        var seen: Set<ObjectIdentifier> = []
        return (rules.flatMap(\.fields) + fields).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }()

    private lazy var messages: Property<[String]> = {
        let fields = fieldsInOrderOfRules
        let touched = Property.any(fields.map(\.touched) + [isRevealed])
        let marks = rules.filter { $0.fields.isEmpty && $0.severity == .error }
            .map { RuleMark(rule: $0, isShown: scope.display.isShown(touched: touched, revealed: isRevealed)) }
        return Property.derived(
            from: Property.derived(fromAll: fields.map(\.errorFindings)) { Form.inOrderOfRules($0) },
            RuleMark.findings(marks, scope.localization),
            unplacedTexts,
            scope.localization
        ) { messages, findings, texts, localization in messages + findings.map(\.message) + texts.map(localization.string(for:)) }
    }()

    /// The first finding of each field; a rule that marks several fields is listed once.
    static func inOrderOfRules(_ findings: [[Finding]]) -> [String] {
        var seen: Set<Int> = []
        let first = findings.compactMap(\.first).filter { $0.rule.map { seen.insert($0).inserted } ?? true }
        return first.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.message)
    }
}
