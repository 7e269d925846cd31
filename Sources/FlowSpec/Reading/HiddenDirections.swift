import FlowMarkdown

/// Finds the characters that turn the direction of what follows without being seen: with them, a text can look other than it is
/// (Unicode Technical Standard 55, “Source code spoofing”; “Trojan Source”, CVE-2021-42574). Nobody needs them in a spec: letters have their direction.
enum HiddenDirections {
    /// Reports each, wherever it stands: the embeddings and overrides U+202A to U+202E, and the isolates U+2066 to U+2069.
    static func report(in source: SourceText, _ diagnostics: inout Diagnostics) {
        for offset in offsets(in: source.text) {
            let range = SourceRange(offset, offset + 3)
            let character = source.text(of: range)
            let codePoint = character.unicodeScalars.first?.codePoint ?? ""
            diagnostics.error(
                .lookalikeCharacter, "an invisible character (\(codePoint)) stands here", at: range,
                fix: .init("remove it", replacing: range, with: ""))
        }
    }

    /// In UTF-8 they are E2 80 AA to AE, and E2 81 A6 to A9.
    private static func offsets(in text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.dropLast(2).filter { index in
                guard bytes[index] == 0xE2 else { return false }
                return bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(bytes[index + 2])
                    || bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
            }
        }
    }
}
