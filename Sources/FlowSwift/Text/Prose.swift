/// Texts of a spec as documentation comments.
enum Prose {
    /// A remark such as `shows the next screen` as a sentence.
    static func sentence(_ text: String) -> String {
        guard let first = text.first else { return text }
        let capitalized = first.isLowercase ? first.uppercased() + text.dropFirst() : text
        let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
        return capitalized.last.map(ends.contains) == true ? capitalized : capitalized + "."
    }
}
