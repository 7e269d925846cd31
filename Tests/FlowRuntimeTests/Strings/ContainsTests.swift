import FlowRuntime
import Foundation
import Testing

@Suite struct ContainsTests {
    /// Foundation is imported here, and must not change the answer.
    @Test(arguments: [
        ("", "", true), ("a", "", true), ("abc", "bc", true), ("abc", "cb", false), ("abc", "abcd", false), ("e\u{301}", "e", false),
        ("caf\u{E9}", "e\u{301}", true), ("👨‍👩‍👧", "👩", false),
    ])
    func findsCharacters(text: String, part: String, isThere: Bool) {
        #expect(text.contains(part) == isThere)
    }
}
