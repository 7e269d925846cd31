/// Regexes by their pattern, each compiled once.
public final class RegexCache {
    private var regexes: [String: Regex<AnyRegexOutput>] = [:]

    public init() {}

    /// The regex; nil for a pattern that has a mistake, which checking reports.
    func regex(for pattern: String) -> Regex<AnyRegexOutput>? {
        if let regex = regexes[pattern] { return regex }
        let regex = try? Regex(pattern)
        regexes[pattern] = regex
        return regex
    }
}
