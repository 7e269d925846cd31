import FlowSpec

/// Text in DOT.
///
/// Source: https://graphviz.org/doc/info/lang.html and https://graphviz.org/doc/info/shapes.html#html
enum DOTText {
    static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// The text as a part of a quoted string; backslashes would begin an escape sequence.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            // Graphviz reads entities in labels.
            case "&": result += "&amp;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A label that is like HTML: a heading in bold, then a row for each line.
    static func table(_ heading: (name: String, detail: String)?, _ lines: [GraphLine]) -> String {
        var rows: [String] = []
        if let heading { rows.append("<B>\(XMLText.escaped(heading.name))</B>\(XMLText.escaped(heading.detail))") }
        for line in lines {
            let runs = line.runs.map { run in
                let text = XMLText.escaped(run.text)
                return run.isCode ? "<FONT FACE=\"Courier\">\(text)</FONT>" : text
            }
            rows.append((line.isContinuation ? "   " : line.mark) + runs.joined(separator: line.kind == .badges ? " · " : ""))
        }
        if rows.isEmpty { rows.append(" ") }
        let cells = rows.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }.joined()
        return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\(cells)</TABLE>"
    }
}
