/// What a step of a command sets fields with. It is part of one change, and of no use after it.
///
/// A command's assignment is no edit: it makes the field untouched, and it can be taken back when the command is cancelled.
public struct FlowChange {
    let record: AssignmentRecord

    /// Sets a field, and at once resets those that reset when it changes.
    public func set<Value>(_ field: ReadableField<Value>, to value: Value) { field.assign(value) }
}
