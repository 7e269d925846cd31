import Foundation
import Testing

/// `flowgen check`: what is wrong with specs, for people and for machines.
@Suite struct CheckTests {
    private static let faulty = "# Faulty\n\n## Feilds\n\n- `name: Sting`, secrt\n"
    private static let mended = "# Faulty\n\n## Fields\n\n- `name: String`, secret\n"

    @Test func goodSpecsAreGood() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        #expect(try Flowgen.run(["check"], in: folder) == .init(status: 0, errors: "flowgen: 1 spec read, 0 errors, 0 warnings\n"))
        #expect(try folder.names(under: ".") == ["Specs/Greeting.flow.md"])
    }

    @Test func mistakesAreTheResult() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Mistaken": Specs.mistaken])
        let result = try Flowgen.run(["check"], in: folder)
        #expect(result.status == 1 && result.output.hasPrefix("Specs/Mistaken.flow.md:5:10: error: "))
        #expect(result.errors == "flowgen: 2 specs read, 1 error, 0 warnings\n")
        #expect(try Flowgen.run(["check", "Specs/Greeting.flow.md"], in: folder).status == 0)
    }

    @Test func warningsCountWhenStrict() throws {
        let spec = Specs.greeting + "- expect `name == name`\n"
        let folder = try TemporaryFolder(specs: ["Greeting": spec])
        let result = try Flowgen.run(["check"], in: folder)
        let hasWarning = result.output.contains(": warning: ")
        #expect(result.status == 0)
        #expect(try Flowgen.run(["check", "--strict"], in: folder).status == (hasWarning ? 1 : 0))
    }

    @Test func writesJSON() throws {
        let folder = try TemporaryFolder(specs: ["Faulty": Self.faulty])
        let result = try Flowgen.run(["check", "--format=json"], in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(result.status == 1 && object["version"] as? Int == 1 && object["errors"] as? Int == 3)
        let first = try #require((object["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["code"] as? String == "FLOW105" && first["file"] as? String == "Specs/Faulty.flow.md")
        #expect(first["place"] as? [String: Int] == ["line": 3, "column": 4, "endLine": 3, "endColumn": 10])
        #expect((first["fix"] as? [String: Any])?["replacement"] as? String == "Fields")
    }

    @Test func writesSARIF() throws {
        let folder = try TemporaryFolder()
        // Columns are counted in code points there: é is two here.
        try folder.write(Self.faulty.replacing("- `", with: "- e\u{301} `"), to: "Specs/Faulty 1.flow.md")
        let result = try Flowgen.run(["check", "--format=sarif"], in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(object["version"] as? String == "2.1.0")
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        let rules = try #require(((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        let text = result.output
        #expect(text.contains("\"uri\" : \"Specs/Faulty%201.flow.md\""))
        #expect(text.contains("\"startColumn\" : 4,\n") && text.contains("\"text\" : \"Fields\""))
    }

    @Test(arguments: ["\n", "\r\n"]) func fixes(ending: String) throws {
        let folder = try TemporaryFolder(specs: ["Faulty": Self.faulty.replacing("\n", with: ending), "Greeting": Specs.greeting])
        try folder.makeOld("Specs/Greeting.flow.md")
        let errors = "flowgen: 3 mistakes mended\nflowgen: 2 specs read, 0 errors, 0 warnings\n"
        #expect(try Flowgen.run(["check", "--fix"], in: folder) == .init(status: 0, errors: errors))
        #expect(try folder.text(of: "Specs/Faulty.flow.md") == Self.mended.replacing("\n", with: ending))
        #expect(try folder.isOld("Specs/Greeting.flow.md"))
    }

    @Test func whatCannotBeMendedStays() throws {
        let folder = try TemporaryFolder(specs: ["Mistaken": Specs.mistaken.replacing("Sting", with: "Nothing.like.it")])
        try folder.makeOld("Specs/Mistaken.flow.md")
        let result = try Flowgen.run(["check", "--fix"], in: folder)
        #expect(result.status == 1 && result.errors == "flowgen: 1 spec read, 1 error, 0 warnings\n")
        #expect(try folder.isOld("Specs/Mistaken.flow.md"))
    }

    /// A link stays a link, and the permissions are kept.
    @Test func theFileStaysTheSameFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.faulty, to: "Elsewhere.md")
        #expect(try folder.run("chmod", ["640", "Elsewhere.md"]) == 0)
        try folder.makeFolder("Specs")
        try folder.link("Specs/Faulty.flow.md", to: "../Elsewhere.md")
        #expect(try Flowgen.run(["check", "--fix"], in: folder).status == 0)
        #expect(try folder.text(of: "Elsewhere.md") == Self.mended)
        #expect(try folder.run("test", ["-L", "Specs/Faulty.flow.md"]) == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "Elsewhere.md").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    /// Bytes that are no text would be lost.
    @Test(arguments: [["check", "--fix"], ["format"]]) func whatIsNoTextIsNotWritten(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let bytes = Data(Self.faulty.utf8) + [0xFF, 0x0A]
        try folder.write(bytes, to: "Specs/Faulty.flow.md")
        let result = try Flowgen.run(arguments, in: folder)
        #expect(result.status == 1)
        #expect(
            result.errors.hasSuffix(
                "flowgen: error: “Specs/Faulty.flow.md” was changed meanwhile, or is not all UTF-8; it was left as it is\n"))
        #expect(try folder.files(under: "Specs")["Faulty.flow.md"] == bytes)
    }
}
