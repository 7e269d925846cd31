import FlowMarkdown

/// What the author wrote into the slots of a phrase, in the order of the pattern.
struct PhraseMatch: Sendable {
    enum Capture: Sendable {
        case span(CodeSpan)
        case names([CodeSpan])
        case duration(Duration)
        case count(Int)
        case link(Link)
        case rest([Fragment])
        /// An optional part that was left out.
        case absent
    }

    var captures: [Capture] = []
    /// Whether the words of an optional part without slots stand there.
    var hasOptionalWords = false
    /// The place of the whole phrase.
    var range: SourceRange

    func span(_ index: Int) -> CodeSpan? {
        guard case .span(let span)? = capture(index) else { return nil }
        return span
    }

    func names(_ index: Int) -> [CodeSpan] {
        guard case .names(let names)? = capture(index) else { return [] }
        return names
    }

    func duration(_ index: Int) -> Duration? {
        guard case .duration(let duration)? = capture(index) else { return nil }
        return duration
    }

    func count(_ index: Int) -> Int? {
        guard case .count(let count)? = capture(index) else { return nil }
        return count
    }

    func link(_ index: Int) -> Link? {
        guard case .link(let link)? = capture(index) else { return nil }
        return link
    }

    func rest(_ index: Int) -> [Fragment] {
        guard case .rest(let rest)? = capture(index) else { return [] }
        return rest
    }

    private func capture(_ index: Int) -> Capture? { index < captures.count ? captures[index] : nil }

    /// The names in a slot; nothing if one is no name, which is then reported.
    func readNames(_ index: Int, _ diagnostics: inout Diagnostics) -> [Name]? {
        readAll(index) { Name.parse($0.content, &diagnostics) }
    }

    /// The paths in a slot; nothing if one is no path, which is then reported.
    func readPaths(_ index: Int, _ diagnostics: inout Diagnostics) -> [FieldPath]? {
        readAll(index) { FieldPath.parse($0.content, &diagnostics) }
    }

    /// What `read` makes of each span in a slot; nothing if it fails for one.
    func readAll<Value>(_ index: Int, _ read: (CodeSpan) -> Value?) -> [Value]? {
        let spans = names(index)
        let values = spans.compactMap(read)
        return values.count == spans.count ? values : nil
    }
}
