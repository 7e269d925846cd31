import ReactiveCore

/// Rules that a whole has on something in one of its parts. They are added when the part is complete, and its own values may have read already
/// whether all is well.
final class LateMarks {
    /// Whether all that are no warnings hold.
    let hold = Conjunction()
    private let pendings = PropertyList<Bool>()
    private let errors = PropertyList<Finding?>()
    private let warnings = PropertyList<Finding?>()
    private(set) lazy var isPending = pendings.map { $0.contains(true) }

    func add(_ mark: RuleMark, _ localization: Property<Localization>) {
        addOutcome(of: mark.severity, holds: mark.holds, answer: mark.answer)
        let findings = mark.severity == .error ? errors : warnings
        findings.properties.append(mark.finding(localization))
    }

    /// The same of a rule whose findings are listed elsewhere.
    func addOutcome(of severity: Severity, holds: Property<Bool>, answer: AnswerRule?) {
        if severity == .error { hold.add(holds) }
        if let answer { pendings.properties.append(answer.isPending) }
    }

    /// What the rules that do not hold say.
    func findings(_ severity: Severity) -> Property<[Finding]> {
        (severity == .error ? errors : warnings).map { findings in findings.compactMap { $0 } }
    }
}
