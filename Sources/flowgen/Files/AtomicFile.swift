#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes files in such a way that whoever looks, at whatever instant, sees the old one or the new one, whole; also when the process is killed.
///
/// What is being written stands in the same folder under a name of its own, and then takes the file's place. Each folder has one such name, so that
/// what a killed process leaves behind is found again: by the next one that writes there, or by ``removeRemains(in:)``.
enum AtomicFile {
    /// Hidden, so that nobody takes it for a spec or for a source.
    private static let temporaryName = ".flowgen-writing"

    /// Writes a file; the permissions stay those of the file in whose place it comes.
    /// - Parameter replaces: Whether a file of this name may be there already.
    /// - Throws: a `POSIXError`; then the folder is as it was.
    static func write(_ data: Data, to path: String, replaces: Bool = true) throws {
        let temporary = temporaryPath(in: folder(of: path))
        let file = try opened(temporary)
        defer { close(file) }
        do {
            try check(ftruncate(file, 0))
            try write(data, to: file)
            var old = stat()
            if stat(path, &old) == 0 { try check(fchmod(file, old.st_mode & 0o7777)) }
            if replaces {
                try check(rename(temporary, path))
            } else {
                try check(link(temporary, path))
                unlink(temporary)
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Removes what a process has left behind that was killed while it wrote.
    static func removeRemains(in folder: String) {
        let path = temporaryPath(in: folder)
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return }
        defer { close(file) }
        // Who is still writing holds the lock.
        if flock(file, LOCK_EX | LOCK_NB) == 0, isFile(file, at: path) { unlink(path) }
    }

    /// The temporary file, locked: who comes second waits until the first one's has taken its place, and makes another.
    private static func opened(_ path: String) throws -> Int32 {
        while true {
            let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
            try check(file)
            // Where files cannot be locked, only runs at the very same time could disturb each other.
            while flock(file, LOCK_EX) != 0, errno == EINTR {}
            if isFile(file, at: path) { return file }
            close(file)
        }
    }

    /// Whether an open file is still the one that stands there.
    private static func isFile(_ file: Int32, at path: String) -> Bool {
        var open = stat()
        var present = stat()
        return fstat(file, &open) == 0 && lstat(path, &present) == 0 && open.st_ino == present.st_ino && open.st_dev == present.st_dev
    }

    private static func write(_ data: Data, to file: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
                let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            #else
                let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
            #endif
            if count < 0, errno == EINTR { continue }
            try check(Int32(clamping: count))
            rest = rest.dropFirst(count)
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func temporaryPath(in folder: String) -> String { "\(folder)/\(temporaryName)" }

    private static func check(_ result: Int32) throws {
        if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
