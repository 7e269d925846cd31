import Foundation

/// Graphviz, where it is installed.
enum DotProgram {
    private static let path = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    static var isInstalled: Bool { path != nil }

    /// What Graphviz says of the graph; nothing if it can draw it.
    static func complaints(of graph: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "graph.dot")
        let messages = folder.appending(path: "messages")
        try Data(graph.utf8).write(to: file)
        try Data().write(to: messages)
        let process = Process()
        process.executableURL = URL(filePath: path ?? "")
        process.arguments = ["-Tsvg", "-o", folder.appending(path: "graph.svg").path, file.path]
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: messages, encoding: .utf8)
            + (process.terminationStatus == 0 ? "" : "exit \(process.terminationStatus)")
    }
}
