import FlowMarkdown
import FlowSwift
import Foundation
import Testing

/// What is committed under `Generated` is what the specs generate.
@Suite struct GeneratedFilesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func contents(of folder: String, suffix: String) throws -> [String: String] {
        let url = root.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(suffix) }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try String(decoding: Data(contentsOf: url.appending(path: $0)), as: UTF8.self)) })
    }

    /// The specs of the package, in the order of their paths.
    private static func specs() throws -> [SourceText] {
        try ["Specs", "Specs/Examples"].flatMap { folder in
            try contents(of: folder, suffix: ".flow.md").map { SourceText(path: "\(folder)/\($0.key)", text: $0.value) }
        }
        .sorted { $0.path < $1.path }
    }

    @Test func committed() throws {
        let specs = try Self.specs()
        #expect(!specs.isEmpty)
        let output = FlowGenerator.complete(module: "ViewModels").generate(specs)
        #expect(output.diagnostics.flatMap(\.all).map(\.message) == [])
        try expect(output.viewModels, in: "Generated/ViewModels")
        try expect(output.tests, in: "Generated/Tests")
    }

    private func expect(_ files: [GeneratedFile], in folder: String) throws {
        let committed = try Self.contents(of: folder, suffix: ".swift").filter { $0.value.hasPrefix(GeneratedFile.mark) }
        #expect(Set(files.map(\.name)) == Set(committed.keys), "\(folder) holds other files; run `swift run flowgen generate`")
        for file in files {
            #expect(
                committed[file.name] == file.contents,
                "\(folder)/\(file.name) is not what its spec generates; run `swift run flowgen generate`")
        }
    }

    /// The same specs in another order give the same files.
    @Test func order() throws {
        let specs = try Self.specs()
        let generator = FlowGenerator.complete(module: "ViewModels")
        let one = generator.generate(specs)
        let other = generator.generate(specs.sorted { $0.path > $1.path })
        #expect(one.viewModels.sorted { $0.name < $1.name } == other.viewModels.sorted { $0.name < $1.name })
        #expect(one.tests.sorted { $0.name < $1.name } == other.tests.sorted { $0.name < $1.name })
    }
}
