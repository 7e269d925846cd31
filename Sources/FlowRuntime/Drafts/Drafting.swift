import ReactiveCore

/// What the drafts of a flow hold.
final class Drafting {
    let schema: DraftSchema
    let fields: [DraftedField]

    init(_ schema: DraftSchema, _ fields: [DraftedField], localization: Property<Localization>) {
        self.schema = schema
        self.fields = fields
        contents = Self.contents(of: fields, localization)
    }

    /// What the fields hold, by their names.
    let contents: Property<[String: DraftValue]>

    private static func contents(of fields: [DraftedField], _ localization: Property<Localization>) -> Property<[String: DraftValue]> {
        let names = fields.map(\.name)
        return Property.derived(fromAll: fields.map { $0.content(localization) }) { contents in
            Dictionary(zip(names, contents), uniquingKeysWith: { first, _ in first })
        }
    }

    private(set) lazy var draft: Property<Draft> = contents.map { [schema] in Draft(flow: schema.flow, spec: schema.spec, fields: $0) }
}

extension Form {
    /// Says which fields and parts are restored. Say so once, after they have been added.
    ///
    /// ```swift
    /// form.drafts("Transfer", spec: "9f3a61c20b7d4e58", amount.drafted(as: "amount"), note.drafted(as: "note"))
    /// ```
    ///
    /// - Parameters:
    ///   - flow: The name of the flow.
    ///   - spec: What changes when the names or types of these fields do.
    ///   - fields: The fields and parts that are restored, each with its name.
    public func drafts(_ flow: String, spec: String, _ fields: DraftedField...) {
        precondition(drafting == nil, "drafts(_:spec:_:) was called twice. Name all fields in one call.")
        drafting = Drafting(DraftSchema(flow: flow, spec: spec), fields, localization: scope.localization)
    }

    /// Brings a draft back at the beginning, which is nothing to undo.
    public func begin(with draft: Draft) throws(DraftError) {
        try restore(draft)
        scope.history?.forget()
    }

    var draft: Property<Draft> { drafting?.draft ?? Property(Draft(flow: "", spec: "", fields: [:])) }

    @discardableResult
    func restore(_ draft: Draft) throws(DraftError) -> [DraftLoss] {
        guard let drafting else { return [] }
        let locale = scope.localization.value.locale
        return try scope.change { () throws(DraftError) in
            let (contents, losses) = try drafting.schema.read(draft, members: drafting.fields.map(\.name)) {
                index, entry, reader throws(DraftMismatch) in
                try drafting.fields[index].read(entry, locale, reader)
            }
            scope.restore(Restoration(contents.map(\.input)).fields, as: .restoration)
            draftLosses.value = losses
            return losses
        }
    }

    /// What is restored of it, as a part or on its own.
    var draftedFields: [DraftedField] { drafting?.fields ?? [] }

    var draftedContents: Property<[String: DraftValue]> { drafting?.contents ?? Property([:]) }
}
