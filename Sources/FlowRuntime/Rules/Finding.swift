import ReactiveCore

/// Whether a rule makes the flow invalid, or is only worth a word.
enum Severity { case error, warning }

/// The message of a rule that does not hold.
struct Finding: Equatable {
    /// Where it stands among the rules of its form: the place of its rule, or of the field's first rule if the field's text cannot be read;
    /// `Int.max` for what a server has found.
    let place: Int
    /// The rule's place again, by which it is known where it marks several fields; nil if it belongs to this field alone.
    var rule: Int?
    let message: String

    /// The place of a field without rules whose text cannot be read.
    static let placeBehindRules = Int.max - 1
}

/// A rule as one of its fields sees it.
struct RuleMark {
    let place: Int
    /// Whether it may mark several fields.
    var isShared = true
    let severity: Severity
    let holds: Property<Bool>
    /// See ``Rule/isSatisfied``.
    let isSatisfied: Property<Bool>
    var answer: AnswerRule?
    let message: Property<FlowText>
    /// Whether the message is to be shown when the rule does not hold; nil if it always is.
    let isShown: Property<Bool>?

    /// The findings of several rules, in their order.
    static func findings(_ marks: [RuleMark], _ localization: Property<Localization>) -> Property<[Finding]> {
        .derived(fromAll: marks.map { $0.finding(localization) }) { findings in findings.compactMap { $0 } }
    }

    private var rule: Int? { isShared ? place : nil }

    private func finding(_ localization: Property<Localization>) -> Property<Finding?> {
        guard let isShown else {
            return .derived(from: isSatisfied, message, localization) { [place, rule] isSatisfied, message, localization in
                isSatisfied ? nil : Finding(place: place, rule: rule, message: localization.string(for: message))
            }
        }
        return .derived(from: isSatisfied, message, localization, isShown) { [place, rule] isSatisfied, message, localization, isShown in
            isSatisfied || !isShown ? nil : Finding(place: place, rule: rule, message: localization.string(for: message))
        }
    }
}
