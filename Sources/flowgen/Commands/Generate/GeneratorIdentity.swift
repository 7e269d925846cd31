#if canImport(Glibc)
    import Glibc
#else
    import Darwin
    import Foundation
#endif

/// What tells this generator from every other: the files that the process consists of, which are its own and those of the libraries.
enum GeneratorIdentity {
    static let text = files.map { path in
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        #if canImport(Glibc)
            let (changed, modified) = (status.st_ctim, status.st_mtim)
        #else
            let (changed, modified) = (status.st_ctimespec, status.st_mtimespec)
        #endif
        return
            "\(path) \(status.st_dev) \(status.st_ino) \(status.st_size) \(modified.tv_sec).\(modified.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)"
    }
    .joined(separator: "\n")

    /// The paths of all files that are mapped into the process.
    private static var files: [String] {
        #if canImport(Glibc)
            let maps = FileKind.contents(ofFile: "/proc/self/maps").map { Array($0) } ?? []
            // Address, permissions, offset, device, number and path.
            let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
                let columns = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
                guard columns.count == 6 else { return nil }
                let path = String(decoding: columns[5].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
                return path.hasPrefix("/") ? path : nil
            }
            return Set(paths).sorted()
        #else
            // The system's libraries change with the system alone.
            let images = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
            return [ProcessInfo.processInfo.operatingSystemVersionString] + Set(images).sorted()
        #endif
    }
}
