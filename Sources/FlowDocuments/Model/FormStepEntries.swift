import FlowSpec

/// One of the steps in which a flow is filled in.
struct FormStepEntry: Encodable, Sendable {
    let name: String
    let title: MessageEntry
    let fields: [String]
    let onlyWhen: ExpressionEntry?
    let place: PlaceEntry
}

extension EntryContext {
    func step(_ step: FormStep) -> FormStepEntry {
        FormStepEntry(
            name: step.name.text, title: message(step.title), fields: step.members, onlyWhen: step.condition.map(expression),
            place: place(step.name.range))
    }
}
