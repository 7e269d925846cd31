import Foundation

/// The page that describes the language, and the flow that its examples belong to.
struct ReferencePage {
    static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/FlowSpec/FlowSpec.docc/FlowLanguage.md").standardizedFileURL

    let text: String

    init() throws {
        text = try String(decoding: Data(contentsOf: Self.file), as: UTF8.self)
    }

    /// The page with the tables in their places; nil if it has no place for one of them, or a place for another.
    func with(tables: [(name: String, text: String)]) -> String? {
        var parts = text.components(separatedBy: "<!-- table: ")
        guard parts.count == tables.count + 1 else { return nil }
        for (index, table) in tables.enumerated() {
            let opening = "\(table.name) -->\n"
            let ending = "<!-- end -->\n"
            guard parts[index + 1].hasPrefix(opening), let end = parts[index + 1].firstRange(of: ending) else { return nil }
            parts[index + 1] = opening + "\n\(table.text)\n\n" + parts[index + 1][end.lowerBound...]
        }
        return parts.joined(separator: "<!-- table: ")
    }

    /// The examples that stand as blocks of their own, the whole flow first.
    var blocks: [String] {
        text.components(separatedBy: "\n```markdown\n").dropFirst().map {
            String($0.prefix(upTo: ($0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex)))
        }
    }

    /// The flow of the page with more in its sections: `sections` is a whole flow, which stays as it is, or begins with a heading of the second level.
    func flow(with sections: String) -> String {
        if sections.hasPrefix("# ") { return sections }
        return Self.parts(of: sections).reduce(blocks.first ?? "") { flow, part in
            guard flow.contains("\n\(part.heading)\n") else { return "\(flow)\n\(part.heading)\n\(part.content)" }
            return Self.parts(of: flow).map {
                $0.heading == part.heading ? "\($0.heading)\n\($0.content)\n\n\(part.content)" : "\($0.heading)\n\($0.content)"
            }
            .joined(separator: "\n")
        }
    }

    /// The same with the items before those that are there already.
    func flow(beginning section: String, with items: String) -> String {
        (blocks.first ?? "").replacing("\(section)\n\n", with: "\(section)\n\n\(items)\n")
    }

    /// What stands under each heading of the first two levels.
    private static func parts(of spec: String) -> [(heading: String, content: String)] {
        var parts: [(heading: String, content: String)] = []
        for line in spec.components(separatedBy: "\n") {
            if line.hasPrefix("# ") || line.hasPrefix("## ") {
                parts.append((line, ""))
            } else if !parts.isEmpty {
                parts[parts.count - 1].content += "\(line)\n"
            }
        }
        return parts
    }
}
