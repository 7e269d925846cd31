/// Where lines may be broken, from the freest to the strictest.
enum LineBreakPolicy: CaseIterable {
    /// Between all words, and within code spans that are longer than a line.
    case everywhere
    /// Not before and not within a code span.
    case betweenWords
    /// Where they are broken already.
    case asWritten
}
