import FlowMarkdown

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension DiagnosticReport {
    /// One object: `version` of the format, the counts, and `diagnostics`, each with its place, notes and fix. Lines and columns are counted
    /// from 1, columns in characters; `endLine` and `endColumn` are the place behind the last character.
    var json: String {
        let found = specs.flatMap { spec in spec.diagnostics.sorted.map { JSONDiagnostic($0, spec.source) } }
        return encodedJSON(JSONReport(errors: errorCount, warnings: warningCount, diagnostics: found))
    }
}

/// With sorted keys, so that the same diagnostics give the same text.
func encodedJSON(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and integers can always be encoded.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
}

private struct JSONReport: Encodable {
    let version = 1
    let errors: Int
    let warnings: Int
    let diagnostics: [JSONDiagnostic]
}

private struct JSONPlace: Encodable {
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int

    init(_ range: SourceRange, _ source: SourceText) {
        let start = source.position(at: range.lowerBound)
        let end = source.position(at: range.upperBound)
        line = start.line
        column = start.column
        endLine = end.line
        endColumn = end.column
    }
}

private struct JSONDiagnostic: Encodable {
    struct Note: Encodable {
        let message: String
        let place: JSONPlace
    }

    struct Fix: Encodable {
        let message: String
        let place: JSONPlace
        let replacement: String
    }

    let code: String
    let severity: String
    let message: String
    let file: String
    let place: JSONPlace
    let notes: [Note]
    let fix: Fix?

    init(_ diagnostic: Diagnostic, _ source: SourceText) {
        code = diagnostic.code.description
        severity = diagnostic.severity.rawValue
        message = diagnostic.message
        file = source.path
        place = JSONPlace(diagnostic.range, source)
        notes = diagnostic.notes.map { Note(message: $0.message, place: JSONPlace($0.range, source)) }
        fix = diagnostic.fix.map { Fix(message: $0.message, place: JSONPlace($0.range, source), replacement: $0.replacement) }
    }
}
