extension String {
    /// How many characters it has. Of ASCII, which generated code mostly is, that is the number of bytes, and needs no look at how characters
    /// are made of scalars.
    var width: Int { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? utf8.count : count }

    /// What stands between white space.
    var words: [String] {
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace).map(String.init) }
        return utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String($0) ?? "" }
    }

    /// Whether Swift code in it reads a member of `name`, or hands it on: `name.`, `(name,` or ` name)`.
    func uses(_ name: String) -> Bool {
        var text = self
        var name = name
        return text.withUTF8 { text in
            name.withUTF8 { name in
                guard let first = name.first, text.count > name.count else { return false }
                for start in 0..<(text.count - name.count) where text[start] == first {
                    let end = start + name.count
                    guard text[start..<end].elementsEqual(name) else { continue }
                    let before = start > 0 ? text[start - 1] : 0
                    switch text[end] {
                    case UInt8(ascii: "."): return true
                    case UInt8(ascii: ","): if before == UInt8(ascii: "(") { return true }
                    case UInt8(ascii: ")"): if before == UInt8(ascii: " ") { return true }
                    default: break
                    }
                }
                return false
            }
        }
    }
}
