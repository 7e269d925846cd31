import FlowSpec

/// A case with names for its values as a pattern: `.failed(let reason, _)`.
enum CasePatternText {
    static func text(_ caseName: String, _ bindings: [TypedName?], of type: String = "") -> String {
        let name = "\(type).\(SwiftKeywords.escapedMember(caseName))"
        guard bindings.contains(where: { $0 != nil }) else { return name }
        let values = bindings.map { binding in binding.map { "let \(SwiftKeywords.escaped($0.name.text))" } ?? "_" }
        return "\(name)(\(values.joined(separator: ", ")))"
    }
}
