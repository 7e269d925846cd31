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

    static func flow(_ path: String) throws -> Flow {
        let spec = try #require(FlowChecker.check([try source(path)]).first)
        return try #require(spec.flow, "\(DiagnosticPrinter(spec.source).text(of: spec.diagnostics))")
    }
}
