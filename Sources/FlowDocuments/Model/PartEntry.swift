import FlowSpec

struct PartEntry: Encodable, Sendable {
    let name: String
    let flow: String
    let file: String
    let isList: Bool
    let onlyWhen: ExpressionEntry?
    let resetsWhenChanged: [String]
    let maximumCount: Int?
    let label: MessageEntry?
    let documentation: String?
    let place: PlaceEntry
}

extension EntryContext {
    func part(_ part: Part) -> PartEntry {
        PartEntry(
            name: part.name.text, flow: part.flow.name, file: part.flow.source.path, isList: part.isList,
            onlyWhen: part.ownCondition.map(expression), resetsWhenChanged: part.resetsWhenChanged, maximumCount: part.maximumCount,
            label: part.label.map(message), documentation: part.documentation, place: place(part.name.range))
    }
}
