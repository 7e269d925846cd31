/// What one run of a command has assigned, so that it can be taken back when the run is cancelled.
///
/// It is also the identity of the run: whoever holds another record speaks of another run.
final class AssignmentRecord {
    private struct Entry {
        let field: FormField
        /// Gives the field the state that it had before the run assigned it.
        var restore: () -> Void
        /// How often the field had been written after the run's last assignment.
        var writeCount: Int
    }

    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    /// Notes a write to a field that is about to be made in the name of this run. Resets that its assignments cause count as its own.
    func note(_ field: FormField, restoration: @autoclosure () -> () -> Void) {
        if let index = indices[ObjectIdentifier(field)] {
            // Somebody else has written it in between: then that is what it goes back to.
            if entries[index].writeCount != field.writeCount { entries[index].restore = restoration() }
            entries[index].writeCount = field.writeCount + 1
        } else {
            indices[ObjectIdentifier(field)] = entries.count
            entries.append(Entry(field: field, restore: restoration(), writeCount: field.writeCount + 1))
        }
    }

    /// Gives the fields back what they held, except those that something else has written since.
    func takeBack() {
        for entry in entries where entry.field.writeCount == entry.writeCount { entry.restore() }
        entries = []
        indices = [:]
    }
}
