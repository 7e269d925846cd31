import FlowSpec
import Foundation
import Testing

/// Wrong specs with all that is said of them: `Pairs/NAME.flow.md` and `Pairs/NAME.txt`; some have another spec beside them,
/// `Pairs/NAME.beside.flow.md`.
///
/// Run with `REWRITE_DIAGNOSTIC_PAIRS=1` in the environment, the test writes the expected files anew; what it wrote has to be read.
@Suite struct DiagnosticPairsTests {
    private static let isRewriting = ProcessInfo.processInfo.environment["REWRITE_DIAGNOSTIC_PAIRS"] != nil

    @Test func thereArePairs() throws {
        #expect(DiagnosticPair.names.count > 50)
        let files = try FileManager.default.contentsOfDirectory(atPath: DiagnosticPair.folder.path)
        let expected = DiagnosticPair.names.flatMap { ["\($0).flow.md", "\($0).txt"] }
        let others = files.filter { $0.hasSuffix(DiagnosticPair.besideSuffix) }
        #expect(Set(files) == Set(expected + others), "every wrong spec has its expected output, and nothing else is there")
    }

    @Test(arguments: DiagnosticPair.names)
    func pair(_ name: String) throws {
        let pair = try DiagnosticPair(name)
        let file = DiagnosticPair.folder.appending(path: "\(name).txt")
        let seen = DiagnosticPrinter(pair.source).text(of: pair.diagnostics)
        if Self.isRewriting { try Data(seen.utf8).write(to: file) }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(seen == expected, "\(Self.difference(from: expected, to: seen))")
    }

    @Test func everyCodeIsThere() throws {
        let seen = try Set(DiagnosticPair.names.flatMap { try DiagnosticPair($0).diagnostics.all.map(\.code) })
        // Checking a spec does not ask for its translations; and what is wrong because there is too much of it is no file to read.
        #expect(DiagnosticCode.allCases.filter { !seen.contains($0) } == [.specTooLarge, .tooManyMistakes, .missingTranslation])
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
