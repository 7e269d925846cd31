/// A line of a paragraph or heading.
struct TextLine {
    /// Its place without the prefixes of containers and without indentation.
    let range: SourceRange
    /// Whether it continues its paragraph lazily (CommonMark 5.1) and is indented: libcmark leaves the indentation in.
    let isIndentedLazily: Bool
}
