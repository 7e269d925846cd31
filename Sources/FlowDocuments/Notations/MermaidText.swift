/// Text in Mermaid.
///
/// Mermaid reads a diagram with regular expressions that do not know what is quoted, so that every character that could mean something to them
/// is written as an entity code such as `#35;`. Then it decodes them and takes each line of a label for Markdown: what could begin
/// something there is parted from what follows by a space without width, or, where that is not enough, a thin one.
///
/// Source: https://mermaid.js.org/syntax/flowchart.html#special-characters-that-break-syntax, the grammars of Mermaid 11 (`flow.jison`,
/// `stateDiagram.jison`), and CommonMark 0.30.
enum MermaidText {
    /// The lines of a label are broken here, and not once more by Mermaid.
    static let configuration =
        #"%%{init: {"flowchart": {"wrappingWidth": 480, "subGraphTitleMargin": {"top": 4, "bottom": 14}}}}%%"#

    /// The text as one line of a label, or as a part of it.
    static func escaped(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            if index == 0, beginsBlock.contains(scalar) { result += "\u{200B}" }
            result += escaped(scalar)
            if let next = index + 1 < scalars.count ? scalars[index + 1] : nil {
                result += separator(between: scalar, and: next, before: index == 0 ? nil : scalars[index - 1])
            }
        }
        // Wherever it stands in a line, `direction TB` turns the diagram.
        return result.replacing(/(?i)direction(?=\s)/) { "\(code($0.output.unicodeScalars.first!))\($0.output.dropFirst())" }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", "(", ")", "=", "?", "!", "'", "/", "+", "-": String(scalar)
        case "<": "#lt;"
        case ">": "#gt;"
        case "&": "#amp;"
        case "\"": "#quot;"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
        // With these Mermaid marks its entity codes.
        case "ﬂ", "°", "¶", "ß": code(scalar)
        case _ where scalar.isASCII: code(scalar)
        default: String(scalar)
        }
    }

    private static func code(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }

    /// What begins a list, a heading, a quote, a table or a line of another kind in Markdown.
    private static let beginsBlock: Set<Unicode.Scalar> = Set("-+*#>=~|0123456789".unicodeScalars)

    /// What keeps two characters from meaning something together.
    private static func separator(between scalar: Unicode.Scalar, and next: Unicode.Scalar, before previous: Unicode.Scalar?) -> String {
        switch (scalar, next) {
        // Emphasis does not begin before a space; inside a word, `_` does not begin it anyway.
        case ("*", _): "\u{200A}"
        case ("_", _): previous?.properties.isAlphabetic == true || previous?.properties.numericType != nil ? "" : "\u{200A}"
        // Mathematics, text that is struck out, links, addresses.
        case ("$", "$"), ("~", "~"), ("]", "("), ("]", "["), (":", "/"), ("@", _), ("w", "."): "\u{200B}"
        // An escaped character.
        case ("\\", _) where next.isASCII && !next.properties.isAlphabetic && next.properties.numericType == nil: "\u{200B}"
        default: ""
        }
    }

    /// A label's lines, which are escaped already, in quotation marks; in them a colon with a space behind it is only a colon.
    static func quoted(_ lines: [String]) -> String {
        "\"\(lines.joined(separator: "<br/>").replacing("#58; ", with: ": "))\""
    }
}
