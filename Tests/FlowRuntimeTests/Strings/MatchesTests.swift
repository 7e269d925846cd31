import Testing

@testable import FlowRuntime

@Suite("matches")
struct MatchesTests {
    @Test(
        "the whole text has to match",
        arguments: [("AB-12", true), ("AB-12!", false), (" AB-12", false), ("", false), ("AB-12\n", false), ("A-1", true)])
    func wholeText(_ text: String, _ expected: Bool) {
        #expect(text.matches(/[A-Z]+-\d+/) == expected)
    }
}
