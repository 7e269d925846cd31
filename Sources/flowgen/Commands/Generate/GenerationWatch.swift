#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `flowgen generate --watch`: generates whenever something in the specs folder has changed.
struct GenerationWatch {
    private let generation: Generation

    init(_ arguments: Arguments) {
        generation = Generation(arguments, .write)
    }

    /// Runs until the process is ended.
    func run() throws -> ExitStatus {
        Self.obeySignals()
        var watcher = try FolderWatcher(folder: generation.specs.path)
        var seen = SpecFolder.Contents.unread
        while true {
            // First watched, then read: what changes in between is read once more.
            try watcher.lookAtAllFolders()
            let (contents, result) = generation.run(unless: seen, clear)
            seen = contents
            if case .failure(let error)? = result { Flowgen.report(error) }
            if result != nil { Output.message("watching \(generation.specs.path); ctrl-C ends\n") }
            watcher.wait()
        }
    }

    /// What stood on the screen before is wiped off: the messages there are those of the specs as they are now.
    private func clear() {
        if Terminal.messages.isTerminal { Output.message("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    }

    /// Who starts this process, such as a plugin, may have kept the signals from its own threads, and so from ours, that ask us to end.
    private static func obeySignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }
}
