/// What one run of a command has assigned, so that it can be taken back when the run is cancelled.
final class AssignmentRecord {
    struct Entry {
        let field: Int
        /// What the field goes back to.
        var input: FieldState.Input
        var isTouched: Bool
        /// How often the field had been written after the run's last assignment.
        var writeCount: Int
    }

    private(set) var entries: [Entry] = []

    /// Notes a write that is about to be made in the name of this run; the resets that it causes count as its own.
    func note(_ index: Int, _ field: FieldState) {
        let entry = Entry(field: index, input: field.input, isTouched: field.isTouched, writeCount: field.writeCount + 1)
        guard let position = entries.firstIndex(where: { $0.field == index }) else { return entries.append(entry) }
        if entries[position].writeCount == field.writeCount {
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
