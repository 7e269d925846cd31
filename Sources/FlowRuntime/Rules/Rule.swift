import ReactiveCore

/// Something that must, or ought to, hold.
struct Rule {
    let place: Int
    let severity: Severity
    let fields: [FormField]
    let message: Property<FlowText>
    /// True also when the rule does not apply.
    let holds: Property<Bool>
    /// Whether there is nothing to say: the same, but true also while an answer is waited for.
    let isSatisfied: Property<Bool>
    /// Nil unless the rule asks a service.
    let answer: AnswerRule?

    init(
        place: Int,
        severity: Severity,
        condition: Property<Bool>,
        onlyWhen application: Property<Bool>?,
        fields: [FormField],
        message: FlowMessage
    ) {
        self.place = place
        self.severity = severity
        self.fields = fields
        self.message = message.text
        let applies = Rule.applicability(onlyWhen: application, on: fields)
        holds = applies.isEmpty ? condition : Property.derived(from: condition, Property.all(applies)) { $0 || !$1 }
        isSatisfied = holds
        answer = nil
    }

    /// A rule that asks a service.
    init(
        place: Int,
        severity: Severity,
        answer: AnswerRule,
        fields: [FormField],
        message: FlowMessage,
        unavailable: FlowMessage
    ) {
        self.place = place
        self.severity = severity
        self.fields = fields
        self.answer = answer
        self.message = .derived(from: answer.status, message.text, unavailable.text) { $0 == .unavailable ? $2 : $1 }
        holds = answer.status.map(\.holds)
        isSatisfied = answer.status.map { !$0.isViolated }
    }

    /// The conditions under which a rule applies.
    static func applicability(onlyWhen application: Property<Bool>?, on fields: [FormField]) -> [Property<Bool>] {
        // A rule on fields that are all inactive does not apply; one that is always active settles that.
        let activities = fields.compactMap(\.activity)
        let somewhere = fields.isEmpty || activities.count < fields.count ? nil : Property.any(activities)
        // What cannot be read is an error of its own, and there is no value for the rule.
        return [application, somewhere].compactMap { $0 } + fields.compactMap(\.readability)
    }

    /// The rule as a field sees it, or as the form does if it has no field.
    func mark(isShown: Property<Bool>?) -> RuleMark {
        RuleMark(
            place: place, severity: severity, holds: holds, isSatisfied: isSatisfied, answer: answer, message: message, isShown: isShown)
    }
}
