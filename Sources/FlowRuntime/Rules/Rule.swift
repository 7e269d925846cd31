import ReactiveCore

/// Something that must, or ought to, hold.
struct Rule {
    let place: Int
    let severity: Severity
    let fields: [FormField]
    let message: Property<FlowText>
    /// True also when the rule does not apply.
    let holds: Property<Bool>

    init(
        place: Int,
        severity: Severity,
        condition: Property<Bool>,
        onlyWhen application: Property<Bool>?,
        fields: [FormField],
        message: Property<FlowText>
    ) {
        self.place = place
        self.severity = severity
        self.fields = fields
        self.message = message
        // A rule on fields that are all inactive does not apply; one that is always active settles that.
        let activities = fields.compactMap(\.activity)
        let somewhere = fields.isEmpty || activities.count < fields.count ? nil : Property.any(activities)
        // What cannot be read is an error of its own, and there is no value for the rule.
        let applies = [application, somewhere].compactMap { $0 } + fields.compactMap(\.readability)
        holds = applies.isEmpty ? condition : Property.derived(from: condition, Property.all(applies)) { $0 || !$1 }
    }

    /// The rule as a field sees it, or as the form does if it has no field.
    func mark(isShown: Property<Bool>?) -> RuleMark {
        RuleMark(place: place, severity: severity, holds: holds, message: message, isShown: isShown)
    }
}
