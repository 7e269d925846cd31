import FlowSpec

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the program's two outputs lead, and what can be shown there.
struct Terminal: Sendable {
    private let file: Int32

    static let output = Terminal(file: STDOUT_FILENO)
    static let messages = Terminal(file: STDERR_FILENO)

    /// Whether a person reads along, rather than a file or another program.
    var isTerminal: Bool { isatty(file) == 1 }

    /// Coloured on a terminal that has colours, unless `NO_COLOR` says otherwise (https://no-color.org).
    var style: TextStyle {
        let refuses = Self.environment("NO_COLOR").map { !$0.isEmpty } ?? false
        return canErase && !refuses ? .coloured : .plain
    }

    /// Whether it is a terminal that can erase what it shows.
    var canErase: Bool { isTerminal && Self.environment("TERM") != "dumb" }

    /// How many characters fit on a line; 80 if that is not known.
    var width: Int {
        var size = winsize()
        return ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
