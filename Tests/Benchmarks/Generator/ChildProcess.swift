#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A run of a program, measured by the system itself.
struct ChildProcess {
    /// In milliseconds.
    let wallTime: Double
    /// In milliseconds: of all threads, in the program and in the system on its behalf.
    let processorTime: Double
    /// The most that was in memory at once, in MiB.
    let peakMemory: Double
    let hasSucceeded: Bool

    /// Runs a program to its end. What it prints goes nowhere, unless `showsOutput` says otherwise.
    init(_ path: String, _ arguments: [String], in folder: String, showsOutput: Bool = false) {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if !showsOutput {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // The child begins where this process is.
        let ownFolder = getcwd(nil, 0)
        chdir(folder)
        defer {
            if let ownFolder { chdir(ownFolder) }
            free(ownFolder)
        }
        let clock = ContinuousClock()
        let start = clock.now
        var process: pid_t = 0
        var status: Int32 = -1
        var usage = rusage()
        if posix_spawn(&process, path, &actions, nil, &words, environ) == 0 {
            while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        }
        wallTime = Self.milliseconds(start.duration(to: clock.now))
        processorTime = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        #if canImport(Glibc)
            peakMemory = Double(usage.ru_maxrss) / 1_024
        #else
            peakMemory = Double(usage.ru_maxrss) / 1_024 / 1_024
        #endif
        hasSucceeded = status == 0
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }

    private static func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
}
