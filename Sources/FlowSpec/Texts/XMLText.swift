/// Text in XML.
public enum XMLText {
    /// The text so that it can stand in an element or, in double quotation marks, in an attribute. A character that XML cannot hold is replaced.
    ///
    /// Source: XML 1.0 (fifth edition), sections 2.2 and 2.4.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
