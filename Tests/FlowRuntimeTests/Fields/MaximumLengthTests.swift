import FlowRuntime
import Testing

@Suite struct MaximumLengthTests {
    @Test(
        arguments: [
            ([], 3, "abc", "abc", "abc"), ([], 3, "abcd", "abc", "abc"), ([], 3, "", "", ""), ([], 0, "abc", "", ""),
            ([], 2, "👨‍👩‍👧🇩🇪é", "👨‍👩‍👧🇩🇪", "👨‍👩‍👧🇩🇪"),
            (.digits, 3, "1-2-3", "1-2-3", "123"), (.digits, 3, "1-2-3-", "1-2-3-", "123"), (.digits, 3, "1-2-3-4-5", "1-2-3-", "123"),
            (.trimmed, 3, "  abc  ", "  abc  ", "abc"), (.trimmed, 3, "  abc def", "  abc ", "abc"),
            (.uppercased, 3, "aßc", "aß", "ASS"), (.uppercased, 2, "aßc", "a", "A"), ([.trimmed, .lowercased], 2, " ABC", " AB", "ab"),
        ] as [(Normalization, Int, String, String, String)])
    func cutsWhatIsTooLong(normalization: Normalization, maximum: Int, input: String, text: String, value: String) {
        let typed = Field("", normalized: normalization, atMost: maximum)
        typed.text = input
        #expect(typed.text == text && typed.value == value)
        let set = Field("", normalized: normalization, atMost: maximum)
        set.value = input
        #expect(set.text == text && set.value == value)
        let started = Field(input, normalized: normalization, atMost: maximum)
        #expect(started.text == value && started.value == value && started.startValue == value)
    }

    @Test func aLongTextIsCutQuickly() {
        let field = Field("", normalized: [.trimmed, .lowercased], atMost: 10_000)
        field.text = String(repeating: "Äb", count: 100_000)
        #expect(field.value.count == 10_000 && field.text.count == 10_000)
    }
}
