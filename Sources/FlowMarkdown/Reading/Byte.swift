/// The classes of bytes that CommonMark 2.1 defines, as libcmark applies them.
extension UInt8 {
    /// Space, tab, line feed, vertical tab, form feed or carriage return.
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Space or tab.
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// An ASCII punctuation character.
    var isPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}
