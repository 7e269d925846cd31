/// Reads what a draft holds of a flow, of one of its parts, or of a row of a list.
package struct DraftReader: Sendable {
    /// Whether the draft was written with this very spec: then what does not fit is damage, and otherwise it is lost.
    package let isOfThisSpec: Bool

    package init(isOfThisSpec: Bool) { self.isOfThisSpec = isOfThisSpec }

    /// What is brought back of something, and what is lost of it.
    package struct Content<Input> {
        package let input: Input
        /// Where something is lost, by the path behind the name of what is read: nothing, `.city`, `[0].city`.
        package let losses: [(path: String, reason: DraftLoss.Reason)]

        package init(_ input: Input, losses: [(path: String, reason: DraftLoss.Reason)] = []) {
            self.input = input
            self.losses = losses
        }

        /// - Parameter isCut: Whether its end had to be cut.
        package init(_ input: Input, isCut: Bool) { self.init(input, losses: isCut ? [("", .cut)] : []) }
    }

    /// What does not fit, and the member that has it.
    package struct Refusal: Error {
        let member: String
        let mismatch: DraftMismatch
    }

    /// Reads all members before anything is changed.
    ///
    /// - Parameters:
    ///   - members: The fields and parts that are restored, in the order of the spec.
    ///   - read: Makes of a member's part of the draft what the member is going to hold.
    /// - Returns: What is brought back, by the numbers of the members, and what is lost: of members first, then of names that nothing has.
    /// - Throws: What does not fit, in a draft of this very spec.
    package func read<Input>(
        _ entries: [String: DraftValue], members: [String],
        by read: (_ index: Int, DraftValue) throws(DraftMismatch) -> Content<Input>
    ) throws(Refusal) -> Content<[(index: Int, input: Input)]> {
        var contents: [(index: Int, input: Input)] = []
        var losses: [(path: String, reason: DraftLoss.Reason)] = []
        for (index, name) in members.enumerated() {
            guard let entry = entries[name] else {
                if isOfThisSpec { throw Refusal(member: name, mismatch: DraftMismatch(expected: "a value", found: nil)) }
                continue
            }
            do throws(DraftMismatch) {
                let content = try read(index, entry)
                contents.append((index, content.input))
                losses += content.losses.map { (".\(name)\($0.path)", $0.reason) }
            } catch {
                if isOfThisSpec { throw Refusal(member: name, mismatch: error) }
                losses.append((".\(name)", .unfitting(error)))
            }
        }
        let others = entries.keys.filter { !members.contains($0) }.sorted()
        if isOfThisSpec, let other = others.first {
            throw Refusal(member: other, mismatch: DraftMismatch(expected: "nothing", found: entries[other]))
        }
        return Content(contents, losses: losses + others.map { (".\($0)", .noSuchField) })
    }

    /// Reads the members of a part, or of a row.
    package func members<Input>(
        of draft: DraftValue, named members: [String], by read: (_ index: Int, DraftValue) throws(DraftMismatch) -> Content<Input>
    ) throws(DraftMismatch) -> Content<[(index: Int, input: Input)]> {
        guard case .object(let entries) = draft else { throw DraftMismatch(expected: "an object", found: draft) }
        do throws(Refusal) { return try self.read(entries, members: members, by: read) } catch {
            throw error.mismatch.inside(".\(error.member)")
        }
    }

    /// Reads a part: `{"fields": {…}}`.
    package func part<Input>(
        _ draft: DraftValue, members: [String], by read: (_ index: Int, DraftValue) throws(DraftMismatch) -> Content<Input>
    ) throws(DraftMismatch) -> Content<[(index: Int, input: Input)]> {
        let fields = try draft.record(of: "fields").value("fields") { draft throws(DraftMismatch) in draft }
        return try self.members(of: fields, named: members, by: read)
    }

    /// Reads the rows of a list: `{"rows": [{…}, …]}`. Those for which there is no room are lost.
    package func rows<Input>(
        _ draft: DraftValue, atMost maximumCount: Int?, by read: (DraftValue) throws(DraftMismatch) -> Content<Input>
    ) throws(DraftMismatch) -> Content<[Input]> {
        let rows = try draft.record(of: "rows").value("rows") { draft throws(DraftMismatch) in
            try draft.list { row throws(DraftMismatch) in row }
        }
        var contents: [Input] = []
        var losses: [(path: String, reason: DraftLoss.Reason)] = []
        for (number, row) in rows.prefix(maximumCount ?? rows.count).enumerated() {
            do throws(DraftMismatch) {
                let content = try read(row)
                contents.append(content.input)
                losses += content.losses.map { ("[\(number)]\($0.path)", $0.reason) }
            } catch { throw error.inside("[\(number)]") }
        }
        if contents.count < rows.count { losses.append(("", .cut)) }
        return Content(contents, losses: losses)
    }
}
