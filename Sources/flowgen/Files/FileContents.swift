#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads files, with as few calls of the system as that takes.
enum FileContents {
    /// The bytes of a file; nil if it is a folder or the like, or cannot be read.
    static func bytes(of path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        // With one byte more than the file has, so that the end shows.
        let room = Int(status.st_size) + 1
        var hasFailed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            while count < room {
                let result = read(file, buffer.baseAddress.map { $0 + count }, room - count)
                if result < 0, errno == EINTR { continue }
                hasFailed = result < 0
                if result <= 0 { break }
                count += result
            }
        }
        if hasFailed { return nil }
        // It has grown meanwhile.
        return bytes.count == room ? Self.bytes(of: path) : bytes
    }

    /// All that comes of a file that does not know its length; what cannot be read is missing.
    static func stream(_ path: String) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 { return [] }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }
}
