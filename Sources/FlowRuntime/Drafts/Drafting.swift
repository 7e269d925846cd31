import ReactiveCore

/// What the drafts of a flow hold.
struct Drafting {
    let schema: DraftSchema
    let fields: [DraftedField]
    let draft: Property<Draft>

    init(_ schema: DraftSchema, _ fields: [DraftedField], localization: Property<Localization>) {
        self.schema = schema
        self.fields = fields
        let names = fields.map(\.name)
        draft = Property.derived(fromAll: fields.map { $0.content(localization) }) { contents in
            let fields = Dictionary(zip(names, contents.map(\.draftValue)), uniquingKeysWith: { first, _ in first })
            return Draft(flow: schema.flow, spec: schema.spec, fields: fields)
        }
    }
}

extension Form {
    /// Says which fields are restored. Say so once, after they have been added.
    ///
    /// ```swift
    /// form.drafts("Transfer", spec: "9f3a61c20b7d4e58", amount.drafted(as: "amount"), note.drafted(as: "note"))
    /// ```
    ///
    /// - Parameters:
    ///   - flow: The name of the flow.
    ///   - spec: What changes when the names or types of these fields do.
    ///   - fields: The fields that are restored, each with its name.
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
        let (contents, losses) = try drafting.schema.read(draft, fields: drafting.fields.map(\.name)) {
            index, entry throws(DraftMismatch) in
            try drafting.fields[index].read(entry, locale)
        }
        scope.change {
            scope.restore(contents.map(\.input), as: .restoration)
            draftLosses.value = losses
        }
        return losses
    }
}
