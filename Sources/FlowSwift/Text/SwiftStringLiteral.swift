/// A string literal over several lines.
enum SwiftStringLiteral {
    /// The lines of a literal with this content, which is escaped already: between three quotation marks, each but the last ending in a
    /// backslash. A literal without a space to break at stays on one line.
    static func lines(_ content: String, indentation: Int) -> [String] {
        let room = max(20, SwiftLayout.lineLength - indentation - 6)
        var lines: [String] = []
        var current = ""
        for word in words(of: content) {
            if !current.isEmpty, current.width + word.width > room {
                lines.append(current)
                current = ""
            }
            current += word
        }
        lines.append(current)
        guard content.contains(" ") else { return ["\"\(content)\""] }
        let last = lines.count - 1
        return ["\"\"\""] + lines.enumerated().map { $0.offset < last ? $0.element + "\\" : $0.element } + ["\"\"\""]
    }

    /// The content cut behind each space that is not within an interpolation.
    private static func words(of content: String) -> [String] {
        var words: [String] = []
        var word = ""
        var depth = 0
        var isEscaped = false
        for character in content {
            word.append(character)
            if isEscaped {
                isEscaped = false
                if character == "(" { depth = 1 }
            } else if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            } else if character == "\\" {
                isEscaped = true
            } else if character == " " {
                words.append(word)
                word = ""
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
