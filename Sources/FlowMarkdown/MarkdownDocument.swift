/// A Markdown file as the tree of blocks that CommonMark sees in it, each with its exact place in the file.
///
/// ```swift
/// let document = MarkdownDocument.parse(SourceText(path: "SignIn.flow.md", text: "# Sign in\n\n- `email: String`\n"))
/// for case .heading(let heading) in document.blocks { print(heading.source.text) }  // Sign in
/// ```
///
/// The structure is libcmark's, which implements CommonMark 0.30 (https://spec.commonmark.org/0.30/). The places are
/// found anew in the text, because libcmark's are not exact (inline columns, ends of lists). Any text is a document:
/// there are no errors but ``tooDeep``. Link reference definitions are not in the tree.
public struct MarkdownDocument: Equatable, Sendable {
    public let source: SourceText
    /// The blocks in the order of the file.
    public let blocks: [Block]
    /// Where quotes and lists nest deeper than ``maximumDepth``: from the first block that is left out to the end of its line.
    ///
    /// What stands there is not in the tree, so a reader that must not ignore anything reports each.
    public let tooDeep: [SourceRange]

    /// How many quotes and list items may contain each other. The tree is a value, and values are compared and
    /// released by recursion: a bound keeps hostile input from exhausting the stack.
    public static let maximumDepth = 50

    /// Reads a file. A byte order mark at its beginning is skipped; lines may end in LF, CR LF or CR.
    public static func parse(_ source: SourceText) -> MarkdownDocument {
        var reader = DocumentReader(source)
        return reader.read()
    }
}
