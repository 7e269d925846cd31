/// The tag that names a language, such as `de`, `pt-BR` or `zh-Hans`.
///
/// Source: BCP 47 (RFC 5646, section 2.1), as far as specs need it.
public enum LanguageTag {
    /// Whether the text is a tag: a language of two or three letters, then a script, a region or variants.
    public static func isWellFormed(_ text: String) -> Bool {
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(subtags[0].count) && subtags[0].allSatisfy { $0.isASCII && $0.isLetter }
            && subtags.dropFirst().allSatisfy { subtag in
                (2...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }

    /// The tags, each once, in the order in which they are first met. Capital and small letters are the same.
    public static func distinct(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        return tags.filter { seen.insert($0.lowercased()).inserted }
    }
}
