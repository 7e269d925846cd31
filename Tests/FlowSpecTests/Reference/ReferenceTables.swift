import FlowMarkdown

@testable import FlowSpec

/// The tables of the reference page, made from the tables by which specs are read.
enum ReferenceTables {
    /// By the names under which the page has them.
    static let all: [(name: String, text: String)] = [
        ("types", phrases(TypesReader.phrases)),
        ("fields", phrases(FieldsReader.phrases)),
        ("values", phrases(ValuesReader.phrases)),
        ("rules", phrases(ValidationsReader.phrases)),
        ("openings", phrases(ValidationsReader.openings)),
        ("properties", phrases(CommandsReader.properties)),
        ("steps", phrases(StepReader.phrases)),
        ("members", members),
        ("scenarios", phrases(ScenariosReader.phrases)),
        ("answers", phrases(ServiceAnswerReader.phrases)),
        ("traps", traps),
    ]

    private static func phrases<Value>(_ table: PhraseTable<Value>) -> String {
        let rows = table.phrases.map { phrase in [code(phrase.pattern.shown), escaped(phrase.meaning), example(phrase.example)] }
        return self.table(["Phrase", "Meaning", "Example"], rows)
    }

    private static var members: String {
        let rows = BuiltInMember.all.map { member in
            [code(member.receiver.rawValue), code(member.usage), escaped(member.meaning), code(member.example)]
        }
        return table(["Of", "Member", "Meaning", "Example"], rows)
    }

    /// Where Markdown, or a word processor, makes something else of a spec than its author meant.
    private static let trapCodes: [DiagnosticCode] = [
        .missingBullet, .malformedItem, .missingItems, .unexpectedItems, .secondStepList, .stepAmongProperties, .gluedTable,
        .underlinedHeading,
        .touchingSpans, .loneBacktick, .htmlTag, .missingCodeSpan, .decoratedPhrase, .quotedMessage, .lookalikeCharacter, .wrongEqualsSign,
        .mayBeNil, .clockInValue, .unavailableInput,
    ]

    private static var traps: String {
        let rows = trapCodes.map { [code($0.description), escaped($0.explanation.title), escaped($0.explanation.text)] }
        return table(["Code", "Trap", "What is behind it"], rows)
    }

    private static func table(_ header: [String], _ rows: [[String]]) -> String {
        func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
        return ([line(header), "|" + header.map { _ in "---|" }.joined()] + rows.map(line)).joined(separator: "\n")
    }

    /// The lines of an example, each as a code span.
    private static func example(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            let indentation = line.prefix { $0 == " " }.count
            return String(repeating: "&nbsp;", count: indentation) + code(String(line.dropFirst(indentation)))
        }.joined(separator: "<br>")
    }

    /// A code span with as many marks as the text needs.
    private static func code(_ text: String) -> String {
        guard text.contains("`") else { return "`\(escaped(text))`" }
        let needsSpace = text.hasPrefix("`") || text.hasSuffix("`")
        return needsSpace ? "`` \(escaped(text)) ``" : "``\(escaped(text))``"
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
