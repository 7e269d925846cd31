/// A link or an image: `[text](destination "title")`, `[text][label]`, `[label]` or `<https://example.com>`.
public struct Link: Equatable, Sendable {
    /// What stands between the brackets, as written.
    public let text: MappedText
    /// Where it leads, escapes and entities decoded; that of `<name@example.com>` begins with `mailto:`.
    public let destination: String
    /// The place of the destination without `<>`; of the label if the destination stands in a definition elsewhere.
    public let destinationRange: SourceRange
    /// The title, escapes and entities decoded.
    public let title: String?
    /// The place of the title with its quotes, unless it stands in a definition elsewhere.
    public let titleRange: SourceRange?
    /// The whole, with brackets.
    public let range: SourceRange
}
