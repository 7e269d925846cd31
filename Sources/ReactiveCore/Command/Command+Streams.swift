extension Command {
    /// The values of all executions, each sent after everything that its end sets.
    public var values: Signal<Output, Never> { Self.signal(of: &valueBroadcast, hasEnded: machine.hasEnded) }

    /// The failures of all executions, each sent after everything that its end sets.
    public var failures: Signal<Failure, Never> { Self.signal(of: &failureBroadcast, hasEnded: machine.hasEnded) }

    /// A stream for each execution, from its beginning: it sends the value and completes, or fails; if it is cancelled, it completes
    /// without a value.
    public var executions: Signal<Signal<Output, Failure>, Never> { Self.signal(of: &executionBroadcast, hasEnded: machine.hasEnded) }

    /// The input of each start that did nothing, because the command was disabled.
    public var disabled: Signal<Input, Never> { Self.signal(of: &disabledBroadcast, hasEnded: machine.hasEnded) }

    private static func signal<Value>(of broadcast: inout Broadcast<Value, Never>?, hasEnded: Bool) -> Signal<Value, Never> {
        let existing = broadcast ?? Broadcast()
        broadcast = existing
        if hasEnded { existing.ending = .completed }
        return Signal(subscribe: { existing.subscribe($0, $1) })
    }
}
