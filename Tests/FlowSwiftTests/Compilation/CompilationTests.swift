import FlowMarkdown
import FlowSwift
import Foundation
import Testing

/// What is generated from specs that use everything compiles without a warning.
@Suite struct CompilationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Specs")

    static func sources() throws -> [SourceText] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".flow.md") }.sorted()
        var sources = try names.map { name in
            try SourceText(path: "Specs/\(name)", text: String(decoding: Data(contentsOf: folder.appending(path: name)), as: UTF8.self))
        }
        sources.append(SourceText(path: "Specs/Steps.flow.md", text: try CommandStepsTests.specOfAll()))
        sources += try BoundariesTests.sources()
        let words = folder.appending(path: "../../../ModelAgreementTests/Specs/Words.flow.md")
        sources.append(SourceText(path: "Specs/Words.flow.md", text: try String(contentsOf: words, encoding: .utf8)))
        return sources
    }

    @Test func compiles() throws {
        let output = FlowGenerator.complete(module: "Everything").generate(try Self.sources())
        #expect(output.diagnostics.flatMap(\.all).map(\.message) == [])
        #expect(output.viewModels.count >= 5)
        let compilation = try SwiftCompilation()
        defer { compilation.remove() }
        let viewModels = try compilation.write(output.viewModels, to: "ViewModels")
        let tests = try compilation.write(output.tests, to: "Tests")
        let said = try compilation.check(viewModels: viewModels, tests: tests, module: "Everything")
        #expect(said == "", "\(said)")
    }
}
