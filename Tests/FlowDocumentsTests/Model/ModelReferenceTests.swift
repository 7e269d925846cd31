import Foundation
import Testing

@testable import FlowDocuments

/// The page about the model describes every key as the schema does.
@Suite struct ModelReferenceTests {
    private static let file = Flows.root.appending(path: "Sources/FlowDocuments/FlowDocuments.docc/ModelReference.md")
    private static let marks = ("<!-- keys -->\n", "<!-- end -->\n")

    @Test func describesEveryKey() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let start = try #require(text.range(of: Self.marks.0))
        let end = try #require(text.range(of: Self.marks.1))
        let keys = try Self.keys(of: JSONSchema(FlowModel.schema))
        try Expected.compare("\(text[..<start.upperBound])\n\(keys)\(text[end.lowerBound...])", withFile: Self.file)
    }

    /// A table for each definition, in the order in which they are first used.
    private static func keys(of schema: JSONSchema) throws -> String {
        let definitions = schema.definitions
        var order = ["document"]
        var next = 0
        while next < order.count {
            for (_, property) in properties(of: definitions[order[next]] ?? [:]) {
                if let used = target(of: property), !order.contains(used) { order.append(used) }
            }
            next += 1
        }
        #expect(Set(order) == Set(definitions.keys), "a definition is not used")
        return order.map { name in
            let definition = definitions[name] ?? [:]
            let required = definition["required"] as? [String] ?? []
            let rows = properties(of: definition).map { key, property in
                let presence = required.contains(key) ? "" : ", optional"
                return "| `\(key)` | \(kind(of: property))\(presence) | \(meaning(of: property)) |\n"
            }
            let heading = name == "document" ? "The document" : "`\(name)`"
            return "### \(heading)\n\n\(definition["description"] ?? "")\n\n| Key | Type | Meaning |\n|---|---|---|\n\(rows.joined())\n"
        }.joined()
    }

    /// In the order in which they are required, then those that are not, by name.
    private static func properties(of definition: [String: Any]) -> [(String, [String: Any])] {
        let properties = definition["properties"] as? [String: [String: Any]] ?? [:]
        let required = definition["required"] as? [String] ?? []
        let order = required + properties.keys.filter { !required.contains($0) }.sorted()
        return order.compactMap { key in properties[key].map { (key, $0) } }
    }

    private static func target(of property: [String: Any]) -> String? {
        let reference = property["$ref"] ?? (property["items"] as? [String: Any])?["$ref"]
        return (reference as? String).map { String($0.dropFirst("#/$defs/".count)) }
    }

    private static func kind(of property: [String: Any]) -> String {
        if let items = property["items"] as? [String: Any] { return "list of \(kind(of: items))" }
        if let target = target(of: property) { return "`\(target)`" }
        if let types = property["type"] as? [String] { return types.joined(separator: " or ") }
        if let constant = property["const"] as? Int { return "\(constant)" }
        return property["type"] as? String ?? "string"
    }

    private static func meaning(of property: [String: Any]) -> String {
        let values = (property["enum"] ?? (property["items"] as? [String: Any])?["enum"]) as? [String]
        let list = values.map { " One of " + $0.map { "`\($0)`" }.joined(separator: ", ") + "." } ?? ""
        return "\(property["description"] ?? "")\(list)"
    }
}
