import ReactiveCore

/// The edits that can be undone, and those that were.
///
/// An edit is what a user, or the program in the user's name, changes in one change: what is entered, and the fields of the user that are reset by it.
/// Edits of one field, and no other, are one step as long as each follows the one before it within ``mergingTime``, and nothing happens in between:
/// no edit of another field, no undoing, and no command that begins, goes on or ends.
///
/// A step holds what its fields held before it, and nothing else. What is undone is given back with all that follows from an edit, and what it replaces
/// becomes the step that is done again.
final class EditHistory {
    /// How soon an edit has to follow the one before it to belong to the same step.
    static let mergingTime = Duration.seconds(1)

    /// Why fields are about to be written.
    enum Reason {
        case edit(of: FormField)
        /// They are given back what they have held, as a whole.
        case restoration
        case undoing
        case redoing
    }

    private struct Step {
        var restorations: [FieldRestoration]

        mutating func add(_ others: [FieldRestoration]) {
            for other in others where !restorations.contains(where: { $0.field === other.field }) { restorations.append(other) }
            restorations.removeAll { $0.isNeedless() }
        }
    }

    let canUndo = MutableProperty(false)
    let canRedo = MutableProperty(false)
    private let limit: Int
    private let now: () -> Duration
    private var undoable: [Step] = []
    private var redoable: [Step] = []
    /// The next edit of the field joins the last step if it comes before the time.
    private var joining: (field: FormField, until: Duration)?

    // The change in the making.
    private var reason: Reason?
    private var editedFields: [FormField] = []
    private var noted: [ObjectIdentifier: Int] = [:]
    private var restorations: [FieldRestoration] = []

    /// - Parameters:
    ///   - limit: How many steps can be undone; the oldest are forgotten.
    ///   - now: The time on the clock that pauses are measured with.
    init(limit: Int, now: @escaping () -> Duration) {
        self.limit = limit
        self.now = now
    }

    // MARK: Recording

    /// Says that fields are about to be written, in the change that is being made.
    func record(_ reason: Reason) {
        switch (self.reason, reason) {
        case (.edit, .edit): break
        default: endChange()
        }
        self.reason = reason
        if case .edit(let field) = reason, !editedFields.contains(where: { $0 === field }) { editedFields.append(field) }
    }

    /// A field is about to be written.
    func note(_ field: FormField) {
        guard reason != nil, field.isUndone, noted.updateValue(restorations.count, forKey: ObjectIdentifier(field)) == nil else { return }
        restorations.append(field.present)
    }

    /// All of a change has been written.
    func endChange() {
        guard let reason else { return }
        let step = Step(restorations: restorations.filter { !$0.isNeedless() })
        switch reason {
        case .edit: addEdit(step)
        case .restoration: add(step)
        case .undoing: if !step.restorations.isEmpty { redoable.append(step) }
        case .redoing: if !step.restorations.isEmpty { undoable.append(step) }
        }
        self.reason = nil
        editedFields = []
        noted = [:]
        restorations = []
        announce()
    }

    private func addEdit(_ step: Step) {
        let now = now()
        let field = editedFields.count == 1 ? editedFields[0] : nil
        if let joining, let field, joining.field === field, now < joining.until, var last = undoable.popLast() {
            last.add(step.restorations)
            if !last.restorations.isEmpty { undoable.append(last) }
            self.joining = last.restorations.isEmpty ? nil : (field, now + Self.mergingTime)
        } else {
            add(step)
            if let field, !step.restorations.isEmpty { joining = (field, now + Self.mergingTime) }
        }
    }

    private func add(_ step: Step) {
        interrupt()
        if step.restorations.isEmpty { return }
        undoable.append(step)
        if undoable.count > limit { undoable.removeFirst(undoable.count - limit) }
        redoable = []
    }

    /// The next edit is a step of its own.
    func interrupt() { joining = nil }

    /// Nothing can be undone any more.
    func forget() {
        reason = nil
        editedFields = []
        noted = [:]
        restorations = []
        undoable = []
        redoable = []
        interrupt()
        announce()
    }

    // MARK: Undoing

    /// What undoes the last step; nil if there is none.
    func stepToUndo() -> [FieldRestoration]? { take(from: &undoable) }

    /// What does again what was undone last; nil if nothing was.
    func stepToRedo() -> [FieldRestoration]? { take(from: &redoable) }

    private func take(from steps: inout [Step]) -> [FieldRestoration]? {
        endChange()
        interrupt()
        return steps.popLast()?.restorations
    }

    private func announce() {
        canUndo.value = !undoable.isEmpty
        canRedo.value = !redoable.isEmpty
    }
}
