import FlowSwift

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of generated files. Files that flowgen did not write are never changed in it.
struct OutputFolder {
    let path: String

    init(path: String) {
        self.path = path.relativeToCurrentFolder
    }

    /// Whether both paths lead to one folder.
    func isSame(as other: OutputFolder) -> Bool {
        resolvedPath == other.resolvedPath
    }

    private var resolvedPath: String {
        URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// What has to be done so that the folder holds exactly `files` of what flowgen has written. Nothing is changed yet.
    /// - Throws: a ``FileError`` if something is in the way that flowgen did not write, or can't be read.
    func update(to files: [GeneratedFile]) throws -> FolderUpdate {
        let existing = try existingFiles()
        for file in files {
            guard case .foreign? = existing[file.name] else { continue }
            throw FileError("“\(path)/\(file.name)” was not written by flowgen and is in the way; nothing was written")
        }
        let names = Set(files.map(\.name))
        return FolderUpdate(
            path: path,
            changed: files.filter { existing[$0.name] != .generated(Data($0.contents.utf8)) },
            stale: existing.filter { $0.value != .foreign && !names.contains($0.key) }.keys.sorted()
        )
    }

    private enum ExistingFile: Equatable {
        /// One that begins with flowgen's own header.
        case generated(Data)
        case foreign
    }

    /// The Swift files in the folder, by their names.
    private func existingFiles() throws -> [String: ExistingFile] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw FileError("the folder “\(path)” cannot be read")
        }
        var files: [String: ExistingFile] = [:]
        for name in names where name.hasSuffix(".swift") {
            let data = FileManager.default.contents(atPath: "\(path)/\(name)")
            // A folder, or what can't be read, was not written by flowgen.
            let generated = data.flatMap { $0.starts(with: GeneratedFile.mark.utf8) ? ExistingFile.generated($0) : nil }
            files[name] = generated ?? .foreign
        }
        return files
    }
}

/// The changes that a folder of generated files needs.
struct FolderUpdate {
    let path: String
    /// The files that differ from what is there.
    let changed: [GeneratedFile]
    /// The names of those that are no longer generated.
    let stale: [String]

    /// How many files are written or removed.
    var fileCount: Int { changed.count + stale.count }

    /// Writes each changed file atomically, and removes the stale ones.
    func carryOut() throws {
        if !changed.isEmpty {
            try FileError.unless("the folder “\(path)” cannot be made") {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
        }
        for file in changed {
            try FileError.unless("“\(path)/\(file.name)” cannot be written") {
                try Data(file.contents.utf8).write(to: URL(filePath: "\(path)/\(file.name)"), options: .atomic)
            }
        }
        for name in stale {
            try FileError.unless("“\(path)/\(name)” cannot be removed") {
                try FileManager.default.removeItem(atPath: "\(path)/\(name)")
            }
        }
    }
}
