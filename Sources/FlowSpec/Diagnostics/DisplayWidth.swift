extension String {
    /// The columns that a terminal, or an editor with a font of one width, needs for the text.
    public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
    /// The columns that a terminal needs for a character: two for wide and full-width ones and for emoji.
    ///
    /// Source: Unicode Standard Annex #11, East Asian Width; the ranges are its blocks of W and F.
    public var displayWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        if scalar.properties.generalCategory == .nonspacingMark { return 0 }
        if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
