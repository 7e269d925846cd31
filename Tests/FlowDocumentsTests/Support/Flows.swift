import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// Checked flows for tests.
enum Flows {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The specs of the project, and those with which generators are tested: every phrase of the language is in them.
    static let all: [Flow] =
        ["Specs", "Tests/FlowSwiftTests/Compilation/Specs", "Tests/ModelAgreementTests/Specs", "Tests/FlowDocumentsTests/Specs"].flatMap {
            folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
            let sources = names.filter { $0.hasSuffix(".flow.md") }.sorted().compactMap { name in
                (try? String(contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8))
                    .map { SourceText(path: "\(folder)/\(name)", text: $0) }
            }
            return FlowChecker.check(sources).compactMap(\.flow)
        }

    static func named(_ name: String) throws -> Flow { try #require(all.first { $0.name == name }) }

    /// The flow of a spec that has no mistake.
    static func flow(_ text: String, location: SourceLocation = #_sourceLocation) throws -> Flow {
        let spec = FlowChecker.check([SourceText(path: "Test.flow.md", text: text)])[0]
        try #require(spec.diagnostics.all.map(\.message) == [], sourceLocation: location)
        return try #require(spec.flow)
    }
}

extension Flow: CustomTestStringConvertible {
    public var testDescription: String { name }
}
