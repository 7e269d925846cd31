import FlowMarkdown
import FlowSpec

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
    func read() throws(FileError) -> [SourceText] {
        let folder = URL(filePath: path).resolvingSymlinksInPath().path
        guard Self.isFolder(folder), let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw FileError("the specs folder “\(path)” cannot be read; --specs says where it is")
        }
        let read = names.filter(Self.isSpec).sorted().concurrentMap { name -> (path: String, text: SourceText?, isFolder: Bool) in
            let file = "\(folder)/\(name)"
            let printed = path == "." ? name : path == "/" ? "/\(name)" : "\(path)/\(name)"
            // One byte more than a spec may have tells that it is too large.
            let bytes = FileKind.contents(ofFile: file, limit: FlowReader.maximumSize + 1)
            let text = bytes.map { SourceText(path: printed, text: String(decoding: $0, as: UTF8.self)) }
            return (printed, text, bytes == nil && Self.isFolder(file))
        }
        if let unreadable = read.first(where: { $0.text == nil && !$0.isFolder }) {
            throw FileError("“\(unreadable.path)” cannot be read")
        }
        let sources = read.compactMap(\.text)
        if sources.isEmpty { throw FileError("the specs folder “\(path)” holds no *.flow.md") }
        return sources
    }

    /// The path of one of its specs in the folder, without `.flow.md`.
    func name(of spec: SourceText) -> String {
        let prefix = path == "." ? "" : path == "/" ? "/" : path + "/"
        return String(spec.path.dropFirst(prefix.count).dropLast(".flow.md".count))
    }

    /// Everything that a run reads in the folder, so that two states of it can be compared.
    enum Contents: Equatable {
        case unread
        case unreadable(FileError)
        case files([SourceText], settings: SourceText?)
    }

    func contents() -> Contents {
        do throws(FileError) {
            let settings = try Settings.text(in: self)
            return .files(try read(), settings: settings)
        } catch {
            return .unreadable(error)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        FileKind.of(path) == .folder
    }

    private static func isSpec(_ path: String) -> Bool {
        path.hasSuffix(".flow.md") && !isHidden(path)
    }

    private static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}

extension SpecFolder {
    /// The folder, if it is there, and those in it that are not hidden.
    static func allFolders(in path: String) -> [String] {
        let folder = URL(filePath: path).resolvingSymlinksInPath().path
        guard isFolder(folder) else { return [] }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return [folder] + names.filter { !isHidden($0) }.map { "\(folder)/\($0)" }.filter(isFolder)
    }

    /// The specs and the settings in the folder.
    static func allFiles(in path: String) -> [String] {
        let folder = URL(filePath: path).resolvingSymlinksInPath().path
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { isSpec($0) || $0 == Settings.fileName }.map { "\(folder)/\($0)" }
    }

    /// The innermost folder around the path that exists.
    static func existingFolder(above path: String) -> String {
        var url = URL(filePath: path).standardizedFileURL
        repeat { url = url.deletingLastPathComponent() } while url.path != "/" && !isFolder(url.path)
        return url.path
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
