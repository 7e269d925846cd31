import Foundation
import Testing

/// `flowgen model` gives specs as JSON.
@Suite struct ModelTests {
    private static func names(in result: Flowgen.Result) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
        return (object?["flows"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test(arguments: [
        (["Specs/B.flow.md"], ["Second"]), (["Specs"], ["First", "Second"]), ([], ["First", "Second"]),
        (["Specs/B.flow.md", "Specs/A.flow.md"], ["First", "Second"]),
    ])
    func gives(arguments: [String], flows: [String]) throws {
        let folder = try TemporaryFolder(specs: ["A": Specs.minimal("First"), "B": Specs.minimal("Second")])
        let result = try Flowgen.run(["model"] + arguments, in: folder)
        #expect(result.status == 0 && result.errors == "")
        #expect(try Self.names(in: result) == flows)
    }

    @Test func givesTheSchema() throws {
        let result = try Flowgen.run(["model", "--schema"], in: TemporaryFolder())
        #expect(result.status == 0 && result.errors == "")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let refused = try Flowgen.run(["model", "--schema", "Specs"], in: TemporaryFolder())
        #expect(refused.status == 2 && refused.errors.hasPrefix("flowgen: “Specs” is not expected: the schema is the same for all specs\n"))
    }

    /// A document in which a flow is missing would be taken for the whole.
    @Test func reportsMistakes() throws {
        let folder = try TemporaryFolder(specs: ["Good": Specs.greeting, "Mistaken": Specs.mistaken])
        let result = try Flowgen.run(["model"], in: folder)
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.hasPrefix("Specs/Mistaken.flow.md:5:10: error: there is no type `Sting`"))
    }
}
