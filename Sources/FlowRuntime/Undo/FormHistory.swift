import FlowChecks
import ReactiveCore

/// The edits of a form that can be undone, and those that were. See `EditHistory`, which has the rules.
final class FormHistory {
    typealias Edits = EditHistory<ObjectIdentifier, FieldRestoration>

    let canUndo = MutableProperty(false)
    let canRedo = MutableProperty(false)
    private var edits: Edits
    private let now: () -> Duration

    /// - Parameters:
    ///   - limit: How many steps can be undone; the oldest are forgotten.
    ///   - now: The time on the clock that pauses are measured with.
    init(limit: Int, now: @escaping () -> Duration) {
        edits = Edits(limit: limit)
        self.now = now
    }

    /// Says that fields are about to be written, in the change that is being made.
    func record(_ reason: Edits.Reason) { edits.record(reason, at: now(), isHeld: Self.isHeld) }

    /// A field is about to be written.
    func note(_ field: FormField) {
        if field.isUndone { edits.note(ObjectIdentifier(field), field.present) }
    }

    /// All of a change has been written.
    func endChange() {
        edits.endChange(at: now(), isHeld: Self.isHeld)
        announce()
    }

    /// The next edit is a step of its own.
    func interrupt() { edits.interrupt() }

    /// Nothing can be undone any more.
    func forget() {
        edits.forget()
        announce()
    }

    /// What undoes the last step; nil if there is none.
    func stepToUndo() -> [FieldRestoration]? { edits.stepToUndo(at: now(), isHeld: Self.isHeld)?.map(\.content) }

    /// What does again what was undone last; nil if nothing was.
    func stepToRedo() -> [FieldRestoration]? { edits.stepToRedo(at: now(), isHeld: Self.isHeld)?.map(\.content) }

    private static func isHeld(_ field: ObjectIdentifier, _ restoration: FieldRestoration) -> Bool { restoration.isNeedless() }

    private func announce() {
        canUndo.value = edits.canUndo
        canRedo.value = edits.canRedo
    }
}
