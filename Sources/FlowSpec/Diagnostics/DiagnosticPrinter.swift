import FlowMarkdown

/// Diagnostics as text: `file:line:column: error: …`, as compilers print them and editors read them, with the source
/// line and an underline.
///
/// ```
/// Specs/SignIn.flow.md:12:24: error: a field has no phrase “only if”; did you mean “only when”? [FLOW211]
///   - `password: String`, only if `isKnown`
///                         ^~~~~~~
///   fix: write “only when”
/// ```
public struct DiagnosticPrinter: Sendable {
    private let source: SourceText
    private let style: TextStyle

    /// Lines longer than this are shown in part.
    private static let widestLine = 200

    public init(_ source: SourceText, style: TextStyle = .plain) {
        self.source = source
        self.style = style
    }

    /// All diagnostics, in the order of the file, each with a newline behind it.
    public func text(of diagnostics: Diagnostics) -> String {
        diagnostics.sorted.map(text(of:)).joined()
    }

    public func text(of diagnostic: Diagnostic) -> String {
        var text = entry(diagnostic.severity.rawValue, diagnostic.message, diagnostic.code, diagnostic.range)
        if let fix = diagnostic.fix { text += "  \(style.note("fix:")) \(Self.visible(fix.message))\n" }
        for note in diagnostic.notes { text += self.text(ofNote: note.message, at: note.range) }
        return text
    }

    /// What is said of a place that is no mistake of the spec's text, such as an expectation that does not hold, and so has no code.
    public func text(of message: String, _ severity: Diagnostic.Severity, at range: SourceRange) -> String {
        entry(severity.rawValue, message, nil, range)
    }

    /// Something that explains what was said before.
    public func text(ofNote message: String, at range: SourceRange) -> String { entry("note", message, nil, range) }

    private func entry(_ kind: String, _ message: String, _ code: DiagnosticCode?, _ range: SourceRange) -> String {
        let position = source.position(at: range.lowerBound)
        let place = style.place("\(source.path):\(position.line):\(position.column):")
        let coloured =
            switch kind {
            case "error": style.error("error:")
            case "warning": style.warning("warning:")
            default: style.note("\(kind):")
            }
        return "\(place) \(coloured) \(style.place(Self.visible(message)))\(code.map { " [\($0)]" } ?? "")\n" + excerpt(range, position)
    }

    /// The source line and, under it, a mark for each column of the range.
    private func excerpt(_ range: SourceRange, _ position: SourcePosition) -> String {
        let line = source.range(ofLine: position.line)
        if line.isEmpty { return "" }
        let lower = min(range.lowerBound, line.upperBound)
        let upper = max(lower, min(range.upperBound, line.upperBound))
        var before = source.text(of: SourceRange(line.lowerBound, lower))
        var marked = source.text(of: SourceRange(lower, upper))
        var after = source.text(of: SourceRange(upper, line.upperBound))
        if before.first == "\u{FEFF}" { before.removeFirst() }
        if before.count > Self.widestLine / 2 { before = "…" + before.suffix(Self.widestLine / 2) }
        if marked.count > Self.widestLine { marked = marked.prefix(Self.widestLine) + "…" }
        if after.count > Self.widestLine / 2 { after = after.prefix(Self.widestLine / 2) + "…" }
        let width = max(1, marked.columnCount)
        // Tabs stay tabs, so that the mark stands below its text whatever their width.
        let indentation = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columnCount) }.joined()
        let mark = style.good("^" + String(repeating: "~", count: width - 1))
        return "  \(Self.visible(before + marked + after))\n  \(indentation)\(mark)\n"
    }

    /// Characters that would move or hide what is printed are shown by their number.
    private static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar != "\t": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            case .format where scalar.turnsDirection:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
