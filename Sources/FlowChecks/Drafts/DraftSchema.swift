/// Which drafts a flow takes.
package struct DraftSchema: Equatable, Sendable {
    /// The name of the flow.
    package let flow: String
    /// What is restored in it, in short. See ``Draft/spec``.
    package let spec: String

    package init(flow: String, spec: String) {
        self.flow = flow
        self.spec = spec
    }

    /// What is brought back of one field.
    package struct Content<Input> {
        package let input: Input
        /// Whether its end had to be cut.
        package let isCut: Bool

        package init(_ input: Input, isCut: Bool = false) {
            self.input = input
            self.isCut = isCut
        }
    }

    /// Reads all of a draft before anything is changed.
    ///
    /// - Parameters:
    ///   - fields: The fields that are restored, in the order of the spec.
    ///   - read: Makes of a field's part of the draft what the field is going to hold.
    /// - Returns: What is brought back, by the numbers of the fields, and what is lost: of fields first, then of names that no field has.
    /// - Throws: ``DraftError`` if it is a draft of another flow, or a damaged one.
    package func read<Input>(
        _ draft: Draft, fields: [String], by read: (_ index: Int, DraftField) throws(DraftMismatch) -> Content<Input>
    ) throws(DraftError) -> (contents: [(index: Int, input: Input)], losses: [DraftLoss]) {
        guard draft.flow == flow else { throw .otherFlow(found: draft.flow, expected: flow) }
        var contents: [(index: Int, input: Input)] = []
        var losses: [DraftLoss] = []
        let isOfThisSpec = draft.spec == spec
        for (index, name) in fields.enumerated() {
            guard let entry = draft.fields[name] else {
                if isOfThisSpec { throw .unfitting(field: name, DraftMismatch(expected: "a value", found: nil)) }
                continue
            }
            do throws(DraftMismatch) {
                let content = try read(index, DraftField(draftValue: entry))
                contents.append((index, content.input))
                if content.isCut { losses.append(DraftLoss(field: name, reason: .cut)) }
            } catch {
                if isOfThisSpec { throw .unfitting(field: name, error) }
                losses.append(DraftLoss(field: name, reason: .unfitting(error)))
            }
        }
        let others = draft.fields.keys.filter { !fields.contains($0) }.sorted()
        if isOfThisSpec, let other = others.first {
            throw .unfitting(field: other, DraftMismatch(expected: "nothing", found: draft.fields[other]))
        }
        return (contents, losses + others.map { DraftLoss(field: $0, reason: .noSuchField) })
    }
}
