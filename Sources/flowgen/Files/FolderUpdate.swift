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

    /// Writes each file atomically, or removes it. What a killed run has left behind goes too.
    func carryOut() throws {
        AtomicFile.removeRemains(in: folder)
        if changes.contains(where: { $0.after != nil }) {
            try FileError.unless("the folder “\(folder)” cannot be made") {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
        }
        // Removed first: where capital and small letters are the same, a file may come under the name of one that goes.
        for change in changes where change.after == nil {
            try FileError.unless("“\(change.path)” cannot be removed", Self.state) {
                try FileManager.default.removeItem(atPath: change.path)
            }
        }
        for change in changes {
            guard let after = change.after else { continue }
            try FileError.unless("“\(change.path)” cannot be written", Self.state) {
                try AtomicFile.write(Data(after.utf8), to: change.path)
            }
        }
    }

    /// What became of the others when one cannot be written.
    private static let state = "; the files before it are written, those behind it are as they were"

    /// A line for each file.
    var list: String {
        changes.map { "\($0.after == nil ? "remove" : "write ") \($0.path)\n" }.joined()
    }

    /// A unified diff of all files.
    func difference(_ style: TextStyle) -> String {
        changes.map { change in
            let before = change.exists ? FileKind.contents(ofFile: change.path) ?? Data() : nil
            return UnifiedDiff(path: change.path, before: before, after: change.after.map { Data($0.utf8) }).text(style)
        }
        .joined()
    }
}
