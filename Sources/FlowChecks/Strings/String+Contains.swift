extension String {
    /// Whether `text` stands in this text, character by character; the empty text stands in every one.
    ///
    ///     "résumé".contains("é")   // true
    ///     "résumé".contains("")    // true
    ///
    /// This is what Swift's standard library says. Foundation has a `contains` of its own, which would take its place wherever Foundation is
    /// imported, and does not find the empty text: what a spec says must not depend on that.
    public func contains(_ text: String) -> Bool {
        // An array of characters can only be looked for by the standard library.
        contains(Array(text))
    }
}
