#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program's three files: results go to standard output, messages to standard error.
enum Output {
    /// Writes a result.
    /// - Throws: a ``FileError`` if it cannot be written, as when the disk is full.
    static func result(_ text: String) throws(FileError) {
        guard write(text, to: STDOUT_FILENO) else {
            throw FileError("the output cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Writes a message. That it cannot be written could not be told anyway.
    static func message(_ text: String) {
        _ = write(text, to: STDERR_FILENO)
    }

    /// Everything that comes from standard input.
    static func input() throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw FileError("the input cannot be read: \(String(cString: strerror(errno)))") }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    private static func write(_ text: String, to file: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Glibc)
                let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            #else
                let count = bytes.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
            #endif
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
