/// Something in the content of a paragraph or heading that is not text. All ranges are offsets into ``ContentText``.
struct InlineMark {
    enum Kind {
        /// - Parameter content: what stands between the backticks, without the spaces that do not count.
        case code(content: Range<Int>)
        case link(LinkParts, isImage: Bool)
        case html, comment, lineBreak
    }

    struct LinkParts {
        var text: Range<Int>
        /// The destination, with `<>` if it has them, or the label.
        var destination: Range<Int>
        var title: Range<Int>?
        var url: String
        /// Empty if there is none.
        var titleText: String
    }

    let kind: Kind
    let range: Range<Int>
}
