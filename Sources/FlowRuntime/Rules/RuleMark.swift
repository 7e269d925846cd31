import ReactiveCore

/// A rule as one of its fields sees it, or as its form does if it has no field; or as the part sees it in which its fields are.
struct RuleMark {
    /// Held by the form. A rule holds its fields and what its condition reads, so a field must not hold it.
    weak let rule: Rule?
    let place: Int
    private let isShared: Bool
    let severity: Severity
    let holds: Property<Bool>
    let answer: AnswerRule?
    let isSatisfied: Property<Bool>
    private let message: Property<FlowText>
    /// Whether the message is to be shown when the rule does not hold; nil if it always is.
    private let isShown: Property<Bool>?

    init(rule: Rule, isShown: Property<Bool>?) {
        self.rule = rule
        self.isShown = isShown
        place = rule.place
        isShared = rule.isShared
        severity = rule.severity
        holds = rule.holds
        answer = rule.answer
        isSatisfied = rule.isSatisfied
        message = rule.message
    }

    /// The findings of several rules, in their order.
    static func findings(_ marks: [RuleMark], _ localization: Property<Localization>) -> Property<[Finding]> {
        .derived(fromAll: marks.map { $0.finding(localization) }) { findings in findings.compactMap { $0 } }
    }

    func finding(_ localization: Property<Localization>) -> Property<Finding?> {
        let place = place
        let sharedPlace = isShared ? place : nil
        guard let isShown else {
            return .derived(from: isSatisfied, message, localization) { isSatisfied, message, localization in
                isSatisfied ? nil : Finding(place: place, rule: sharedPlace, message: localization.string(for: message))
            }
        }
        return .derived(from: isSatisfied, message, localization, isShown) { isSatisfied, message, localization, isShown in
            isSatisfied || !isShown ? nil : Finding(place: place, rule: sharedPlace, message: localization.string(for: message))
        }
    }
}
