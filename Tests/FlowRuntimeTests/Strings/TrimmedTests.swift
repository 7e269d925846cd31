import FlowRuntime
import Testing

@Suite struct TrimmedTests {
    @Test(arguments: [
        ("", ""), (" ", ""), ("\u{A0}\t\n\r\n\u{3000}", ""), ("a", "a"), (" a", "a"), ("a ", "a"), (" a b\n", "a b"),
        ("\u{FEFF}a", "\u{FEFF}a"),
        ("\u{85}é\u{2029}", "é"), (" 👨‍👩‍👧 ", "👨‍👩‍👧"), ("\r\n", ""),
    ])
    func takesWhiteSpaceOffBothEnds(_ text: String, _ trimmed: String) {
        #expect(text.trimmed == trimmed)
        #expect(trimmed.trimmed == trimmed)
    }
}
