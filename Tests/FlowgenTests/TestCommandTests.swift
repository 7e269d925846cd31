import Foundation
import Testing

/// `flowgen test`: what it prints, and with which status it ends.
@Suite struct TestCommandTests {
    private static let failing = Specs.greeting.replacing("name = \"Ada\"", with: "name = \"Al\"")

    @Test func showsWhatHolds() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let output = """
            Specs/Greeting.flow.md
              ✓ Three letters are enough
                  ✓ set `name = "Ada"`
                  ✓ run `hello`, where `greet` returns
            1 passed, 0 failed

            """
        #expect(try Flowgen.run(["test"], in: folder) == .init(status: 0, output: output))
        #expect(try Flowgen.run(["test", "Specs/Greeting.flow.md"], in: folder) == .init(status: 0, output: output))
        #expect(try Flowgen.run(["test", folder.path + "/Specs"], in: folder) == .init(status: 0, output: output))
    }

    @Test func reportsWhatDoesNotHold() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Self.failing])
        let result = try Flowgen.run(["test"], in: folder)
        #expect(result.status == 1 && result.errors.isEmpty)
        #expect(result.output.contains("Specs/Greeting.flow.md:26:3: error: `hello` is disabled: `name.count > 2` does not hold\n"))
        #expect(result.output.hasSuffix("  name.count is 2\n  name is \"Al\"\n0 passed, 1 failed\n"))
    }

    @Test func runsThoseThatAreMeant() throws {
        let other = Self.failing.replacing("# Greeting", with: "# Other").replacing("### Three letters", with: "### Two letters")
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Other": other])
        #expect(try Flowgen.run(["test", "--filter", "THREE"], in: folder).output.hasSuffix("1 passed, 0 failed\n"))
        #expect(try Flowgen.run(["test", "--filter", "other"], in: folder).output.hasSuffix("0 passed, 1 failed\n"))
        #expect(try Flowgen.run(["test", "Specs/Greeting.flow.md"], in: folder).output.hasSuffix("1 passed, 0 failed\n"))
        let none = try Flowgen.run(["test", "--filter", "four"], in: folder)
        #expect(none == .init(status: 1, output: "0 passed, 0 failed\n", errors: "flowgen: no scenario is named like “four”\n"))
    }

    /// A spec with a mistake does not keep the others from being run.
    @Test func reportsMistakes() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Wrong": Specs.minimal("Wrong", field: "class name")])
        let result = try Flowgen.run(["test"], in: folder)
        #expect(result.status == 1 && result.output.hasSuffix("1 passed, 0 failed\n"))
        #expect(result.errors.contains("Specs/Wrong.flow.md:") && result.errors.hasSuffix("in specs, whose scenarios were not run\n"))
    }

    @Test(arguments: [
        ("Nowhere", "there is no spec or folder “Nowhere”"),
        ("Specs/notes.md", "“Specs/notes.md” is no spec: its name does not end in .flow.md, or it is hidden"),
    ])
    func tellsWhatItCannotRead(path: String, message: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        try folder.write("Notes", to: "Specs/notes.md")
        #expect(try Flowgen.run(["test", path], in: folder) == .init(status: 1, errors: "flowgen: error: \(message)\n"))
    }

    @Test func writesForMachines() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Self.failing])
        let json = try Flowgen.run(["test", "--format", "json"], in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(json.status == 1 && object["failed"] as? Int == 1)
        let junit = try Flowgen.run(["test", "--format=junit"], in: folder)
        #expect(junit.status == 1 && junit.output.hasPrefix("<?xml") && junit.output.contains("<testsuites tests=\"1\" failures=\"1\""))
    }
}
