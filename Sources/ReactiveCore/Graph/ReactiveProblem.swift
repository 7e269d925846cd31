import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A mistake in the use of the library that does not stop the program: what went wrong is dropped, and reported here.
public enum ReactiveProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Observers kept setting one another's properties. `path` names what was set, the first again at the end.
    case unsettledLoop(path: [String])
    /// A condition was added to a conjunction that it depends on itself. `path` names the properties on the way.
    case cycle(path: [String])

    public var description: String {
        switch self {
        case .unsettledLoop(let path):
            "A loop does not settle, and was stopped: \(path.joined(separator: " → ")). "
                + "Each of these is set or sent by an observer of the one before. Set a property only to a value that differs."
        case .cycle(let path):
            "A property cannot depend on itself, so the condition was not added: \(path.joined(separator: " → "))."
        }
    }

    /// Told of each problem, on the thread on which it occurred. Writes to standard error unless replaced.
    public static var handler: @Sendable (ReactiveProblem) -> Void {
        get { storedHandler.withLock { $0 } }
        set { storedHandler.withLock { $0 = newValue } }
    }

    private static let storedHandler = Mutex<@Sendable (ReactiveProblem) -> Void>(writeToStandardError)

    static func report(_ problem: ReactiveProblem) { handler(problem) }

    @Sendable private static func writeToStandardError(_ problem: ReactiveProblem) {
        var text = "ReactiveCore: \(problem)\n"
        text.withUTF8 { bytes in
            _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }
}
