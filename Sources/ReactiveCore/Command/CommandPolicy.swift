/// What happens when a command is started while it executes.
public enum CommandPolicy: Hashable, Sendable {
    /// Nothing: the command is disabled while it executes.
    case ignore
    /// The execution that runs is cancelled, and its late answer dropped; the new one takes its place.
    case restart
    /// The new execution waits until those before it are over.
    case queue
    /// All run side by side.
    case concurrent
}
