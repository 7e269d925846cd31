import FlowMarkdown

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder that holds the specs, with the folders in it.
struct SpecFolder {
    /// As it is printed, and written into what is generated: from the current folder if it lies in it, so that a spec generates the
    /// same on every machine and however the folder was given.
    let path: String

    init(path: String) {
        self.path = path.relativeToCurrentFolder
    }

    /// Every `*.flow.md`, in the order of the paths. What is hidden is left out: such files belong to editors and tools.
    /// - Throws: a ``FileError`` if something can't be read, or if there is none: then it is hardly the folder that was meant,
    ///   and what was generated from another one would be removed.
    func read() throws -> [SourceText] {
        let folder = URL(filePath: path).resolvingSymlinksInPath().path
        guard Self.isFolder(folder), let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw FileError("the specs folder “\(path)” cannot be read; --specs says where it is")
        }
        let sources: [SourceText] = try names.filter(Self.isSpec).sorted().compactMap { name in
            let file = "\(folder)/\(name)"
            if Self.isFolder(file) { return nil }
            let printed = path == "." ? name : path == "/" ? "/\(name)" : "\(path)/\(name)"
            guard let data = FileManager.default.contents(atPath: file) else { throw FileError("“\(printed)” cannot be read") }
            return SourceText(path: printed, text: String(decoding: data, as: UTF8.self))
        }
        if sources.isEmpty { throw FileError("the specs folder “\(path)” holds no *.flow.md") }
        return sources
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    private static func isSpec(_ path: String) -> Bool {
        path.hasSuffix(".flow.md") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}

extension String {
    /// A path without `.` and superfluous slashes, and from the current folder if it lies in it. Where it leads stays the same: a
    /// `..` is kept, since the folder before it may be a link.
    var relativeToCurrentFolder: String {
        var parts = split(separator: "/").filter { $0 != "." }
        let current = FileManager.default.currentDirectoryPath.split(separator: "/")
        if !hasPrefix("/") { return parts.isEmpty ? "." : parts.joined(separator: "/") }
        guard parts.starts(with: current) else { return "/" + parts.joined(separator: "/") }
        parts.removeFirst(current.count)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
