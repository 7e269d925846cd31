import FlowMarkdown
import FlowSpec

/// Brings a spec into its one canonical layout, without changing anything that it says.
///
/// Bullets are `-`, numbers count from 1, an empty line stands between blocks and none between the items of a list, lines are filled up to
/// ``width`` columns, tables are aligned. Code blocks, quotes, HTML and link definitions stay as they are written.
///
/// ```swift
/// let source = SourceText(path: "Specs/SignIn.flow.md", text: "# Sign In\n## Fields\n*  `name: String`\n")
/// try SpecFormatter.formatted(source)  // "# Sign In\n\n## Fields\n\n- `name: String`\n"
/// ```
public enum SpecFormatter {
    /// At most so many characters stand on a line, where there is a place to break it.
    public static let width = 120

    /// The layout would change what the spec says, which is a mistake of the formatter.
    public struct LayoutChangesMeaning: Error, Equatable {}

    /// The spec in the canonical layout, with the line endings that its first line has; as it is if it is too large or nested too deep to be read.
    ///
    /// What comes out has been read again: every block has the same content and every mistake is the same as before.
    /// - Throws: ``LayoutChangesMeaning`` if it has not.
    public static func formatted(_ source: SourceText) throws(LayoutChangesMeaning) -> String {
        guard source.count <= FlowReader.maximumSize else { return source.text }
        let document = MarkdownDocument.parse(source)
        guard document.tooDeep.isEmpty else { return source.text }
        // A code span at the beginning of a line can look like a statement that has lost its bullet: then lines are broken elsewhere.
        for policy in LineBreakPolicy.allCases {
            let text = DocumentLayout(document, policy).text
            guard text.utf8.count <= FlowReader.maximumSize else { return source.text }
            if says(text, theSameAs: document) { return text }
        }
        throw LayoutChangesMeaning()
    }

    private static func says(_ text: String, theSameAs document: MarkdownDocument) -> Bool {
        let source = SourceText(path: document.source.path, text: text)
        let formatted = MarkdownDocument.parse(source)
        return DocumentContent.lines(of: formatted) == DocumentContent.lines(of: document)
            && mistakes(source) == mistakes(document.source)
    }

    private static func mistakes(_ source: SourceText) -> [String] {
        FlowChecker.check([source]).flatMap(\.diagnostics.sorted).map { "\($0.code) \($0.severity) \($0.message)" }
    }
}
