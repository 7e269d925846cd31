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
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if !line.isEmpty {
                for _ in 0..<depth { bytes.append(contentsOf: "    ".utf8) }
                bytes.append(contentsOf: line.utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
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
        let width = SwiftLayout.lineLength - depth * 4 - prefix.count - 1
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line(prefix) }
            for text in Self.wrapped(paragraph, width: width) { line("\(prefix) \(text)") }
        }
    }

    private static func wrapped(_ paragraph: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in paragraph.split(whereSeparator: \.isWhitespace) {
            if !current.isEmpty, current.count + 1 + word.count > width {
                lines.append(current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        if !current.isEmpty { lines.append(current) }
        return lines
    }
}
