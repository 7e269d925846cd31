import FlowSpec

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that is to be written, or removed if there is nothing after.
struct FileChange {
    let path: String
    /// Whether there is such a file already.
    let exists: Bool
    let after: String?
}

/// The changes that a folder of generated files needs.
struct FolderUpdate {
    let folder: String
    let changes: [FileChange]

    /// Writes each file atomically, or removes it.
    func carryOut() throws {
        if changes.contains(where: { $0.after != nil }) {
            try FileError.unless("the folder “\(folder)” cannot be made") {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
        }
        let failures = changes.concurrentMap { change -> FileError? in
            do throws(FileError) {
                if let after = change.after {
                    try AtomicFile.write(after.utf8, to: change.path)
                } else {
                    try AtomicFile.remove(change.path)
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure = failures.compactMap(\.self).first { throw failure }
    }

    /// A line for each file.
    var list: String {
        changes.map { "\($0.after == nil ? "remove" : "write ") \($0.path)\n" }.joined()
    }

    /// A unified diff of all files.
    func difference(_ style: TextStyle) -> String {
        changes.map { change in
            let before = change.exists ? FileContents.bytes(of: change.path) ?? [] : nil
            return UnifiedDiff(path: change.path, before: before.map { Data($0) }, after: change.after.map { Data($0.utf8) }).text(style)
        }
        .joined()
    }
}
