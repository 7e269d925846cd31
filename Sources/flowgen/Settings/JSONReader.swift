import FlowMarkdown

/// Reads a file of JSON.
struct JSONReader {
    /// What is expected where the text is no JSON.
    struct SyntaxError: Error {
        let message: String
        let range: SourceRange
    }

    private let bytes: [UInt8]
    private var offset = 0
    /// Deeper nesting than this is no settings file.
    private static let maximumDepth = 100

    static func read(_ source: SourceText) throws(SyntaxError) -> JSONText {
        var reader = JSONReader(bytes: Array(source.text.utf8))
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        if reader.offset < reader.bytes.count { throw reader.error("the end of the file is expected here") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func error(_ message: String) -> SyntaxError {
        SyntaxError(message: message, range: SourceRange(offset, min(offset + 1, bytes.count)))
    }

    private mutating func skipSpace() {
        while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func value(depth: Int) throws(SyntaxError) -> JSONText {
        skipSpace()
        if depth > Self.maximumDepth { throw error("this is nested too deep") }
        let start = offset
        let kind: JSONText.Kind
        switch byte {
        case UInt8(ascii: "{"): kind = .object(try members(depth: depth))
        case UInt8(ascii: "["): kind = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): kind = .string(try string())
        default: kind = try word()
        }
        return JSONText(kind: kind, range: SourceRange(start, offset))
    }

    private mutating func members(depth: Int) throws(SyntaxError) -> [JSONText.Member] {
        offset += 1
        var members: [JSONText.Member] = []
        if take("}") { return members }
        repeat {
            skipSpace()
            let start = offset
            guard byte == UInt8(ascii: "\"") else { throw error("a name in quotation marks is expected here") }
            let name = try string()
            let range = SourceRange(start, offset)
            guard take(":") else { throw error("“:” is expected here") }
            members.append(JSONText.Member(name: name, nameRange: range, value: try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw error("“,” or “}” is expected here") }
        return members
    }

    private mutating func elements(depth: Int) throws(SyntaxError) -> [JSONText] {
        offset += 1
        var elements: [JSONText] = []
        if take("]") { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw error("“,” or “]” is expected here") }
        return elements
    }

    /// A number, or one of the words that JSON has.
    private mutating func word() throws(SyntaxError) -> JSONText.Kind {
        let rest = bytes[offset...]
        let word = String(
            decoding: rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || "+-.0123456789".utf8.contains($0) }, as: UTF8.self)
        let kind: JSONText.Kind? =
            switch word {
            case "true": .boolean(true)
            case "false": .boolean(false)
            case "null": .null
            default: word.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/#) == nil ? nil : .number(word)
            }
        guard let kind else { throw error("a value is expected here, such as \"text\", [\"a\", \"b\"] or true") }
        offset += word.utf8.count
        return kind
    }

    private mutating func string() throws(SyntaxError) -> String {
        offset += 1
        var text: [UInt8] = []
        while let byte, byte != UInt8(ascii: "\""), byte >= 0x20 {
            offset += 1
            if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
        }
        guard byte == UInt8(ascii: "\"") else { throw error("a quotation mark that ends the text is expected here") }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape() throws(SyntaxError) -> [UInt8] {
        guard let letter = byte else { throw error("a character is expected behind “\\”") }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var units = [try codeUnit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: "\\u".utf8) {
                offset += 2
                units.append(try codeUnit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default:
            offset -= 2
            throw error("JSON has no escape like this one")
        }
    }

    private mutating func codeUnit() throws(SyntaxError) -> UInt16 {
        let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
            throw error("four hexadecimal digits are expected here")
        }
        offset += 4
        return unit
    }
}
