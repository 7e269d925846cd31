import FlowSwift

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of generated files. Files that flowgen did not write are never changed in it.
struct OutputFolder {
    let path: String

    /// Makes the folder hold exactly `files` of what flowgen has written: those that differ are written, each
    /// atomically, those that are no longer generated are removed.
    /// - Returns: how many files were written or removed.
    func update(to files: [GeneratedFile]) throws -> Int {
        let existing = try existingFiles()
        for file in files where existing[file.name] == .some(nil) {
            throw FileError("“\(path)/\(file.name)” was not written by flowgen and is in the way; nothing is overwritten")
        }
        let changed = files.filter { existing[$0.name] != $0.contents }
        let names = Set(files.map(\.name))
        let stale = existing.filter { $0.value != nil && !names.contains($0.key) }.keys.sorted()
        if !changed.isEmpty {
            try attempt("the folder “\(path)” cannot be made") {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
        }
        for file in changed {
            try attempt("“\(path)/\(file.name)” cannot be written") {
                try Data(file.contents.utf8).write(to: URL(filePath: "\(path)/\(file.name)"), options: .atomic)
            }
        }
        for name in stale {
            try attempt("“\(path)/\(name)” cannot be removed") {
                try FileManager.default.removeItem(atPath: "\(path)/\(name)")
            }
        }
        return changed.count + stale.count
    }

    /// The Swift files in the folder with their contents; nil for one that does not begin with flowgen's own header.
    private func existingFiles() throws -> [String: String?] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [:] }
        var files: [String: String?] = [:]
        for name in names where name.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
                throw FileError("“\(path)/\(name)” cannot be read")
            }
            let text = String(decoding: data, as: UTF8.self)
            files.updateValue(text.hasPrefix(GeneratedFile.mark) ? text : nil, forKey: name)
        }
        return files
    }

    private func attempt(_ failure: String, _ action: () throws -> Void) throws {
        do {
            try action()
        } catch {
            throw FileError("\(failure): \(error)")
        }
    }
}
