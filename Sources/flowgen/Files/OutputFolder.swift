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

    /// What has to be done so that the folder holds exactly `files` of what flowgen has written from specs that are gone or are among
    /// `specs`. What was written from a spec elsewhere, which is still there, stays. Nothing is changed yet.
    /// - Throws: a ``FileError`` if something is in the way that was not written from these specs, or can't be read.
    func update(to files: [GeneratedFile], otherThan specs: Set<String>) throws -> FolderUpdate {
        let existing = try existingFiles()
        var changes: [FileChange] = []
        for file in files {
            let path = "\(path)/\(file.name)"
            let contents = Data(file.contents.utf8)
            switch existing[file.name] {
            case nil: changes.append(FileChange(path: path, before: nil, after: contents))
            case .link?:
                throw FileError("“\(path)” is a link, through which flowgen does not write; nothing was written")
            case .foreign?:
                throw FileError("“\(path)” was not written by flowgen and is in the way; nothing was written")
            case .generated(_, let spec)? where isElsewhere(spec, specs):
                throw FileError("“\(path)” was written from “\(spec)”, which is not among the specs that are read; nothing was written")
            case .generated(let before, _)?:
                if before != contents { changes.append(FileChange(path: path, before: before, after: contents)) }
            }
        }
        let names = Set(files.map(\.name))
        for (name, file) in existing.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            guard case .generated(let before, let spec) = file, !isElsewhere(spec, specs) else { continue }
            changes.append(FileChange(path: "\(path)/\(name)", before: before, after: nil))
        }
        return FolderUpdate(folder: path, changes: changes)
    }

    /// Whether the spec is another one than these, and still there.
    private func isElsewhere(_ spec: String, _ specs: Set<String>) -> Bool {
        !specs.contains(spec) && FileManager.default.fileExists(atPath: spec)
    }

    private enum ExistingFile {
        /// One that begins with flowgen's own header, which names the spec.
        case generated(Data, spec: String)
        case foreign
        /// It may lead anywhere.
        case link
    }

    /// The Swift files in the folder, by their names.
    private func existingFiles() throws -> [String: ExistingFile] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw FileError("the folder “\(path)” cannot be read")
        }
        var files: [String: ExistingFile] = [:]
        for name in names where name.hasSuffix(".swift") {
            let kind = FileKind.of("\(path)/\(name)", follows: false)
            // A folder, or what can't be read, was not written by flowgen.
            let data = kind == .link ? nil : FileKind.contents(ofFile: "\(path)/\(name)")
            let header = data.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
            if let data, let spec = header.flatMap(GeneratedFile.spec) {
                files[name] = .generated(data, spec: spec)
            } else {
                files[name] = kind == .link ? .link : .foreign
            }
        }
        return files
    }
}
