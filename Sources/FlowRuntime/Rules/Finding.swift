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
    let message: Property<String>
    /// Whether the message is to be shown when the rule does not hold; nil if it always is.
    let isShown: Property<Bool>?

    /// The findings of several rules, in their order.
    static func findings(_ marks: [RuleMark]) -> Property<[Finding]> {
        .derived(fromAll: marks.map(\.finding)) { findings in findings.compactMap { $0 } }
    }

    private var finding: Property<Finding?> {
        guard let isShown else {
            return .derived(from: holds, message) { [order] holds, message in holds ? nil : Finding(order: order, message: message) }
        }
        return .derived(from: holds, message, isShown) { [order] holds, message, isShown in
            holds || !isShown ? nil : Finding(order: order, message: message)
        }
    }
}
