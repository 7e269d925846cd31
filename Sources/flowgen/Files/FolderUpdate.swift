import FlowSpec

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that is to be written, or removed if there is nothing after.
struct FileChange {
    let path: String
    let before: Data?
    let after: Data?
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
        for change in changes {
            if let after = change.after {
                try FileError.unless("“\(change.path)” cannot be written") {
                    try after.write(to: URL(filePath: change.path), options: .atomic)
                }
            } else {
                try FileError.unless("“\(change.path)” cannot be removed") {
                    try FileManager.default.removeItem(atPath: change.path)
                }
            }
        }
    }

    /// A line for each file.
    var list: String {
        changes.map { "\($0.after == nil ? "remove" : "write ") \($0.path)\n" }.joined()
    }

    /// A unified diff of all files.
    func difference(_ style: TextStyle) -> String {
        changes.map { UnifiedDiff(path: $0.path, before: $0.before, after: $0.after).text(style) }.joined()
    }
}
