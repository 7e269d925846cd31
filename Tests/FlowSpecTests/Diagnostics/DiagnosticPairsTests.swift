import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// Wrong specs with all that is said of them: `Pairs/NAME.flow.md` and `Pairs/NAME.txt`.
///
/// Run with `REWRITE_DIAGNOSTIC_PAIRS=1` in the environment, the test writes the expected files anew; what it wrote has to be read.
@Suite struct DiagnosticPairsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pairs")
    private static let isRewriting = ProcessInfo.processInfo.environment["REWRITE_DIAGNOSTIC_PAIRS"] != nil

    private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".flow.md") }.map { String($0.dropLast(8)) }.sorted()
    }()

    @Test func thereArePairs() throws {
        #expect(Self.names.count > 50)
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let expected = Set(Self.names.flatMap { ["\($0).flow.md", "\($0).txt"] })
        #expect(Set(files) == expected, "every wrong spec has its expected output, and nothing else is there")
    }

    @Test(arguments: names)
    func pair(_ name: String) throws {
        let file = Self.folder.appending(path: "\(name).txt")
        let text = try String(decoding: Data(contentsOf: Self.folder.appending(path: "\(name).flow.md")), as: UTF8.self)
        let seen = Self.output(of: SourceText(path: "\(name).flow.md", text: text))
        if Self.isRewriting { try Data(seen.utf8).write(to: file) }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(seen == expected, "\(Self.difference(from: expected, to: seen))")
    }

    private static func output(of source: SourceText) -> String {
        var diagnostics = Diagnostics()
        if let syntax = FlowReader.read(MarkdownDocument.parse(source), &diagnostics) {
            _ = FlowChecker.check(syntax, source, in: FlowLibrary([(source.path, syntax)]), &diagnostics)
        }
        return DiagnosticPrinter(source).text(of: diagnostics)
    }

    /// The lines that are gone with `-` before them, those that are new with `+`, and around them what is the same.
    private static func difference(from expected: String, to seen: String) -> String {
        let old = expected.components(separatedBy: "\n")
        let new = seen.components(separatedBy: "\n")
        let changes = new.difference(from: old)
        let removed = Set(changes.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let inserted = Set(changes.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        var lines: [String] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append("- \(old[oldIndex])")
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append("+ \(new[newIndex])")
                newIndex += 1
            } else {
                lines.append("  \(old[oldIndex])")
                oldIndex += 1
                newIndex += 1
            }
        }
        return "\n" + lines.joined(separator: "\n")
    }
}
