import FlowChecks
import FlowSpec

extension RunningFlow {
    /// The user undoes the last edit. The answer is whether there was one.
    @discardableResult
    public func undo() throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard let step = history?.stepToUndo(at: clock.now, isHeld: Self.holds) else { return false }
            try restore(step, as: .undoing)
            return true
        }
    }

    /// The user does again what was undone last. The answer is whether anything was.
    @discardableResult
    public func redo() throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard let step = history?.stepToRedo(at: clock.now, isHeld: Self.holds) else { return false }
            try restore(step, as: .redoing)
            return true
        }
    }

    /// Says that the user is about to edit something.
    func recordEdit(of member: Member) { history?.record(.edit(of: member), at: clock.now, isHeld: Self.holds) }

    /// Gives fields and lists back what they have held, in one change. What their changes reset goes back to its start, except these
    /// themselves.
    func restore(_ step: [(field: Member, content: Content)], as reason: EditHistory<Member, Content>.Reason) throws(Interruption) {
        try change { () throws(Interruption) in
            history?.record(reason, at: clock.now, isHeld: Self.holds)
            for (member, _) in step { member.flow.setIsBeingRestored(member.member, true) }
            for (member, content) in step {
                if Self.holds(member, content) {
                    // Also a field that holds it already is nobody else's any more.
                    member.flow.countWrite(of: member.member)
                } else {
                    try member.flow.write(content, to: member.member)
                }
            }
            for (member, _) in step { member.flow.setIsBeingRestored(member.member, false) }
        }
    }

    private func setIsBeingRestored(_ member: FlowMember, _ isBeingRestored: Bool) {
        switch member {
        case .field(let index): fields[index].isBeingRestored = isBeingRestored
        case .part(let number): parts[number].isBeingRestored = isBeingRestored
        }
    }

    private func countWrite(of member: FlowMember) {
        switch member {
        case .field(let index): fields[index].writeCount += 1
        case .part(let number): parts[number].writeCount += 1
        }
    }

    private func write(_ content: Content, to member: FlowMember) throws(Interruption) {
        switch (member, content) {
        case (.field(let index), .field(let input)): try write(input, to: index, touching: nil)
        case (.part(let number), .rows(let rows)): try setRows(rows, of: number, touching: nil)
        default: break
        }
    }

    /// Whether a member holds something at the moment.
    static func holds(_ member: Member, _ content: Content) -> Bool {
        switch (member.member, content) {
        case (.field(let index), .field(let input)): member.flow.fields[index].holds(input)
        case (.part(let number), .rows(let rows)): member.flow.parts[number].rows.elementsEqual(rows, by: ===)
        default: false
        }
    }

    /// Whether edits of the field can be undone: what commands set is no edit, and secrets are not kept.
    func isUndone(_ field: Int) -> Bool { !program.flow.fields[field].isSecret && !program.flow.fields[field].isSetByCommands }
}
