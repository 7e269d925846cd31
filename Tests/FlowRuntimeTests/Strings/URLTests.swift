import FlowRuntime
import Testing

/// RFC 3986: the examples of sections 1.1.2, 3 and 3.2.2, and a case on each side of every rule of its grammar.
@Suite struct URLTests {
    @Test(arguments: [
        "http://www.ietf.org/rfc/rfc2396.txt", "https://example.com", "HTTP://EXAMPLE.COM", "hTTps://example.com/", "http://a",
        "http://example.com:8042/over/there?name=ferret#nose", "http://example.com:", "http://example.com:/", "http://localhost:8080",
        "http://192.0.2.16:80/", "http://[2001:db8::7]/c=GB?objectClass?one", "http://[::1]", "http://[::]", "http://[1::]",
        "http://[1:2:3:4:5:6:7:8]", "http://[1:2:3:4:5:6:7::]", "http://[::2:3:4:5:6:7:8]", "http://[1:2:3:4:5:6:1.2.3.4]",
        "http://[::ffff:1.2.3.4]:8080/", "http://[1::1.2.3.4]", "http://[v1.a:b]", "http://[VF.~]", "http://user@example.com",
        "http://user:pass@example.com", "http://:@a", "http://@a", "http://%41@a", "http://a%20b", "http://a/%F0%9F%98%80", "http://a?",
        "http://a#", "http://a?#", "http://a?b/?c#d/?e", "http://a//b//c", "http://a/:@!$&'()*+,;=-._~", "http://a_b", "http://a.b.",
        "http://999.999.999.999",
    ])
    func isAccepted(_ text: String) { #expect(text.isURL) }

    @Test(arguments: [
        "", "http", "http:", "http:/", "http://", "http:///", "http:///a", "https://?a", "https://#a", "http://:80", "http://user@",
        "http://user@:80", "example.com", "//example.com", "/a", "ftp://example.com", "mailto:a@b", "httpss://a", "htt://a", " http://a",
        "http://a ", "http://a b", "http://a/b c", "http://a\n", "http://a/\"", "http://a/<b>", "http://a/{b}", "http://a/|", "http://a/\\",
        "http://a/^", "http://a/`", "http://a/%", "http://a/%4", "http://a/%GG", "http://a%", "http://a:b", "http://a:80a", "http://a:%31",
        "http://a:-1", "http://a@b@c", "http://a#b#c", "http://[", "http://[]", "http://[:]", "http://[:::]", "http://[::1", "http://::1",
        "http://[1]", "http://[1:2:3:4:5:6:7]", "http://[1:2:3:4:5:6:7:8:]", "http://[1:2:3:4:5:6:7:8:9]", "http://[1:2:3:4:5:6:7:8::]",
        "http://[1::2::3]", "http://[12345::]", "http://[g::]", "http://[::1.2.3]", "http://[::256.2.3.4]", "http://[::01.2.3.4]",
        "http://[::1.2.3.4.5]", "http://[::1.2.3.4:5]", "http://[1:2:3:4:5:6:7:1.2.3.4]", "http://[1.2.3.4]", "http://[::1]a",
        "http://[v.a]", "http://[v1]", "http://[v1.]", "http://[vg.a]", "http://[fe80::1%25eth0]", "http://ä", "http://a/ä", "http://日本語",
        "http://a\0",
    ])
    func isRefused(_ text: String) { #expect(!text.isURL) }

    @Test func takesOnePassOverLongText() {
        let userInformation = "http://" + String(repeating: "a:", count: 500_000)
        #expect(!userInformation.isURL)
        #expect((userInformation + "@b").isURL)
        #expect(("http://a/" + String(repeating: "%41/", count: 300_000)).isURL)
    }
}
