import FlowMarkdown

@testable import FlowSpec

/// The tables of the reference page, made from the tables by which specs are read.
enum ReferenceTables {
    /// By the names under which the page has them.
    static let all: [(name: String, text: String)] = [
        ("types", phrases(TypesReader.phrases)),
        ("fields", phrases(FieldsReader.phrases)),
        ("parts", phrases(PartReader.partPhrases)),
        ("lists", phrases(PartReader.listPhrases)),
        ("values", phrases(ValuesReader.phrases)),
        ("named rules", phrases(RulesReader.phrases)),
        ("rules", phrases(ValidationsReader.phrases)),
        ("openings", phrases(ValidationsReader.openings)),
        ("form steps", phrases(FormStepsReader.phrases)),
        ("properties", phrases(CommandsReader.properties)),
        ("steps", phrases(StepReader.phrases)),
        ("members", members),
        ("scenarios", phrases(ScenariosReader.phrases)),
        ("answers", phrases(ServiceAnswerReader.phrases)),
        ("traps", traps),
    ]

    /// The phrases as they are read on a rendered page, and below them an example of each, in the same order.
    private static func phrases<Value>(_ table: PhraseTable<Value>) -> String {
        let rows = table.phrases.map { [prose($0.pattern.shown), escaped($0.meaning)] }
        let examples = table.phrases.map(\.example).joined(separator: "\n")
        return "\(self.table(["Phrase", "Meaning"], rows))\n\n```md\n\(examples)\n```"
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

    private static func code(_ text: String) -> String { "`\(escaped(text))`" }

    /// Text with code spans in it, as it is: what Markdown would take for a link outside of them is not one.
    private static func prose(_ text: String) -> String {
        text.components(separatedBy: "`").enumerated().map { index, part in
            escaped(index.isMultiple(of: 2) ? part.replacing("[", with: "\\[").replacing("]", with: "\\]") : part)
        }
        .joined(separator: "`")
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
