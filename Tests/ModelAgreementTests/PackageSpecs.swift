import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// The specs of this package, wherever the tests run.
enum PackageSpecs {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func source(_ path: String) throws -> SourceText {
        SourceText(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }

    /// The flow of a spec, which is read with the others of its folder, to which its links lead.
    static func flow(_ path: String) throws -> Flow {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter {
            $0.hasSuffix(".flow.md")
        }
        let specs = FlowChecker.check(try names.sorted().map { try source("\(folder)/\($0)") })
        let spec = try #require(specs.first { $0.source.path == path })
        return try #require(spec.flow, "\(DiagnosticPrinter(spec.source).text(of: spec.diagnostics))")
    }
}
