import FlowMarkdown
import FlowSwift
import Foundation
import Testing

/// The whole tests of the boundaries of small flows: `Flows/NAME.txt` is what is generated for `Flows/NAME.flow.md`.
///
/// Run with `REWRITE_BOUNDARIES=1` in the environment, the test writes the expected files anew; what it wrote has to be read.
@Suite struct BoundariesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Flows")
    private static let isRewriting = ProcessInfo.processInfo.environment["REWRITE_BOUNDARIES"] != nil

    static let names = ["Answers", "Conditions", "Numbers", "Texts"]

    static func sources() throws -> [SourceText] {
        try names.map { name in
            let data = try Data(contentsOf: folder.appending(path: "\(name).flow.md"))
            return SourceText(path: "Specs/\(name).flow.md", text: String(decoding: data, as: UTF8.self))
        }
    }

    @Test(arguments: names) func whole(_ name: String) throws {
        let source = try #require(try Self.sources().first { $0.path == "Specs/\(name).flow.md" })
        let output = FlowGenerator.complete(module: "ViewModels").generate([source])
        #expect(output.diagnostics[0].all.map(\.message) == [])
        let seen = try #require(output.tests.first { $0.name == "\(name)Boundaries.swift" }).contents
        let file = Self.folder.appending(path: "\(name).txt")
        if Self.isRewriting { try Data(seen.utf8).write(to: file) }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(seen == expected, "\(seen)\nis not\n\(expected)")
    }

    /// Without the interpreter there are no such tests, nor are there for a flow that has no boundaries.
    @Test func none() throws {
        let output = FlowGenerator(module: "ViewModels").generate(try Self.sources())
        #expect(output.tests.allSatisfy { !$0.name.hasSuffix("Boundaries.swift") })
        let plain = SourceText(path: "Specs/Plain.flow.md", text: "# Plain\n\n## Fields\n\n- `name: String`\n")
        #expect(FlowGenerator.complete(module: "ViewModels").generate([plain]).tests.isEmpty)
    }
}
