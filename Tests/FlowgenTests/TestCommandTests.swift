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

    @Test func aSpecWithoutScenariosSaysSo() throws {
        let folder = try TemporaryFolder(specs: ["Minimal": Specs.minimal("Minimal")])
        #expect(try Flowgen.run(["test"], in: folder) == .init(status: 0, output: "there are no scenarios\n"))
    }

    /// Survivors are warnings, unless somebody says how many there may be.
    @Test func mutatesTheFlow() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let result = try Flowgen.run(["test", "--mutate"], in: folder)
        #expect(result.status == 0)
        #expect(result.output.contains("no scenario notices `true` in place of `name.count > 2`"))
        #expect(result.output.hasSuffix("mutants killed (50 %)\n1 passed, 0 failed\n"), "\(result.output)")
        let minimum = try Flowgen.run(["test", "--mutate", "--minimum", "95"], in: folder)
        #expect(minimum.status == 1 && minimum.errors == "flowgen: 50 % of the mutants of a spec were killed, and 95 % are wanted\n")
        #expect(try Flowgen.run(["test", "--mutate", "--minimum=50"], in: folder).status == 0)
    }

    @Test(arguments: [
        (["--minimum", "95"], "“--minimum” goes with “--mutate”"), (["--mutate", "--minimum", "all"], "“all” is no percentage"),
    ])
    func aMinimumIsAPercentage(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let result = try Flowgen.run(["test"] + arguments, in: folder)
        #expect(result.status == 2 && result.errors.contains(message))
    }
}
