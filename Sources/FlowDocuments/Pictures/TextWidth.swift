import FlowMarkdown

/// How wide text is, in pixels, before a font is known.
///
/// For prose the widest of Helvetica (the same as Arial and Liberation Sans) and DejaVu Sans is taken, so that text fits into its box on every
/// system; source: the advances in the fonts' `hmtx` tables, in thousandths of the font's size. Code is set in a font of fixed width, of
/// which 602 is the widest in use (DejaVu Sans Mono, Menlo).
enum TextWidth {
    static func prose(_ text: String, _ fontSize: Double, isBold: Bool = false) -> Double {
        let thousandths = text.reduce(0) { $0 + advance(of: $1) }
        return Double(thousandths) / 1000 * fontSize * (isBold ? 1.13 : 1)
    }

    static func code(_ text: String, _ fontSize: Double) -> Double {
        // What needs two columns in a terminal is an em wide.
        let thousandths = text.reduce(0) { $0 + ($1.columnCount == 2 ? 1_250 : $1.isASCII ? 602 : max(602, advance(of: $1))) }
        return Double(thousandths) / 1000 * fontSize
    }

    private static func advance(of character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii >= 32 && ascii < 127 ? advances[Int(ascii) - 32] : 0 }
        switch character.columnCount {
        case 0: return 0
        case 1: return 900
        default: return 1_250
        }
    }

    /// From the space (U+0020) to the tilde (U+007E).
    private static let advances = [
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636, 636, 636, 636,
        337, 337, 838, 838, 838, 556, 1015, 684, 686, 722, 770, 667, 611, 778, 752, 295, 500, 667, 557, 863, 748, 787, 667, 787, 722, 667,
        611, 732, 684, 989, 685, 667, 685, 390, 337, 390, 838, 556, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974,
        634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
    ]
}
