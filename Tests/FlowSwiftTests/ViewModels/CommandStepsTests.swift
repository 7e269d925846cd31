import FlowMarkdown
import Foundation
import Testing

@testable import FlowSwift

/// What the steps of a command become, shape by shape: `Commands/NAME.md` holds the properties and steps of a command, `Commands/NAME.txt`
/// what is generated for it.
///
/// Run with `REWRITE_COMMAND_STEPS=1` in the environment, the test writes the expected files anew; what it wrote has to be read.
@Suite struct CommandStepsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Commands")
    private static let isRewriting = ProcessInfo.processInfo.environment["REWRITE_COMMAND_STEPS"] != nil

    static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()

    private static let frame = """
        # Steps

        ## Types

        - `Status: closed | open(since: Int)`
        - `Trouble: offline | full(space: Int, why: String) | other`

        ## Services

        - `ping() async throws`
        - `load(id: Int) async throws -> String`
        - `read(id: Int) async throws(Trouble) -> String`
        - `find(name: String) async throws -> String?`
        - `count(of: String, in: [String]) async -> Int`
        - `save(name: String, number: Int) throws`
        - `length(of: String) -> Int`
        - `log(text: String)`

        ## Fields

        - `name: String`
        - `number: Int`
        - `isOn: Bool`
        - `names: [String]`
        - `status: Status`, set by commands

        ## Outcomes

        - `done`
        - `left(name: String)`

        ## Commands

        ### `go`


        """

    /// All the shapes in one spec, each command named by its file.
    static func specOfAll() throws -> String {
        var spec = String(frame.prefix { $0 != "§" }).replacing("### `go`\n\n", with: "")
        for (index, name) in names.enumerated() {
            spec += "### `command\(index)`\n\n"
            spec += try String(decoding: Data(contentsOf: folder.appending(path: "\(name).md")), as: UTF8.self) + "\n"
        }
        return spec
    }

    @Test func thereAreShapes() throws {
        #expect(Self.names.count > 20)
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.names.flatMap { ["\($0).md", "\($0).txt"] }))
    }

    @Test(arguments: names)
    func shape(_ name: String) throws {
        let steps = try String(decoding: Data(contentsOf: Self.folder.appending(path: "\(name).md")), as: UTF8.self)
        let source = SourceText(path: "Steps.flow.md", text: Self.frame + steps)
        let output = FlowGenerator(module: "ViewModels").generate([source])
        #expect(output.diagnostics[0].all.map(\.message) == [])
        let seen = Self.performs(in: try #require(output.viewModels.first).contents)
        let file = Self.folder.appending(path: "\(name).txt")
        if Self.isRewriting { try Data(seen.utf8).write(to: file) }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(seen == expected, "\(seen)\nis not\n\(expected)")
    }

    /// The declaration of the command and the call of `performs`, without the indentation of the initialiser.
    private static func performs(in text: String) -> String {
        let lines = text.components(separatedBy: "\n")
        let declaration = lines.first { $0.contains("public let go = ") } ?? ""
        let start = lines.firstIndex { $0.hasPrefix("        go.performs") } ?? lines.endIndex
        let body = lines[start...].prefix { $0.hasPrefix("        ") || $0.isEmpty }
        return ([declaration] + body).map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n") + "\n"
    }
}
