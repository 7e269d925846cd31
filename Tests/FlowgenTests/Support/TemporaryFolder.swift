import Foundation

/// A folder of its own for a test, which goes with the last reference to it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "flowgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// With specs in `Specs`, by their names without `.flow.md`.
    convenience init(specs: [String: String]) throws {
        try self.init()
        for (name, text) in specs { try write(text, to: "Specs/\(name).flow.md") }
    }

    var path: String { url.path }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: path), withIntermediateDirectories: true)
    }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url.appending(path: path).path, withDestinationPath: destination)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }

    func move(_ path: String, to destination: String) throws {
        guard rename(url.appending(path: path).path, url.appending(path: destination).path) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    func text(of path: String) throws -> String { String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self) }

    func handle(of path: String) throws -> FileHandle {
        try write("", to: path)
        return try FileHandle(forWritingTo: url.appending(path: path))
    }

    /// Every file under a folder, with what it holds.
    func files(under folder: String) throws -> [String: Data] {
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: url.appending(path: folder).path) else { return [:] }
        var files: [String: Data] = [:]
        for name in names {
            let file = url.appending(path: folder).appending(path: name)
            if let data = FileManager.default.contents(atPath: file.path) { files[name] = data }
        }
        return files
    }

    func names(under folder: String) throws -> [String] { try files(under: folder).keys.sorted() }

    /// Gives a file a time of change that no new file has.
    func makeOld(_ path: String) throws {
        let attributes = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: url.appending(path: path).path)
    }

    func isOld(_ path: String) throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)
        return attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000_000)
    }

    /// Runs another program in the folder; the status with which it ends.
    func run(_ program: String, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = url
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
