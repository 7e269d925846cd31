import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes files so that whoever reads one meanwhile sees the old or the new one, and nothing in between.
///
/// Foundation does so, too, and waits each time until the disk has it. What is generated can be generated again.
enum AtomicFile {
    /// How many files were written; it makes the names of temporary files.
    private static let count = Atomic(0)

    /// Replaces the file, or makes it. One that is replaced keeps its permissions.
    static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileError) {
        func fail() -> FileError { FileError("“\(path)” cannot be written: \(String(cString: strerror(errno)))") }
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        // Hidden, and no Swift file, should it ever be left behind.
        let temporary = "\(folder).flowgen-\(getpid())-\(count.add(1, ordering: .relaxed).newValue)"
        var status = stat()
        let permissions = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        if file < 0 { throw fail() }
        if let permissions { fchmod(file, permissions) }
        let isWritten =
            bytes.withContiguousStorageIfAvailable { Self.write($0, to: file) }
            ?? Array(bytes).withUnsafeBufferPointer {
                Self.write($0, to: file)
            }
        if close(file) == 0, isWritten, rename(temporary, path) == 0 { return }
        let error = fail()
        unlink(temporary)
        throw error
    }

    static func remove(_ path: String) throws(FileError) {
        if unlink(path) != 0 { throw FileError("“\(path)” cannot be removed: \(String(cString: strerror(errno)))") }
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Bool {
        var rest = UnsafeRawBufferPointer(bytes)[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            #else
                let count = Darwin.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            #endif
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
