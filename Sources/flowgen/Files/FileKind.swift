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

/// What stands under a name in a folder. Only files are read: reading a pipe would wait for ever.
enum FileKind {
    case file, folder, link, other

    /// - Parameter follows: Whether it is asked for what a link leads to.
    /// - Returns: nil if there is nothing, or a link leads nowhere.
    static func of(_ path: String, follows: Bool = true) -> FileKind? {
        var status = stat()
        guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// What a file holds; nil if it is none, or cannot be read.
    /// - Parameter limit: So many bytes at most are read.
    static func contents(ofFile path: String, limit: Int = .max) -> Data? {
        guard of(path) == .file else { return nil }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var data = Data()
        while data.count < limit {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: min(64 * 1024, limit - data.count)) { buffer, initializedCount in
                repeat { count = read(file, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
                initializedCount = max(0, count)
            }
            if count < 0 { return nil }
            if count == 0 { break }
            data += bytes
        }
        return data
    }
}
