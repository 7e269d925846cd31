import ReactiveCore

/// A view model whose edits can be undone. Generated view models are whose specs say so under the title: `- undo: 100 edits`.
///
/// ```swift
/// Button("Undo") { model.undo() }.keyboardShortcut("z").disabled(!model.canUndo)
/// Button("Redo") { model.redo() }.keyboardShortcut("z", modifiers: [.command, .shift]).disabled(!model.canRedo)
/// ```
@MainActor public protocol Undoable: FlowViewModel {}

extension Undoable {
    /// Whether there is an edit to undo.
    public var canUndo: Bool { form.canUndo.value }

    /// Whether there is an edit to do again: one was undone, and none was made since.
    public var canRedo: Bool { form.canRedo.value }

    /// Gives fields back what they held before the last edit, in one change, as if the user had entered it; nothing if there is no edit.
    public func undo() { form.undo() }

    /// Gives fields back what they held before the last ``undo()``, in one change; nothing if none was, or there was an edit since.
    public func redo() { form.redo() }
}

extension Form {
    /// Lets edits be undone. Say so once.
    ///
    /// - Parameter limit: How many edits can be undone; the oldest are forgotten.
    public func remembersEdits(_ limit: Int) {
        precondition(scope.history == nil, "remembersEdits(_:) was called twice.")
        weak let scope = scope
        self.scope.history = FormHistory(limit: limit) { scope?.timeline.now ?? .zero }
    }

    var canUndo: Property<Bool> { scope.history?.canUndo ?? Property(false) }
    var canRedo: Property<Bool> { scope.history?.canRedo ?? Property(false) }

    func undo() {
        scope.change {
            if let step = scope.history?.stepToUndo() { scope.restore(step, as: .undoing) }
        }
    }

    func redo() {
        scope.change {
            if let step = scope.history?.stepToRedo() { scope.restore(step, as: .redoing) }
        }
    }
}
