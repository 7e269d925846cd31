/// Collects the lines of a Swift file. It appends to one buffer of bytes, so that the time is proportional to the text.
struct SwiftWriter {
    private var bytes: [UInt8] = []
    private var depth = 0
    /// Whether the next line is the first of its block, before which no empty line belongs.
    private var isAtBeginning = true
    /// Whether an empty line comes before the next one, if that is in the same block.
    private var needsBlank = false

    /// The text as it is so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// One line, or several.
    mutating func line(_ text: String) {
        if needsBlank, !isAtBeginning { bytes.append(UInt8(ascii: "\n")) }
        needsBlank = false
        var text = text
        text.withUTF8 { text in
            for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                if !line.isEmpty {
                    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 4))
                    bytes.append(contentsOf: line)
                }
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        isAtBeginning = false
    }

    mutating func line(_ layout: SwiftLayout) {
        for text in layout.lines(indentation: depth * 4, column: depth * 4) { line(text) }
    }

    /// An empty line before what comes next, if something stands before it in the same block and something comes.
    mutating func blank() {
        needsBlank = true
    }

    /// `head {`, the body indented, `}`.
    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        block(.text(head), body)
    }

    mutating func block(_ head: SwiftLayout, _ body: (inout SwiftWriter) -> Void) {
        line(.sequence([head, " {"]))
        depth += 1
        isAtBeginning = true
        body(&self)
        depth -= 1
        needsBlank = false
        isAtBeginning = false
        line("}")
    }

    /// `// MARK: title`, with an empty line around it.
    mutating func mark(_ title: String) {
        blank()
        line("// MARK: \(title)")
        blank()
    }

    /// A documentation comment; each paragraph on lines of its own, wrapped.
    mutating func documentation(_ paragraphs: [String]) {
        comment(paragraphs, prefix: "///")
    }

    /// An ordinary comment.
    mutating func comment(_ paragraphs: [String], prefix: String = "//") {
        let width = SwiftLayout.lineLength - depth * 4 - prefix.utf8.count - 1
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line(prefix) }
            for text in Self.wrapped(paragraph.withoutHiddenMarks, width: width) { line("\(prefix) \(text)") }
        }
    }

    private static func wrapped(_ paragraph: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var currentWidth = 0
        for word in paragraph.words {
            let wordWidth = word.width
            if !current.isEmpty, currentWidth + 1 + wordWidth > width {
                lines.append(current)
                current = ""
            }
            if current.isEmpty {
                current = word
                currentWidth = wordWidth
            } else {
                current += " "
                current += word
                currentWidth += 1 + wordWidth
            }
        }
        if !current.isEmpty { lines.append(current) }
        return lines
    }
}
