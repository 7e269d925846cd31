import ReactiveCore

/// A rule as a step sees it: it counts for the last step that has an active field which the rule marks.
struct StepRule {
    private let rule: Rule
    /// Whether it counts for the step; nil if it always does.
    private let counts: Property<Bool>?

    /// Nil for a rule that never counts for the step, and for one that is only a warning.
    init?(_ rule: Rule, of step: FormStep) {
        let here = rule.fields.filter(step.has)
        guard rule.severity == .error, !here.isEmpty else { return nil }
        self.rule = rule
        if here.count == rule.fields.count {
            counts = nil
            return
        }
        let later = rule.fields.filter(step.stands(before:))
        // One that is always active settles it.
        guard later.allSatisfy({ $0.activity != nil }) else { return nil }
        let activities = here.compactMap(\.activity)
        let isHere = activities.count < here.count ? Property(true) : Property.any(activities)
        counts = Property.derived(from: isHere, Property.any(later.compactMap(\.activity))) { $0 && !$1 }
    }

    /// Whether the rule holds, or counts for another step.
    var isHarmless: Property<Bool> { counts.map { .derived(from: rule.holds, $0) { $0 || !$1 } } ?? rule.holds }

    /// Whether it waits for an answer, and counts for the step; nil if it asks nobody.
    var isPending: Property<Bool>? { rule.answer.map { answer in counts.map { answer.isPending.and($0) } ?? answer.isPending } }

    /// The places of the rules that mark fields of the step, and are listed under another one; nil while they are not.
    static func listedElsewhere(_ rules: [Rule], than step: FormStep) -> [Property<Int?>] {
        rules.filter { $0.severity == .error && $0.fields.contains(where: step.has) }.compactMap { rule in
            guard let seen = StepRule(rule, of: step) else { return Property(rule.place) }
            return seen.counts?.map { [place = rule.place] counts in counts ? nil : place }
        }
    }
}
