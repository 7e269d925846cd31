import FlowRuntime
import Testing

@Suite struct NormalizationTests {
    @Test(
        arguments: [
            ([], " aÄ1 ", " aÄ1 "),
            (.trimmed, " a b\n", "a b"),
            (.digits, "4111 1111-x", "41111111"),
            (.digits, "+٤１1²½Ⅷ", "411"),
            (.digits, "no", ""),
            (.lowercased, "ÄßI", "äßi"),
            (.uppercased, "äßi", "ÄSSI"),
            ([.trimmed, .uppercased], " ab ", "AB"),
            ([.trimmed, .digits, .lowercased], " 1 2 ", "12"),
        ] as [(Normalization, String, String)])
    func makesTheValue(_ normalization: Normalization, _ text: String, _ value: String) {
        #expect(normalization.normalize(text) == value)
    }

    /// Applying a normalisation twice is applying it once, whatever is combined and whatever is typed.
    @Test func isIdempotent() {
        let pieces = [" ", "\n", "a", "Z", "ß", "ŉ", "İ", "ǅ", "1", "٤", "１", "-", "e\u{301}", "👨‍👩‍👧", "\u{200B}", "中"]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let normalization = Normalization(rawValue: Int.random(in: 0..<16, using: &random))
            let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let once = normalization.normalize(text)
            #expect(normalization.normalize(once) == once, "\(normalization) of \(text.debugDescription)")
        }
    }
}
