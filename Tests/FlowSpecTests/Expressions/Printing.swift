import FlowMarkdown
import FlowSpec

/// Diagnostics as people see them: the message, the source with what it speaks of underlined, notes, and what the fix makes of the source.
func printed(_ diagnostics: Diagnostics, _ source: String, at origin: Int = 0) -> String {
    diagnostics.sorted.map { diagnostic in
        var lines = [diagnostic.message, source, underline(diagnostic.range, source, origin)]
        for note in diagnostic.notes where note.range.upperBound <= origin + source.utf8.count && note.range.lowerBound >= origin {
            lines.append("\(underline(note.range, source, origin)) \(note.message)")
        }
        if let fix = diagnostic.fix {
            let utf8 = Array(source.utf8)
            let lower = fix.range.lowerBound - origin
            let upper = fix.range.upperBound - origin
            lines.append(
                "\(fix.message): " + String(decoding: utf8[..<lower] + Array(fix.replacement.utf8) + utf8[upper...], as: UTF8.self))
        }
        return lines.joined(separator: "\n")
    }.joined(separator: "\n")
}

/// Carets below the characters of the range; one behind the last for an empty range.
private func underline(_ range: SourceRange, _ source: String, _ origin: Int) -> String {
    let utf8 = Array(source.utf8)
    let before = String(decoding: utf8[..<(range.lowerBound - origin)], as: UTF8.self)
    let inside = String(decoding: utf8[(range.lowerBound - origin)..<(range.upperBound - origin)], as: UTF8.self)
    return String(repeating: " ", count: before.count) + String(repeating: "^", count: max(1, inside.count))
}
