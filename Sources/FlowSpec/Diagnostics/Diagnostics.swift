import FlowMarkdown

/// Collects what the stages find wrong, so that one run shows every mistake.
///
/// A stage reports and goes on. What depends on something that was already reported stays silent, so
/// that one mistake gives one diagnostic.
public struct Diagnostics: Sendable {
    public private(set) var all: [Diagnostic] = []
    /// Names whose declaration could not be read, which was reported: what speaks of them is no further mistake.
    private(set) var unreadableNames: Set<String> = []

    public init() {}

    /// Of so many errors at most is told: a spec has fewer, and what is none would keep everybody waiting.
    public static let maximumErrorCount = 1_000

    public private(set) var errorCount = 0

    public var hasErrors: Bool { errorCount > 0 }

    private var isFull: Bool { errorCount > Self.maximumErrorCount }

    /// Whether it is looked for what was meant by a name. With hundreds of mistakes among thousands of names that takes long, and hardly helps.
    var offersNames: Bool { errorCount < 100 }

    /// What was reported already, for one mistake can be met on several ways.
    private var reported: Set<Reported> = []

    private struct Reported: Hashable {
        let message: String
        let range: SourceRange
    }

    public mutating func report(_ diagnostic: Diagnostic) {
        guard diagnostic.severity != .error || !isFull else { return }
        guard reported.insert(Reported(message: diagnostic.message, range: diagnostic.range)).inserted else { return }
        if diagnostic.severity == .error { errorCount += 1 }
        guard isFull, diagnostic.severity == .error else { return all.append(diagnostic) }
        all.append(
            Diagnostic(
                .tooManyMistakes, .error,
                "there are more than \(Self.maximumErrorCount) mistakes, of which this is one; mend the others first", at: diagnostic.range)
        )
    }

    /// Notes the name with which a declaration begins that could not be read.
    mutating func noteUnreadable(_ span: CodeSpan) { noteUnreadable(span.content.text) }

    /// The same for a statement that begins with its declaration.
    mutating func noteUnreadable(_ statement: [Fragment]) {
        let spans = statement.compactMap { if case .code(let span) = $0 { span } else { nil } }
        if let first = spans.first { noteUnreadable(first) }
    }

    mutating func noteUnreadable(_ text: String) {
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty { unreadableNames.insert(String(name)) }
    }

    mutating func noteUnreadable(_ name: Name) {
        unreadableNames.insert(name.text)
    }

    public mutating func error(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        report(Diagnostic(code, .error, message, at: range, notes: notes, fix: fix))
    }

    public mutating func warning(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        report(Diagnostic(code, .warning, message, at: range, notes: notes, fix: fix))
    }

    /// In the order of the file; two at one place in the order in which they were found.
    public var sorted: [Diagnostic] {
        all.enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
    }
}
