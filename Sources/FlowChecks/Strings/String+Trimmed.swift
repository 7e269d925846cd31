extension String {
    /// This text without the white space (line breaks included) at its beginning and end.
    ///
    ///     "  a b\n".trimmed   // "a b"
    ///
    /// White space is what Unicode calls `White_Space`. Time: one pass.
    public var trimmed: String {
        // What begins and ends with visible ASCII has nothing to lose.
        if let first = utf8.first, let last = utf8.last, ASCII.isVisible(first), ASCII.isVisible(last) { return self }
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...last])
    }
}
