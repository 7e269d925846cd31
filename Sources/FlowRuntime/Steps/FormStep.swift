import Observation
import ReactiveCore

/// One of the steps in which a flow is filled in.
///
/// ```swift
/// model.steps[.work].title        // "Your work"
/// model.steps[.work].isComplete   // false
/// model.steps[.work].errors       // ["Enter the name of your employer"]
/// ```
public final class FormStep: Observable {
    /// Its place among all steps, from 0.
    let number: Int
    let fields: [FormField]
    private weak var steps: FormSteps?
    private var activity: Property<Bool>?
    private var message: FlowMessage
    private var isActivityRead = false

    init(number: Int, in steps: FormSteps, message: FlowMessage, fields: [FormField]) {
        self.number = number
        self.steps = steps
        self.message = message
        self.fields = fields
    }

    // MARK: What is read

    /// What stands above the step.
    public var title: String { titleText.value }
    /// Whether the step is there; otherwise it is skipped, and its fields are inactive.
    public var isActive: Bool { activeness.value }
    /// Whether the user has been at the step, or is there.
    public var isVisited: Bool { visitedness.value }
    /// Whether the step could be left as it is: every rule holds that counts for it, and none waits for an answer. A rule that marks fields of several
    /// steps counts for the last of those that are there.
    public var isValid: Bool { validity.value }
    /// Whether a rule that counts for the step waits for an answer.
    public var isPending: Bool { pendingness.value }
    /// Whether the user has been at the step, and could leave it as it is.
    public var isComplete: Bool { completeness.value }
    /// The error of each field of the step, in the order of the rules, as far as they are shown.
    public var errors: [String] { messages.value }

    /// The observable side of the step, for those who work with streams.
    public var reactive: Reactive { Reactive(step: self) }

    /// The observable side of a step, for those who work with streams.
    public struct Reactive {
        let step: FormStep

        /// See ``FormStep/title``.
        public var title: Property<String> { step.titleText }
        /// See ``FormStep/isActive``.
        public var isActive: Property<Bool> { step.activeness }
        /// See ``FormStep/isVisited``.
        public var isVisited: Property<Bool> { step.visitedness }
        /// See ``FormStep/isValid``.
        public var isValid: Property<Bool> { step.validity }
        /// See ``FormStep/isPending``.
        public var isPending: Property<Bool> { step.pendingness }
        /// See ``FormStep/isComplete``.
        public var isComplete: Property<Bool> { step.completeness }
        /// See ``FormStep/errors``.
        public var errors: Property<[String]> { step.messages }
    }

    // MARK: What is said about it

    /// The step is skipped unless `condition` holds. Say so once, before anything reads whether the step is active.
    public func onlyWhen(_ condition: Property<Bool>) {
        precondition(activity == nil, "onlyWhen(_:) was called twice. Join the conditions into one.")
        precondition(!isActivityRead, "onlyWhen(_:) was called after something had read whether the step is active. Call it first.")
        activity = condition
    }

    /// What stands above the step, where that depends on values. Say so before anything reads the title.
    public func called(_ title: FlowMessage) { message = title }

    /// Whether it is entered there, by itself or in a part.
    func has(_ field: FormField) -> Bool { fields.contains { $0 === field || $0.holds(field) } }

    private var parts: [FormPart] { fields.compactMap { $0 as? FormPart } }

    // MARK: Properties, made when first read

    private(set) lazy var activeness: Property<Bool> = {
        isActivityRead = true
        return activity ?? Property(true)
    }()

    private lazy var titleText: Property<String> = .derived(
        from: message.text, steps?.form?.scope.localization ?? Property(Localization(locale: .current))
    ) { text, localization in localization.string(for: text) }

    private lazy var visitedness: Property<Bool> = {
        guard let steps else { return Property(false) }
        return .derived(from: steps.walk, steps.presence) { [number] walk, isThere in walk.hasVisited(number, isThere) }
    }()

    private(set) lazy var validity: Property<Bool> = Property.all(
        rules.map(\.isHarmless) + fields.compactMap(\.readability) + parts.compactMap { $0.validityByItself() })

    private lazy var pendingness: Property<Bool> = Property.any(rules.compactMap(\.isPending) + parts.compactMap { $0.innerPendingness() })

    private lazy var completeness: Property<Bool> = visitedness.and(validity)

    private lazy var messages: Property<[String]> = {
        guard let form = steps?.form else { return Property([]) }
        let elsewhere = Property.derived(fromAll: StepRule.listedElsewhere(form.rulesForReading, than: self)) { places in
            Set(places.compactMap { $0 })
        }
        func counts(_ finding: Finding, _ elsewhere: Set<Int>) -> Bool { finding.rule.map { !elsewhere.contains($0) } ?? true }
        var lists: [Property<[Finding]>] = []
        for (fields, part) in form.segments {
            let fields = fields.filter(has)
            if !fields.isEmpty {
                let findings = Property.derived(fromAll: fields.map(\.errorFindings)) { $0 }
                lists.append(
                    .derived(from: findings, elsewhere) { findings, elsewhere in
                        Form.inOrderOfRules(findings.map { $0.filter { counts($0, elsewhere) } })
                    })
            }
            if let part, has(part) {
                lists.append(.derived(from: part.listing(), elsewhere) { findings, elsewhere in findings.filter { counts($0, elsewhere) } })
            }
        }
        return .derived(fromAll: lists) { Form.messages(of: $0.flatMap { $0 }) }
    }()

    private var rules: [StepRule] { (steps?.form?.rulesForReading ?? []).compactMap { StepRule($0, of: self) } }

    func stands(before field: FormField) -> Bool { steps?.all.contains { $0.number > number && $0.has(field) } ?? false }
}
