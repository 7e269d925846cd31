import FlowMarkdown
import FlowSpec
import Foundation

/// A wrong spec of the folder `Pairs`, and what is said of it.
struct DiagnosticPair {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pairs")
    static let besideSuffix = ".beside.flow.md"

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".flow.md") && !$0.hasSuffix(besideSuffix) }.map { String($0.dropLast(8)) }.sorted()
    }()

    let source: SourceText
    /// Another spec, which this one speaks of.
    private let other: SourceText?

    init(_ name: String) throws {
        func source(_ file: String) throws -> SourceText {
            try SourceText(path: file, text: String(decoding: Data(contentsOf: Self.folder.appending(path: file)), as: UTF8.self))
        }
        self.source = try source("\(name).flow.md")
        let beside = name + Self.besideSuffix
        other = FileManager.default.fileExists(atPath: Self.folder.appending(path: beside).path) ? try source(beside) : nil
    }

    var diagnostics: Diagnostics { diagnostics(of: source.text) }

    /// What is said if the spec reads otherwise.
    func diagnostics(of text: String) -> Diagnostics {
        let checked = FlowChecker.check([other, SourceText(path: source.path, text: text)].compactMap(\.self))
        return checked.last?.diagnostics ?? Diagnostics()
    }
}
