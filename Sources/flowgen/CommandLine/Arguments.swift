/// The arguments of a command as they were read, each option and operand one that the command has.
struct Arguments: Sendable {
    fileprivate(set) var values: [String: [String]] = [:]
    fileprivate(set) var operands: [String] = []
    /// The command as the user has called it, for messages.
    let command: String

    init(of command: String) {
        self.command = command
    }

    mutating func add(_ value: String, to option: OptionDescription) {
        values[option.name, default: []].append(value)
    }

    mutating func set(operands: [String]) {
        self.operands = operands
    }

    /// Whether the option was given.
    func has(_ option: OptionDescription) -> Bool {
        values[option.name] != nil
    }

    /// What was given last.
    func value(of option: OptionDescription) -> String? {
        values[option.name]?.last
    }

    /// All that was given for an option that may be repeated.
    func values(of option: OptionDescription) -> [String] {
        values[option.name] ?? []
    }

    func usageError(_ message: String) -> UsageError {
        UsageError(message, of: command)
    }
}
