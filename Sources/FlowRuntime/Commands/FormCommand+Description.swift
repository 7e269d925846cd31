/// Commands in logs, debuggers and the messages of tests.
extension FormCommand: CustomStringConvertible {
    /// `command, enabled`, `command, running`, `command, disabled`.
    public var description: String {
        isExecuting ? "command, running" : isEnabled ? "command, enabled" : "command, disabled"
    }
}
