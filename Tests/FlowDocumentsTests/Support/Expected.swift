import Foundation
import Testing

/// Outputs that are kept as files in `Expected`.
///
/// Run with `REWRITE_DOCUMENTS=1` in the environment, the tests write them anew; what they wrote has to be looked at.
enum Expected {
    private static let folder = Flows.root.appending(path: "Tests/FlowDocumentsTests/Expected")
    private static let isRewriting = ProcessInfo.processInfo.environment["REWRITE_DOCUMENTS"] != nil

    static func compare(_ text: String, with name: String, location: SourceLocation = #_sourceLocation) throws {
        try compare(text, withFile: folder.appending(path: name), location: location)
    }

    static func compare(_ text: String, withFile file: URL, location: SourceLocation = #_sourceLocation) throws {
        if isRewriting { try Data(text.utf8).write(to: file) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "\(file.lastPathComponent) differs", sourceLocation: location)
    }
}
