import ReactiveCore

/// A part that is there once.
final class SinglePart: FormPart {
    /// Made by the part itself, which needs it.
    private var inner: Form?

    init(in whole: Form, isConditional: Bool, label: FlowText?) {
        super.init(in: whole, isConditional: isConditional, label: label.map { label in { _ in label } })
        inner = Form(in: self, of: whole, activity: activity)
    }

    var partForm: Form {
        guard let inner else { preconditionFailure("A part has its form from the beginning.") }
        return inner
    }

    override var forms: [Form] { [partForm] }

    override var knownValidity: Property<Bool> { partForm.reactive.isValid }
    override func innerObstacles() -> Property<[Finding]> { labelled(partForm.allObstacles()) }
    override var innermostForm: Form? { partForm }

    /// The rules of the wholes on it are among those on what is in it.
    override var allAnswers: [(severity: Severity, answer: AnswerRule)] {
        partForm.allAnswers + partForm.rulesOfWholes.compactMap { rule in rule.answer.map { (rule.severity, $0) } }
    }

    override func valueDiffersFromStart() -> Property<Bool> { partForm.dirtiness() }
    override func innerValidity() -> Property<Bool>? { partForm.reactive.isValid }
    override func validityByItself() -> Property<Bool>? { partForm.validityByItself() }
    override func innerPendingness() -> Property<Bool>? { partForm.reactive.isPending }
    override func innerFindings() -> Property<[Finding]> { partForm.findings }

    override func listing() -> Property<[Finding]> { labelled(contents) }

    private func labelled(_ findings: Property<[Finding]>) -> Property<[Finding]> {
        guard let label = label?(1) else { return findings }
        return .derived(from: findings, localization) { findings, localization in
            findings.map { $0.labelled(localization.string(for: label)) }
        }
    }
}
