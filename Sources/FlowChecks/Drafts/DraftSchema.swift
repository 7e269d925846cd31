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

    /// Reads all of a draft before anything is changed.
    ///
    /// - Parameters:
    ///   - members: The fields and parts that are restored, in the order of the spec.
    ///   - read: Makes of a member's part of the draft what the member is going to hold.
    /// - Returns: What is brought back, by the numbers of the members, and what is lost.
    /// - Throws: ``DraftError`` if it is a draft of another flow, or a damaged one.
    package func read<Input>(
        _ draft: Draft, members: [String],
        by read: (_ index: Int, DraftValue, DraftReader) throws(DraftMismatch) -> DraftReader.Content<Input>
    ) throws(DraftError) -> (contents: [(index: Int, input: Input)], losses: [DraftLoss]) {
        guard draft.flow == flow else { throw .otherFlow(found: draft.flow, expected: flow) }
        let reader = DraftReader(isOfThisSpec: draft.spec == spec)
        do throws(DraftReader.Refusal) {
            let content = try reader.read(draft.fields, members: members) { index, entry throws(DraftMismatch) in
                try read(index, entry, reader)
            }
            return (content.input, content.losses.map { DraftLoss(field: String($0.path.dropFirst()), reason: $0.reason) })
        } catch { throw .unfitting(field: error.member, error.mismatch) }
    }
}
