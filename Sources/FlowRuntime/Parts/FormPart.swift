import ReactiveCore

/// A part of a form, or a list of parts, as its whole sees it: rules of the whole can be on it, it can be inactive, and it can be reset.
public class FormPart: FormField {
    /// What stands before its errors in the list of errors of the whole.
    final let label: ((Int) -> FlowText)?
    private final let condition: LateCondition?

    init(in whole: Form, isConditional: Bool, label: ((Int) -> FlowText)?) {
        self.label = label
        condition = isConditional ? LateCondition() : nil
        super.init()
        scope = whole.scope
        form = whole
        if let condition { activity = whole.activity.map { $0.and(condition.holds) } ?? condition.holds } else { activity = whole.activity }
    }

    /// The part, and everything in it, is active only when `condition` holds. Only for a part that was made with `isConditional`; until this
    /// is said it is inactive.
    public final func onlyWhen(_ condition: Property<Bool>) {
        guard let late = self.condition else {
            preconditionFailure("A part that is always active was given a condition. Make it with isConditional.")
        }
        late.become(condition)
    }

    // MARK: What is in it

    /// The forms in it, in their order.
    var forms: [Form] { [] }

    /// The rules on it, and on what is in it, that ask a service.
    var allAnswers: [(severity: Severity, answer: AnswerRule)] { forms.flatMap(\.allAnswers) + answers }

    /// What is wrong in it, in the order in which it is listed, without its own error.
    func innerFindings() -> Property<[Finding]> { Property([]) }

    /// Whether what is in it is valid, without the rules of its wholes; nil for nothing.
    func validityByItself() -> Property<Bool>? { innerValidity() }

    /// What keeps what is in it from being valid, whether it is shown or not.
    func innerObstacles() -> Property<[Finding]> { Property([]) }

    override func holds(_ field: FormField) -> Bool {
        var form = field.form
        while let next = form {
            if next.part === self { return true }
            form = next.part?.form
        }
        return false
    }

    /// What is listed of it: its own error, then what is wrong in it.
    private(set) final lazy var contents: Property<[Finding]> = .derived(from: errorFindings, innerFindings(), activeness) {
        own, inner, isActive in
        isActive ? own.prefix(1) + inner : []
    }

    /// The same as its whole lists it.
    func listing() -> Property<[Finding]> { contents }

    override func allMessages() -> Property<[String]> { contents.map(Form.messages(of:)) }

    override func reveal() {
        super.reveal()
        for form in forms { form.reveal() }
    }

    override func conceal() {
        super.conceal()
        for form in forms { form.conceal() }
    }

    override func resetToStart() {
        change {
            for form in forms { form.resetMembers() }
            clearServerError()
            touched.value = false
        }
    }
}

/// A condition that is known later than what it is a condition of; it does not hold before.
private final class LateCondition {
    let holds: Conjunction
    private let isKnown = MutableProperty(false)

    init() { holds = Conjunction([isKnown]) }

    func become(_ condition: Property<Bool>) {
        precondition(!isKnown.value, "onlyWhen(_:) was called twice. Join the conditions into one.")
        transaction {
            holds.add(condition)
            isKnown.value = true
        }
    }
}
