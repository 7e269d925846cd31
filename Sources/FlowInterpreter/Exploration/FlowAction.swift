import FlowSpec

/// Something that happens to a flow from outside.
public enum FlowAction: Equatable, Sendable {
    /// The user edits fields, all at once.
    case edit([RunningFlow.Edit])
    /// The user leaves the field.
    case touch(String)
    /// What could not be checked on the field is asked again.
    case askAgain(String)
    /// Starts the command, with its input in the order of its declaration.
    case start(String, [Value])
    case cancel(String)
    /// Repeats the command's last failed run.
    case retry(String)
    case answer(String, ServiceAnswer)
    /// The clock moves.
    case advance(Duration)
    /// The flow starts anew.
    case reset
    case undo
    case redo
    /// The user goes to the next step, or back to the one before.
    case next
    case back
    /// The user tries to go to the next step, which is refused.
    case nextRefused
    /// The user jumps to a step.
    case go(to: String)
    /// A row is added to a list, and edited; the fields are those of the row.
    case addRow(String, [RunningFlow.Edit])
    case removeRow(String, Int)
    case moveRow(String, from: Int, to: Int)
    /// What the flow would save is put by.
    case keepDraft
    /// What was put by is brought back.
    case restoreDraft
    /// The app is closed, and opened again with what it has saved: another flow begins with the draft of this one.
    case reopen
}

extension RunningFlow {
    /// Lets something happen, and all that follows from it; nothing if it happens to a row that is not there. Drafts are kept, and flows are opened again, by whoever holds the flow.
    public func perform(_ action: FlowAction) throws(Interruption) {
        switch action {
        case .edit(let edits):
            // An edit may take away the row that the next one is about.
            try change { () throws(Interruption) in
                for edit in edits where isThere(edit.field) { try self.edit([edit]) }
            }
        case .touch(let field): if isThere(field) { try touch(field) }
        case .askAgain(let field): if isThere(field) { try retry(field: field) }
        case .start(let command, let input): try start(command, input)
        case .cancel(let command): try cancel(command)
        case .retry(let command): try retry(command)
        case .answer(let service, let answer): try self.answer(service, answer)
        case .advance(let duration): try advance(by: duration)
        case .reset: try reset()
        case .undo: try undo()
        case .redo: try redo()
        case .next, .nextRefused: try next()
        case .back: try back()
        case .go(let step): try go(to: step)
        case .addRow(let list, let edits): if isThere(list) { try addRow(to: list, edits) }
        case .removeRow(let list, let index): if isThere("\(list)[\(index)]") { try removeRow(at: index, of: list) }
        case .moveRow(let list, let index, let goal):
            if isThere("\(list)[\(index)]"), isThere("\(list)[\(goal)]") { try moveRow(from: index, to: goal, of: list) }
        case .keepDraft, .restoreDraft, .reopen: break
        }
    }

    /// Whether a scenario can say this of rows: that they are there, or that there is room for another one.
    func isPossible(_ action: FlowAction) -> Bool {
        switch action {
        case .edit(let edits): edits.allSatisfy { isThere($0.field) }
        case .addRow(let list, _): isThere(list) && (try? hasRoom(in: list)) == true
        case .removeRow(let list, let index): isThere("\(list)[\(index)]")
        case .moveRow(let list, let index, let goal): isThere("\(list)[\(index)]") && isThere("\(list)[\(goal)]")
        default: true
        }
    }

    private func isThere(_ path: String) -> Bool { !path.contains("[") || (try? place(at: path)) != nil }
}
