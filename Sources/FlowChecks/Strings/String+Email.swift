extension String {
    /// Whether this is an e-mail address as browsers understand it.
    ///
    /// The definition is the one of `<input type=email>`: "a willful violation of RFC 5322", which accepts what people
    /// really have and nothing that a mail server would refuse for its shape. There are no quoted names, comments,
    /// addresses of machines in brackets or letters beyond ASCII, and the domain may have a single label.
    ///
    ///     "a@example.com".isEmail    // true
    ///     "a@example..com".isEmail   // false
    ///
    /// Source: WHATWG HTML, "valid email address",
    /// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>. Time: one pass.
    public var isEmail: Bool {
        var bytes = utf8.makeIterator()
        var localLength = 0
        while true {
            guard let byte = bytes.next() else { return false }
            if byte == UInt8(ascii: "@") { break }
            guard Self.isEmailLocal(byte) else { return false }
            localLength += 1
        }
        return localLength > 0 && Self.isEmailDomain(&bytes)
    }

    /// Labels of at most 63 letters, digits and hyphens, joined by dots; a hyphen neither begins nor ends one.
    private static func isEmailDomain(_ bytes: inout String.UTF8View.Iterator) -> Bool {
        var labelLength = 0
        var last: UInt8 = 0
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "."):
                guard labelLength > 0, last != UInt8(ascii: "-") else { return false }
                labelLength = 0
            case UInt8(ascii: "-"):
                guard labelLength > 0 else { return false }
                labelLength += 1
            default:
                guard ASCII.isLetterOrDigit(byte) else { return false }
                labelLength += 1
            }
            guard labelLength <= 63 else { return false }
            last = byte
        }
        return labelLength > 0 && last != UInt8(ascii: "-")
    }

    private static func isEmailLocal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"),
            UInt8(ascii: "~"), UInt8(ascii: "-"):
            true
        default:
            ASCII.isLetterOrDigit(byte)
        }
    }
}
