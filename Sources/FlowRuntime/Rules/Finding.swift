import ReactiveCore

/// Whether a rule makes the flow invalid, or is only worth a word.
enum Severity { case error, warning }

/// The message of a rule that does not hold.
struct Finding: Equatable {
    /// The rule's place among the rules of its form; `Int.max` for what a server has found.
    let order: Int
    let message: String
}

/// A rule as one of its fields sees it.
struct RuleMark {
    let order: Int
    let severity: Severity
    let holds: Property<Bool>
    let message: Property<FlowText>
    /// Whether the message is to be shown when the rule does not hold; nil if it always is.
    let isShown: Property<Bool>?

    /// The findings of several rules, in their order.
    static func findings(_ marks: [RuleMark], _ localization: Property<Localization>) -> Property<[Finding]> {
        .derived(fromAll: marks.map { $0.finding(localization) }) { findings in findings.compactMap { $0 } }
    }

    private func finding(_ localization: Property<Localization>) -> Property<Finding?> {
        guard let isShown else {
            return .derived(from: holds, message, localization) { [order] holds, message, localization in
                holds ? nil : Finding(order: order, message: localization.string(for: message))
            }
        }
        return .derived(from: holds, message, localization, isShown) { [order] holds, message, localization, isShown in
            holds || !isShown ? nil : Finding(order: order, message: localization.string(for: message))
        }
    }
}
