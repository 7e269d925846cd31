extension String {
    /// Whether this is an absolute `http` or `https` address with a host.
    ///
    ///     "https://example.com/a?b#c".isURL   // true
    ///     "example.com".isURL                 // false: it has no scheme
    ///     "https:///a".isURL                  // false: it has no host
    ///
    /// Source: RFC 3986, section 3 and appendix A, with the scheme and the host that RFC 9110, section 4.2, asks for.
    /// Letters beyond ASCII must be percent-encoded, as there. Time: one pass.
    public var isURL: Bool {
        var text = self
        return text.withUTF8 { bytes in
            var parser = URLParser(bytes: bytes)
            return parser.acceptsWebAddress()
        }
    }
}

/// A recogniser for RFC 3986; each method is named after its rule of the grammar and moves over what it accepts.
private struct URLParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func accept(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func acceptsWebAddress() -> Bool {
        guard scheme(), accept(UInt8(ascii: ":")), accept(UInt8(ascii: "/")), accept(UInt8(ascii: "/")), authority() else { return false }
        // path-abempty: after an authority, a path is empty or begins with a slash.
        if next == UInt8(ascii: "/") { skip(Self.isPath) }
        if accept(UInt8(ascii: "?")) { skip(Self.isQuery) }
        if accept(UInt8(ascii: "#")) { skip(Self.isQuery) }
        return position == bytes.count
    }

    /// `http` or `https`; a scheme's letters may be of either case.
    mutating func scheme() -> Bool {
        for expected in "http".utf8 {
            guard let byte = next, byte | 0x20 == expected else { return false }
            position += 1
        }
        if let byte = next, byte | 0x20 == UInt8(ascii: "s") { position += 1 }
        return true
    }

    /// `[userinfo "@"] host [":" port]`, up to the path, query, fragment or end.
    mutating func authority() -> Bool {
        let start = position
        skip(Self.isUserInformation)
        if !accept(UInt8(ascii: "@")) { position = start }
        guard host() else { return false }
        if accept(UInt8(ascii: ":")) {
            while let byte = next, ASCII.isDigit(byte) { position += 1 }
        }
        guard let byte = next else { return true }
        return byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// A literal address in brackets, or a name that is not empty; an IPv4 address is a name, too.
    mutating func host() -> Bool {
        if accept(UInt8(ascii: "[")) {
            return (next.map { $0 | 0x20 } == UInt8(ascii: "v") ? futureAddress() : versionSixAddress()) && accept(UInt8(ascii: "]"))
        }
        let start = position
        skip(Self.isName)
        return position > start
    }

    /// `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`
    mutating func futureAddress() -> Bool {
        position += 1
        var start = position
        while let byte = next, ASCII.isHexadecimalDigit(byte) { position += 1 }
        guard position > start, accept(UInt8(ascii: ".")) else { return false }
        start = position
        while let byte = next, Self.isName(byte) || byte == UInt8(ascii: ":") { position += 1 }
        return position > start
    }

    /// Eight groups of up to four hexadecimal digits, the last two of which may be an IPv4 address; `::` stands once for
    /// one or more groups of zero.
    mutating func versionSixAddress() -> Bool {
        var groups = 0
        var isShortened = false
        if next == UInt8(ascii: ":") {
            position += 1
            guard accept(UInt8(ascii: ":")) else { return false }
            isShortened = true
            if next == UInt8(ascii: "]") { return true }
        }
        while groups < 8 {
            let start = position
            if groups <= 6, versionFourAddress() {
                groups += 2
                break
            }
            position = start
            while let byte = next, ASCII.isHexadecimalDigit(byte), position - start < 4 { position += 1 }
            guard position > start else { return false }
            groups += 1
            guard groups < 8, accept(UInt8(ascii: ":")) else { break }
            if next == UInt8(ascii: ":") {
                guard !isShortened else { return false }
                position += 1
                isShortened = true
                if next == UInt8(ascii: "]") { break }
            }
        }
        return isShortened ? groups < 8 : groups == 8
    }

    /// Four numbers from 0 to 255 without leading zeros, joined by dots.
    mutating func versionFourAddress() -> Bool {
        for index in 0..<4 {
            if index > 0, !accept(UInt8(ascii: ".")) { return false }
            let start = position
            var number = 0
            while let byte = next, ASCII.isDigit(byte), position - start < 3 {
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
                position += 1
            }
            let length = position - start
            guard length > 0, number <= 255, length == 1 || bytes[start] != UInt8(ascii: "0") else { return false }
        }
        return true
    }

    /// Moves over the bytes of a class, and over percent-encoded ones (`"%" HEXDIG HEXDIG`).
    mutating func skip(_ belongs: (UInt8) -> Bool) {
        while let byte = next {
            if byte == UInt8(ascii: "%"), position + 2 < bytes.count,
                ASCII.isHexadecimalDigit(bytes[position + 1]), ASCII.isHexadecimalDigit(bytes[position + 2])
            {
                position += 3
            } else if belongs(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    /// `unreserved / sub-delims`
    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default:
            ASCII.isLetterOrDigit(byte)
        }
    }

    static func isUserInformation(_ byte: UInt8) -> Bool { isName(byte) || byte == UInt8(ascii: ":") }

    static func isPath(_ byte: UInt8) -> Bool { isUserInformation(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") }

    static func isQuery(_ byte: UInt8) -> Bool { isPath(byte) || byte == UInt8(ascii: "?") }
}
