import FlowMarkdown

/// Collects what the stages find wrong, so that one run shows every mistake.
///
/// A stage reports and goes on. What depends on something that was already reported stays silent, so
/// that one mistake gives one diagnostic.
public struct Diagnostics: Sendable {
    public private(set) var all: [Diagnostic] = []

    public init() {}

    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    public mutating func report(_ diagnostic: Diagnostic) {
        all.append(diagnostic)
    }

    public mutating func error(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        all.append(Diagnostic(.error, message, at: range, notes: notes, fix: fix))
    }

    public mutating func warning(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        all.append(Diagnostic(.warning, message, at: range, notes: notes, fix: fix))
    }

    /// In the order of the file; two at one place in the order in which they were found.
    public var sorted: [Diagnostic] {
        all.enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
    }
}
