import FlowRuntime
import Testing

/// The cases are those of the web platform tests for `<input type=email>`, and the bounds of the WHATWG grammar.
@Suite struct EmailTests {
    static let label63 = String(repeating: "a", count: 63)

    @Test(arguments: [
        "someone@example.com", "test@xn--f1aa.example", "a@b", "a.b@c", ".a@b", "a.@b", "a..b@c", "!#$%&'*+/=?^_`{|}~.-@com",
        "te!st@com", "a@1", "1@a.2", "a@b-c", "a@b--c.d", "A@B.C", "a@\(label63)", "a@\(label63).\(label63)",
        String(repeating: "x", count: 1_000) + "@example.com",
    ])
    func isAccepted(_ text: String) { #expect(text.isEmail) }

    @Test(arguments: [
        "", "@", "a", "a@", "@b", "a@@b", "a@b@c", "a b@c", "a@b c", " a@b", "a@b ", "a@b\n", "a,b@c", "a@.b", "a@b.", "a@b..c",
        "a@-b", "a@b-", "a@b-.c", "a@b.-c", "a@b_c", "\"a b\"@c", "a(comment)@b", "<a@b>", "a@[127.0.0.1]", "a@b,c", "a;b@c", "a:b@c",
        "a@\(label63)a", "a@\(label63)a.com", "ä@b", "a@ä", "a@日本語.jp", "a\u{301}@b", "a@b\u{301}", "a@\u{FF42}", "😀@b", "a\0@b", "a@b\0",
        "a\\@b",
    ])
    func isRefused(_ text: String) { #expect(!text.isEmail) }

    @Test func takesOnePassOverLongText() {
        let text = String(repeating: "a@", count: 500_000)
        let domain = "a@" + String(repeating: "a.", count: 500_000)
        #expect(!text.isEmail)
        #expect(!domain.isEmail)
        #expect((domain + "a").isEmail)
    }
}
