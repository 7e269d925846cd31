import Foundation

/// Checks JSON against a schema, as far as the schema of the model needs it.
///
/// Keys that the schema does not describe are faults as well: to readers they are allowed, but we describe all that we write.
struct JSONSchema {
    private let root: [String: Any]

    init(_ text: String) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw CocoaError(.coderInvalidValue)
        }
        self.root = root
    }

    /// The definitions by their names, with that of the document as `document`.
    var definitions: [String: [String: Any]] {
        var result = root["$defs"] as? [String: [String: Any]] ?? [:]
        result["document"] = root
        return result
    }

    /// What is wrong, each with the path to it.
    func faults(in text: String) throws -> [String] {
        faults(try JSONSerialization.jsonObject(with: Data(text.utf8)), root, "")
    }

    private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var faults: [String] = []
        let known: Set = [
            "$schema", "$defs", "$ref", "title", "description", "type", "required", "properties", "items", "enum", "const", "minimum",
        ]
        for key in schema.keys where !known.contains(key) { faults.append("\(path): this checker does not know “\(key)”") }
        if let reference = schema["$ref"] as? String {
            guard let target = definitions[String(reference.dropFirst("#/$defs/".count))] else { return ["\(path): no \(reference)"] }
            faults += self.faults(value, target, path)
        }
        if let type = schema["type"] {
            let types = (type as? [String]) ?? [type as? String ?? ""]
            if !types.contains(where: { Self.isOf($0, value) }) { faults.append("\(path): \(value) is no \(types)") }
        }
        if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") { faults.append("\(path): \(value)") }
        if let constant = schema["const"] as? Int, constant != value as? Int { faults.append("\(path): \(value) is not \(constant)") }
        if let minimum = schema["minimum"] as? Int, (value as? Int ?? minimum) < minimum { faults.append("\(path): \(value)") }
        if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
            for (index, item) in list.enumerated() { faults += self.faults(item, items, "\(path)/\(index)") }
        }
        if let properties = schema["properties"] as? [String: [String: Any]], let object = value as? [String: Any] {
            for key in schema["required"] as? [String] ?? [] where object[key] == nil { faults.append("\(path): “\(key)” is missing") }
            for (key, item) in object {
                faults += properties[key].map { self.faults(item, $0, "\(path)/\(key)") } ?? ["\(path): “\(key)” is not described"]
            }
        }
        return faults
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBoolean(value)
        case "integer": value is Int && !isBoolean(value)
        case "null": value is NSNull
        default: false
        }
    }

    /// Foundation gives numbers and booleans the same type.
    private static func isBoolean(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return String(cString: number.objCType) == "c"
    }
}
