extension Unicode.Scalar {
    /// Whether it turns the direction of what follows without being seen: an embedding, an override or an isolate.
    public var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }

    /// Whether it hides in a text: what turns the direction, and what has no width and no use between letters. Joiners, which emoji and some
    /// scripts need, and the marks of a letter's direction do not count.
    public var isHiddenMark: Bool {
        turnsDirection || value == 0xAD || value == 0x200B || (0x2060...0x2064).contains(value) || value == 0xFEFF
    }
}

extension String {
    /// The text as it looks to somebody who does not know of what hides in it.
    public var withoutHiddenMarks: String {
        // Those that can hide begin with one of few bytes, which most texts do not have.
        guard utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }) else { return self }
        var result = UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.isHiddenMark { result.append(scalar) }
        return String(result)
    }
}
