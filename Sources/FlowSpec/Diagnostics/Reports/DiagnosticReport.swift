import FlowMarkdown

/// What was found in some specs, to be read by people and by machines.
///
/// ```swift
/// let report = DiagnosticReport(FlowChecker.check(sources))
/// print(report.written(as: .sarif))
/// ```
public struct DiagnosticReport: Sendable {
    public enum Format: String, Sendable, CaseIterable {
        /// As compilers write: for people, and for editors.
        case text
        case json
        /// The Static Analysis Results Interchange Format 2.1.0, which code hosts show beside the lines of a change.
        case sarif
    }

    public let specs: [CheckedSpec]

    public init(_ specs: [CheckedSpec]) {
        self.specs = specs
    }

    public var errorCount: Int { specs.reduce(0) { $0 + $1.diagnostics.errorCount } }
    public var warningCount: Int { specs.reduce(0) { $0 + $1.diagnostics.all.count } - errorCount }

    public func written(as format: Format, style: TextStyle = .plain) -> String {
        switch format {
        case .text: specs.map { DiagnosticPrinter($0.source, style: style).text(of: $0.diagnostics) }.joined()
        case .json: json
        case .sarif: sarif
        }
    }
}
