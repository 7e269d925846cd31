import FlowMarkdown
import FlowSwift
import Foundation
import Testing

/// Generated files are laid out as swift-format lays them out.
@Suite struct FormattingTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    private static func files() throws -> [GeneratedFile] {
        let output = FlowGenerator(module: "Everything").generate(try CompilationTests.sources())
        return output.viewModels + output.tests
    }

    /// A line is longer only if a single name, literal or the like leaves no room.
    @Test func lineLength() throws {
        var longest = 0
        for file in try Self.files() {
            for (number, line) in file.contents.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                longest = max(longest, line.count)
                let widest = line.split(separator: " ").map(\.count).max() ?? 0
                // A declaration without a value has no other place to be broken than behind its name, which swift-format does later.
                let isDeclaration = line.count <= 140 && line.contains("public var ") && !line.contains("=")
                #expect(line.count <= 120 || widest >= 80 || isDeclaration, "\(file.name):\(number + 1): \(line.count) columns: \(line)")
                #expect(line.last != " ", "\(file.name):\(number + 1): white space at the end")
            }
        }
        #expect(longest > 100)
    }

    @Test func swiftFormat() throws {
        let compilation = try SwiftCompilation()
        defer { compilation.remove() }
        let paths = try compilation.write(try Self.files(), to: "Files")
        let configuration = Self.root.appending(path: ".swift-format").path
        let said = try SwiftCompilation.run(["swift", "format", "lint", "--strict", "--configuration", configuration] + paths)
        #expect(said == "", "\(said)")
    }
}
