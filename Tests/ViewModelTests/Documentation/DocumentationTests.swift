import Foundation
import Testing

/// Every example in the documentation of the run-time library is compiled and run: it stands, line by line, in a file of this folder.
@Suite struct DocumentationTests {
    struct Example: CustomTestStringConvertible {
        let page: String
        let lines: [String]

        var testDescription: String { "\(page): \(lines.first ?? "")" }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let catalogue = folder.appending(path: "../../../Sources/FlowRuntime/FlowRuntime.docc").standardizedFileURL

    private static func texts(in folder: URL, endingWith ending: String) -> [(name: String, text: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { name in
            (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
        }
    }

    /// The lines without indentation, empty lines, and access that is not the reader's concern.
    private static func lines(of text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .map { $0.hasPrefix("private struct ") || $0.hasPrefix("private final class ") ? String($0.dropFirst("private ".count)) : $0 }
    }

    static let examples: [Example] = texts(in: catalogue, endingWith: ".md").flatMap { page in
        page.text.matches(of: /\n```swift\n(.*?)\n```/.dotMatchesNewlines()).map { Example(page: page.name, lines: lines(of: $0.1)) }
    }

    /// All code of the folder, broken lines joined.
    private static let code: String = texts(in: folder, endingWith: "s.swift").filter { $0.name != "DocumentationTests.swift" }
        .map { "\n" + lines(of: $0.text).joined(separator: "\n") + "\n" }.joined()
        .replacing("#expect(\n", with: "#expect(").replacing("\n== ", with: " == ")

    /// `x      // 1` is `#expect(x == 1)`.
    private static func compiled(_ line: String) -> String {
        guard let match = line.wholeMatch(of: /(.+?) {2,}\/\/ (.+)/) else { return line }
        let (subject, result) = (match.output.1, match.output.2)
        return "#expect(\(subject.contains(" == ") || subject.contains(" === ") ? "(\(subject))" : "\(subject)") == \(result))"
    }

    @Test func thereAreExamples() { #expect(Self.examples.count >= 15) }

    @Test(arguments: examples) func isCompiledAndRun(example: Example) {
        let lines = example.lines.map(Self.compiled).joined(separator: "\n")
        let isThere = Self.code.contains("\n\(lines)\n")
        #expect(isThere, "these lines of \(example.page) are missing here:\n\(lines)")
    }
}
