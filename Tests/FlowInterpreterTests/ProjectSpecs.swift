import Foundation

/// The specs of this package, wherever the tests run.
enum ProjectSpecs {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Specs")

    /// What the specs say, in the order of their names.
    static func texts() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".flow.md") }.sorted()
        return try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
