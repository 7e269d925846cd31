import FlowSpec
import Testing

@Suite struct NearestNameTests {
    private static let names = ["email", "password", "passwordAgain", "useCreditCard", "x", "id", "名字"]

    @Test(
        arguments: [
            ("email", "email"),
            ("emial", "email"),  // neighbours swapped
            ("emal", "email"),  // one left out
            ("emaill", "email"),  // one too many
            ("emeil", "email"),  // one replaced
            ("EMAIL", "email"),  // case
            ("Email", "email"),
            ("pasword", "password"),
            ("passwort", "password"),
            ("passwordagain", "passwordAgain"),
            ("passwordAgian", "passwordAgain"),
            ("useCredditCart", "useCreditCard"),
            ("usecard", nil),
            ("di", "id"),  // swapped
            ("i", "id"),
            ("ix", "x"),
            ("y", nil),  // no letter is left
            ("名宇", "名字"),
            ("totally", nil),
            ("mail", "email"),
            ("e", nil),
            ("", nil),
        ] as [(String, String?)])
    func nearest(_ word: String, _ expected: String?) {
        #expect(nearestName(to: word, among: Self.names) == expected)
    }

    /// Of several that are equally near, the first; a nearer one wins wherever it stands.
    @Test func ties() {
        #expect(nearestName(to: "cat", among: ["bat", "hat", "cut"]) == "bat")
        #expect(nearestName(to: "carts", among: ["cards", "carts"]) == "carts")
        #expect(nearestName(to: "a", among: []) == nil)
    }

    /// At the most a third of the letters may differ, and one in any case.
    @Test(arguments: [
        ("abc", "abd", true), ("abc", "add", false), ("abcdef", "abcdgh", true), ("abcdef", "abcghi", false), ("ab", "ac", true),
        ("abcdefghi", "abcdefxyz", true), ("abcdefghi", "abcdewxyz", false),
    ])
    func limit(_ word: String, _ candidate: String, _ isNear: Bool) {
        #expect((nearestName(to: word, among: [candidate]) != nil) == isNear)
    }
}
