import FlowSpec

/// What one run of a command has assigned, so that it can be taken back when the run is cancelled.
final class AssignmentRecord {
    struct Entry {
        let flow: RunningFlow
        /// A field, or a list of parts.
        let member: FlowMember
        /// What it goes back to.
        var content: RunningFlow.Content
        var isTouched: Bool
        /// How often it had been written after the run's last assignment.
        var writeCount: Int

        /// Whether nobody else has written it since.
        var isCurrent: Bool {
            switch member {
            case .field(let index): flow.fields[index].writeCount == writeCount
            case .part(let number): flow.parts[number].writeCount == writeCount
            }
        }
    }

    private(set) var entries: [Entry] = []

    /// Notes a write that is about to be made in the name of this run; the resets that it causes count as its own.
    func note(_ index: Int, in flow: RunningFlow) {
        let field = flow.fields[index]
        note(
            Entry(flow: flow, member: .field(index), content: .field(field.input), isTouched: field.isTouched, writeCount: field.writeCount)
        )
    }

    /// The same of the rows of a list.
    func note(list number: Int, in flow: RunningFlow) {
        let list = flow.parts[number]
        note(Entry(flow: flow, member: .part(number), content: .rows(list.rows), isTouched: list.isTouched, writeCount: list.writeCount))
    }

    /// - Parameter entry: With the count before the write.
    private func note(_ entry: Entry) {
        var entry = entry
        entry.writeCount += 1
        guard let position = entries.firstIndex(where: { $0.flow === entry.flow && $0.member == entry.member }) else {
            return entries.append(entry)
        }
        if entries[position].isCurrent {
            entries[position].writeCount += 1
        } else {
            // Somebody else has written it in between: then that is what it goes back to.
            entries[position] = entry
        }
    }

    func takeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}
