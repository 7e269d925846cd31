/// The edits that can be undone, and those that were.
///
/// An edit is what a user, or the program in the user's name, changes in one change: what is entered, and what is reset by it. Edits of one field, and
/// no other, are one step as long as each follows the one before it within ``mergingTime``, and nothing happens in between: no edit of another
/// field, no undoing, and no command that begins or goes on.
///
/// A step holds what its fields held before it, and nothing else. Undoing gives that back with all that follows from an edit, and what it replaces becomes
/// the step that is done again.
///
/// It is a plain value, which knows neither the fields nor the time; the interpreter and the view models both have one.
package struct EditHistory<Field: Hashable, Content> {
    /// Why fields are about to be written.
    package enum Reason {
        case edit(of: Field)
        /// They are given back what they have held, as a whole.
        case restoration
        case undoing
        case redoing
    }

    /// Fields with what they held before.
    package typealias Step = [(field: Field, content: Content)]
    /// Whether a field holds something at the moment.
    package typealias Comparison = (Field, Content) -> Bool

    private let limit: Int
    private var undoable: [Step] = []
    private var redoable: [Step] = []
    /// The next edit of the field joins the last step if it comes before the time.
    private var joining: (field: Field, until: Duration)?
    private var change = Change()

    /// The change in the making.
    private struct Change {
        var reason: Reason?
        var editedFields: [Field] = []
        var before: Step = []
    }

    /// - Parameter limit: How many steps can be undone; the oldest are forgotten.
    package init(limit: Int) { self.limit = limit }

    package var canUndo: Bool { !undoable.isEmpty }
    package var canRedo: Bool { !redoable.isEmpty }

    // MARK: Recording

    /// Says that fields are about to be written, in the change that is being made.
    package mutating func record(_ reason: Reason, at now: Duration, isHeld: Comparison) {
        switch (change.reason, reason) {
        case (.edit, .edit): break
        default: endChange(at: now, isHeld: isHeld)
        }
        change.reason = reason
        if case .edit(let field) = reason, !change.editedFields.contains(field) { change.editedFields.append(field) }
    }

    /// A field that holds this is about to be written. What it held at the beginning of the change counts.
    package mutating func note(_ field: Field, _ content: @autoclosure () -> Content) {
        guard change.reason != nil, !change.before.contains(where: { $0.field == field }) else { return }
        change.before.append((field, content()))
    }

    /// All of a change has been written.
    package mutating func endChange(at now: Duration, isHeld: Comparison) {
        guard let reason = change.reason else { return }
        let step = change.before.filter { !isHeld($0.field, $0.content) }
        let fields = change.editedFields
        change = Change()
        switch reason {
        case .edit: addEdit(of: fields, step, at: now, isHeld)
        case .restoration: add(step)
        case .undoing: if !step.isEmpty { redoable.append(step) }
        case .redoing: if !step.isEmpty { undoable.append(step) }
        }
    }

    private mutating func addEdit(of fields: [Field], _ step: Step, at now: Duration, _ isHeld: Comparison) {
        let field = fields.count == 1 ? fields[0] : nil
        var isInEffect = !step.isEmpty
        if let joining, let field, joining.field == field, now < joining.until, var last = undoable.popLast() {
            last += step.filter { entry in !last.contains { $0.field == entry.field } }
            last.removeAll { isHeld($0.field, $0.content) }
            isInEffect = !last.isEmpty
            if isInEffect { undoable.append(last) }
        } else {
            add(step)
        }
        joining = isInEffect ? field.map { ($0, now + Self.mergingTime) } : nil
    }

    private mutating func add(_ step: Step) {
        interrupt()
        if step.isEmpty { return }
        undoable.append(step)
        if undoable.count > limit { undoable.removeFirst(undoable.count - limit) }
        redoable = []
    }

    /// How soon an edit has to follow the one before it to belong to the same step.
    package static var mergingTime: Duration { .seconds(1) }

    /// The next edit is a step of its own.
    package mutating func interrupt() { joining = nil }

    /// Nothing can be undone any more.
    package mutating func forget() { self = EditHistory(limit: limit) }

    // MARK: Undoing

    /// What undoes the last step; nil if there is none.
    package mutating func stepToUndo(at now: Duration, isHeld: Comparison) -> Step? {
        endChange(at: now, isHeld: isHeld)
        interrupt()
        return undoable.popLast()
    }

    /// What does again what was undone last; nil if nothing was.
    package mutating func stepToRedo(at now: Duration, isHeld: Comparison) -> Step? {
        endChange(at: now, isHeld: isHeld)
        interrupt()
        return redoable.popLast()
    }
}
