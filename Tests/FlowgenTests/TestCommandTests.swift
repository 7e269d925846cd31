import Foundation
import Testing

/// `flowgen test`: which scenarios are run, and what is written for machines.
@Suite struct TestCommandTests {
    private static let failing = Specs.greeting.replacing("name = \"Ada\"", with: "name = \"Al\"")

    @Test func runsThoseThatAreMeant() throws {
        let other = Self.failing.replacing("# Greeting", with: "# Other").replacing("### Three letters", with: "### Two letters")
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Other": other])
        #expect(try Flowgen.run(["test", "--filter", "THREE"], in: folder).output.hasSuffix("1 passed, 0 failed\n"))
        #expect(try Flowgen.run(["test", "--filter", "other"], in: folder).output.hasSuffix("0 passed, 1 failed\n"))
        #expect(try Flowgen.run(["test", "Specs/Greeting.flow.md"], in: folder).output.hasSuffix("1 passed, 0 failed\n"))
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
