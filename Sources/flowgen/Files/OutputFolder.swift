import FlowSpec
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

    /// What a Swift file in the folder is.
    enum ExistingFile {
        /// One that begins with flowgen's own header, which names the spec.
        case generated(Fingerprint, spec: String)
        case foreign
        /// It may lead anywhere.
        case link
    }

    /// The Swift files in the folder, by their names.
    func existingFiles() throws -> [String: ExistingFile] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw FileError("the folder “\(path)” cannot be read")
        }
        let swiftNames = names.filter { $0.hasSuffix(".swift") }
        return Dictionary(zip(swiftNames, swiftNames.concurrentMap(existingFile)), uniquingKeysWith: { first, _ in first })
    }

    private func existingFile(_ name: String) -> ExistingFile {
        let file = "\(path)/\(name)"
        if FileKind.of(file, follows: false) == .link { return .link }
        // A folder, or what can't be read, was not written by flowgen.
        guard let bytes = FileKind.contents(ofFile: file) else { return .foreign }
        let header = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return GeneratedFile.spec(inHeader: header).map { .generated(Fingerprint(of: bytes), spec: $0) } ?? .foreign
    }

    /// What has to be done so that the folder holds exactly `files` of what flowgen has written from specs that are gone or are among
    /// `specs`. What was written from a spec elsewhere, which is still there, stays. Nothing is changed yet.
    ///
    /// - Parameter existing: what the folder holds.
    /// - Throws: a ``FileError`` if something is in the way that was not written from these specs.
    func update(to files: [WantedFile], from existing: [String: ExistingFile], otherThan specs: Set<String>) throws -> FolderUpdate {
        var changes: [FileChange] = []
        for file in files {
            let path = "\(path)/\(file.name)"
            switch existing[file.name] {
            case nil: changes.append(FileChange(path: path, exists: false, after: file.contents))
            case .link?:
                throw FileError("“\(path)” is a link, through which flowgen does not write; nothing was written")
            case .foreign?:
                throw FileError("“\(path)” was not written by flowgen and is in the way; nothing was written")
            case .generated(_, let spec)? where isElsewhere(spec, specs):
                throw FileError("“\(path)” was written from “\(spec)”, which is not among the specs that are read; nothing was written")
            case .generated(let fingerprint, _)?:
                if fingerprint != file.fingerprint { changes.append(FileChange(path: path, exists: true, after: file.contents)) }
            }
        }
        let names = Set(files.map(\.name))
        for (name, file) in existing.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            guard case .generated(_, let spec) = file, !isElsewhere(spec, specs) else { continue }
            changes.append(FileChange(path: "\(path)/\(name)", exists: true, after: nil))
        }
        return FolderUpdate(folder: path, changes: changes)
    }

    /// Whether the spec is another one than these, and still there.
    private func isElsewhere(_ spec: String, _ specs: Set<String>) -> Bool {
        !specs.contains(spec) && FileManager.default.fileExists(atPath: spec)
    }
}
