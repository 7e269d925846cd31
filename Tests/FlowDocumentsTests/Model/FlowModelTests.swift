import FlowSpec
import Foundation
import Testing

@testable import FlowDocuments

/// Flows as JSON.
@Suite struct FlowModelTests {
    @Test(arguments: Flows.all)
    func conformsToTheSchema(flow: Flow) throws {
        #expect(try JSONSchema(FlowModel.schema).faults(in: FlowModel(of: [flow]).json) == [])
    }

    /// The checker of the schema is worth nothing if it lets everything pass.
    @Test(arguments: [
        (#"{"version": 2, "flows": []}"#, "/version: 2 is not 1"), (#"{"version": 1}"#, ": “flows” is missing"),
        (#"{"version": 1, "flows": {}}"#, "/flows: [:] is no [\"array\"]"),
        (#"{"version": 1, "flows": [], "x": 1}"#, ": “x” is not described"),
    ])
    func schemaRefuses(json: String, fault: String) throws {
        #expect(try JSONSchema(FlowModel.schema).faults(in: json) == [fault])
    }

    @Test func isTheSameEachTime() {
        #expect(FlowModel(of: Flows.all).json == FlowModel(of: Flows.all).json)
    }

    @Test func smallFlow() throws {
        try Expected.compare(FlowModel(of: [try Flows.named("Door")]).json, with: "Door.json")
    }

    /// Each place leads to the text that is said to stand there.
    @Test(arguments: Flows.all)
    func placesAreExact(flow: Flow) throws {
        let lines = flow.source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Array.init)
        var count = 0
        func text(_ place: [String: Int]) -> String {
            let (start, end) = (place["line"]! - 1, place["endLine"]! - 1)
            if start == end { return String(lines[start][(place["column"]! - 1)..<(place["endColumn"]! - 1)]) }
            var parts = [String(lines[start][(place["column"]! - 1)...])]
            parts += lines[(start + 1)..<end].map { String($0) } + [String(lines[end][..<(place["endColumn"]! - 1)])]
            return parts.enumerated().map { $0 == 0 ? $1 : String($1.drop(while: \.isWhitespace)) }.joined(separator: " ")
        }
        func visit(_ value: Any) {
            if let list = value as? [Any] { list.forEach(visit) }
            guard let object = value as? [String: Any] else { return }
            if let place = object["place"] as? [String: Int], object["reads"] != nil, let written = object["text"] as? String {
                #expect(text(place) == written)
                count += 1
            }
            object.values.forEach(visit)
        }
        visit(try JSONSerialization.jsonObject(with: Data(FlowModel(of: [flow]).json.utf8)))
        #expect(count > 0 || flow.commands.isEmpty)
    }
}
