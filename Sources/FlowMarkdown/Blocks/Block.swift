/// A block of a Markdown document.
public enum Block: Equatable, Sendable {
    case heading(Heading)
    case paragraph(Paragraph)
    case list(List)
    case quote(Quote)
    case codeBlock(CodeBlock)
    case htmlBlock(HTMLBlock)
    case thematicBreak(ThematicBreak)

    /// From the block's first byte, its marker included, to the last byte of its content; neither the newline
    /// nor blank lines that follow belong to it.
    public var range: SourceRange {
        switch self {
        case .heading(let heading): heading.range
        case .paragraph(let paragraph): paragraph.range
        case .list(let list): list.range
        case .quote(let quote): quote.range
        case .codeBlock(let block): block.range
        case .htmlBlock(let block): block.range
        case .thematicBreak(let thematicBreak): thematicBreak.range
        }
    }
}
