import ReactiveCore

/// When the errors of rules show. What a server found wrong always shows at once.
public enum ErrorDisplay {
    /// Once the field was touched: edited or left.
    case onceTouched
    /// From the start.
    case atOnce
    /// After this command has been started for the first time.
    case after(FormCommand)

    /// What an error waits for; nil if for nothing. A step that validates reveals the errors, too.
    func isShown(touched: Property<Bool>, revealed: @autoclosure () -> Property<Bool>) -> Property<Bool>? {
        switch self {
        case .onceTouched: touched
        case .atOnce: nil
        case .after(let command): command.hasStarted.or(revealed())
        }
    }

    /// Whether errors wait for something else than the touch of a field.
    var needsRevealing: Bool { if case .after = self { true } else { false } }
}
