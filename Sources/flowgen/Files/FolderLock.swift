#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Keeps two runs from working on the same specs at once.
enum FolderLock {
    /// Waits until nobody else holds the folder, then holds it while `action` runs. The lock is the system's (`flock`): no file is
    /// made for it, and it goes with the process. Where the folder can't be locked, the files are still written atomically.
    static func holding<Result>(_ folder: String, _ action: () throws -> Result) rethrows -> Result {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        defer { if file >= 0 { close(file) } }
        if file >= 0 {
            while flock(file, LOCK_EX) != 0, errno == EINTR {}
        }
        return try action()
    }
}
