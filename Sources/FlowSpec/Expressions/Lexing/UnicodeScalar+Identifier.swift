extension Unicode.Scalar {
    var isDigit: Bool { ("0"..."9").contains(self) }

    /// A character of ASCII that is neither white space nor a control.
    var isGraphicASCII: Bool { value > 0x20 && value < 0x7F }

    var isHexDigit: Bool { properties.isASCIIHexDigit }

    /// The full-width forms of the printable ASCII characters, U+FF01 to U+FF5E.
    var isFullWidth: Bool { (0xFF01...0xFF5E).contains(value) }

    /// Whether a name may begin with it.
    ///
    /// Source: "Identifiers" in the lexical structure of The Swift Programming Language, without the full-width forms and without
    /// characters that cannot be seen.
    var isIdentifierHead: Bool {
        if value < 0x80 { return self == "_" || ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
        return !isFullWidth && !isInvisible && Self.contains(value, in: Self.headRanges)
    }

    /// Whether a name may go on with it.
    var isIdentifierCharacter: Bool {
        isDigit || isIdentifierHead || Self.contains(value, in: Self.continuationRanges)
    }

    /// Characters without a width or a glyph, which make two names look the same.
    var isInvisible: Bool {
        value == 0xAD || (0x200B...0x200F).contains(value) || (0x202A...0x202E).contains(value) || (0x2060...0x206F).contains(value)
            || value == 0xFEFF
    }

    private static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        ranges.contains { $0.contains(value) }
    }

    private static let headRanges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
        0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x20CF,
        0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD,
        0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
        0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ]

    private static let continuationRanges: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
