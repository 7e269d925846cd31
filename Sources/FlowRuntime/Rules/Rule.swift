import ReactiveCore

/// Whether a rule makes the flow invalid, or is only worth a word.
enum Severity { case error, warning }

/// Something that must, or ought to, hold.
final class Rule {
    /// Its place among the rules of its form.
    let place: Int
    /// Whether it may mark several fields.
    let isShared: Bool
    let severity: Severity
    let fields: [FormField]
    let message: Property<FlowText>
    /// True also when the rule does not apply.
    let holds: Property<Bool>
    /// Whether there is nothing to say: the same, but true also while an answer is waited for.
    let isSatisfied: Property<Bool>
    /// Nil unless the rule asks a service.
    let answer: AnswerRule?
    /// What must hold; nil if a service is asked, or a text read.
    let condition: FlowCondition?
    /// All of these must hold or the rule does not apply.
    let applicability: [Property<Bool>]

    init(
        place: Int,
        severity: Severity,
        condition: FlowCondition,
        onlyWhen application: Property<Bool>?,
        fields: [FormField],
        message: FlowMessage
    ) {
        self.place = place
        isShared = true
        self.severity = severity
        self.fields = fields
        self.message = message.text
        self.condition = condition
        applicability = Rule.applicability(onlyWhen: application, on: fields)
        let applies = applicability + fields.compactMap(\.readability)
        holds = applies.isEmpty ? condition.property : Property.derived(from: condition.property, Property.all(applies)) { $0 || !$1 }
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
        isShared = true
        self.severity = severity
        self.fields = fields
        self.answer = answer
        self.message = .derived(from: answer.status, message.text, unavailable.text) { $0 == .unavailable ? $2 : $1 }
        condition = nil
        applicability = []
        holds = answer.status.map(\.holds)
        isSatisfied = answer.status.map { !$0.isViolated }
    }

    /// The rule that what was typed into a field stands for a value.
    init(_ reading: TextReading, place: Int) {
        self.place = place
        isShared = false
        severity = .error
        fields = []
        message = reading.message
        holds = reading.isReadable
        isSatisfied = reading.isReadable
        answer = nil
        condition = nil
        applicability = []
    }

    /// The conditions under which a rule applies, besides that its fields can be read: what cannot be is an error of its own, and there is
    /// no value for the rule.
    static func applicability(onlyWhen application: Property<Bool>?, on fields: [FormField]) -> [Property<Bool>] {
        // A rule on fields that are all inactive does not apply; one that is always active settles that.
        let activities = fields.compactMap(\.activity)
        let somewhere = fields.isEmpty || activities.count < fields.count ? nil : Property.any(activities)
        return [application, somewhere].compactMap { $0 }
    }
}
