import FlowChecks

extension RunningFlow {
    /// The user undoes the last edit. The answer is whether there was one.
    @discardableResult
    public func undo() throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard let step = history?.stepToUndo(at: clock.now, isHeld: holds) else { return false }
            try restore(step, as: .undoing)
            return true
        }
    }

    /// The user does again what was undone last. The answer is whether anything was.
    @discardableResult
    public func redo() throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard let step = history?.stepToRedo(at: clock.now, isHeld: holds) else { return false }
            try restore(step, as: .redoing)
            return true
        }
    }

    /// Gives fields back what they have held, in one change. What their changes reset goes back to its start, except these fields themselves.
    func restore(_ step: [(field: Int, content: FieldState.Input)], as reason: EditHistory<Int, FieldState.Input>.Reason)
        throws(Interruption)
    {
        try change { () throws(Interruption) in
            history?.record(reason, at: clock.now, isHeld: holds)
            for (field, _) in step { fields[field].isBeingRestored = true }
            for (field, content) in step {
                if holds(field, content) {
                    // Also a field that holds it already is nobody else's any more.
                    fields[field].writeCount += 1
                } else {
                    try write(content, to: field, touching: nil)
                }
            }
            for (field, _) in step { fields[field].isBeingRestored = false }
        }
    }

    func holds(_ field: Int, _ content: FieldState.Input) -> Bool { fields[field].holds(content) }

    /// Whether edits of the field can be undone: what commands set is no edit, and secrets are not kept.
    func isUndone(_ field: Int) -> Bool { !program.flow.fields[field].isSecret && !program.flow.fields[field].isSetByCommands }
}
