/// A piece of the content of a paragraph or a heading.
///
/// Emphasis is not a fragment: its asterisks stay in the text, and ``InlineContent/emphases`` says where it is.
/// HTML comments are left out; text before and behind one is a single fragment.
public enum Fragment: Equatable, Sendable {
    /// Text as written: escapes and entities are still in it (see ``MappedText/unescaped``); a line ending is one space.
    case text(MappedText)
    case code(CodeSpan)
    case link(Link)
    case image(Link)
    /// An HTML tag or the like, such as the `<T>` of `list<T>`: it vanishes when the page is shown.
    case html(MappedText)
    /// A hard line break: two spaces or a backslash at the end of a line.
    case lineBreak(SourceRange)

    public var range: SourceRange {
        switch self {
        case .text(let text), .html(let text): text.range
        case .code(let code): code.range
        case .link(let link), .image(let link): link.range
        case .lineBreak(let range): range
        }
    }
}
