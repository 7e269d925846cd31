import FlowMarkdown

/// One mistake in a spec: what was seen, what was expected, where, and what to do.
public struct Diagnostic: Equatable, Sendable {
    public enum Severity: String, Sendable {
        case error, warning
    }

    /// A place that explains the mistake, such as the first of two declarations.
    public struct Note: Equatable, Sendable {
        public var message: String
        public var range: SourceRange

        public init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// A replacement that removes the mistake.
    public struct Fix: Equatable, Sendable {
        /// What the replacement does, as an imperative: "replace by `email`".
        public var message: String
        public var range: SourceRange
        public var replacement: String

        public init(_ message: String, replacing range: SourceRange, with replacement: String) {
            self.message = message
            self.range = range
            self.replacement = replacement
        }
    }

    /// The kind of mistake.
    public var code: DiagnosticCode
    public var severity: Severity
    /// One sentence without a full stop.
    public var message: String
    /// The bytes that the message speaks of, underlined when it is printed.
    public var range: SourceRange
    public var notes: [Note]
    public var fix: Fix?

    public init(
        _ code: DiagnosticCode, _ severity: Severity = .error, _ message: String, at range: SourceRange, notes: [Note] = [], fix: Fix? = nil
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fix = fix
    }
}
