import Foundation
import Testing

/// `flowgen format`: which files are written, and what is told.
@Suite struct FormatTests {
    private static let loose = "# Loose\n## Fields\n* `name: String`\n* `age: Int`"
    private static let canonical = "# Loose\n\n## Fields\n\n- `name: String`\n- `age: Int`\n"

    @Test func writesWhatIsNotInTheLayout() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Loose": Self.loose])
        try folder.makeOld("Specs/Greeting.flow.md")
        #expect(try Flowgen.run(["format"], in: folder) == .init(status: 0, errors: "flowgen: 2 specs read, 1 changed\n"))
        #expect(try folder.text(of: "Specs/Loose.flow.md") == Self.canonical)
        #expect(try folder.isOld("Specs/Greeting.flow.md"))
        #expect(try Flowgen.run(["format"], in: folder) == .init(status: 0, errors: "flowgen: 2 specs read, 0 changed\n"))
    }

    @Test func checkLists() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Loose": Self.loose])
        let errors = "flowgen: 2 specs read, 1 not in the layout\n"
        #expect(try Flowgen.run(["format", "--check"], in: folder) == .init(status: 1, output: "Specs/Loose.flow.md\n", errors: errors))
        #expect(try Flowgen.run(["format", "--check", "Specs/Greeting.flow.md"], in: folder).status == 0)
        #expect(try folder.text(of: "Specs/Loose.flow.md") == Self.loose)
    }

    @Test func diffShows() throws {
        let folder = try TemporaryFolder(specs: ["Loose": Self.loose])
        let patch = try Flowgen.run(["format", "--diff"], in: folder)
        #expect(patch.status == 1)
        try folder.write(patch.output, to: "format.patch")
        #expect(try folder.run("git", ["apply", "-p0", "format.patch"]) == 0)
        #expect(try folder.text(of: "Specs/Loose.flow.md") == Self.canonical)
    }

    @Test func readsStandardInput() throws {
        let folder = try TemporaryFolder()
        #expect(try Flowgen.run(["format", "-"], in: folder, input: Self.loose) == .init(status: 0, output: Self.canonical))
        #expect(try Flowgen.run(["format", "-", "--check"], in: folder, input: Self.loose) == .init(status: 1))
        #expect(try Flowgen.run(["format", "-", "--check"], in: folder, input: Self.canonical) == .init(status: 0))
    }
}
