/// Text in Mermaid.
///
/// Mermaid reads a diagram with regular expressions that do not know what is quoted, then takes labels for Markdown and for HTML. So every
/// character that one of them could take for its own is written as an entity code such as `#35;`, which all of them let through.
///
/// Source: https://mermaid.js.org/syntax/flowchart.html#special-characters-that-break-syntax and the grammars of Mermaid 11
/// (`flow.jison`, `stateDiagram.jison`).
enum MermaidText {
    /// The lines of a label are broken here, and not once more by Mermaid.
    static let configuration = #"%%{init: {"flowchart": {"wrappingWidth": 480, "subGraphTitleMargin": {"top": 4, "bottom": 14}}}}%%"#

    static func escaped(_ text: String) -> String {
        var result = ""
        var isStart = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", " ", ",", "(", ")", "=", "?", "!", "'", "/", ".": result.unicodeScalars.append(scalar)
            // A list, if it begins the label.
            case "-", "+", "0"..."9": result += isStart ? code(scalar) : String(scalar)
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "&": result += "#amp;"
            case "\"": result += "#quot;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
            // With these Mermaid marks its entity codes.
            case "ﬂ", "°", "¶", "ß": result += code(scalar)
            case _ where scalar.isASCII: result += code(scalar)
            default: result.unicodeScalars.append(scalar)
            }
            isStart = false
        }
        return withoutKeywords(result)
    }

    private static func code(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }

    /// Wherever it stands in a line, `direction TB` turns the diagram, and `www.` begins a link.
    private static func withoutKeywords(_ text: String) -> String {
        text.replacing(/(?i)d(?=irection\s)|www(?=\.)/) { match in match.output.unicodeScalars.map(code).joined() }
    }

    /// A label's lines, which are escaped already, in quotation marks; in them a colon with a space behind it is only a colon.
    static func quoted(_ lines: [String]) -> String {
        "\"\(lines.joined(separator: "<br/>").replacing("#58; ", with: ": "))\""
    }
}
