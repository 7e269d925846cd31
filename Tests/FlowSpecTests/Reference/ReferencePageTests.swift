import FlowMarkdown
import Foundation
import Testing

@testable import FlowSpec

/// The reference says what the language is: its tables are those by which specs are read, and every example is accepted.
///
/// Run with `REWRITE_LANGUAGE_REFERENCE=1` in the environment, the first test writes the tables into the page.
@Suite struct ReferencePageTests {
    @Test func tablesAreThoseOfTheLanguage() throws {
        let page = try ReferencePage()
        let expected = try #require(
            page.with(tables: ReferenceTables.all), "the page has a place for each table, in order, and for no other")
        if ProcessInfo.processInfo.environment["REWRITE_LANGUAGE_REFERENCE"] != nil {
            try Data(expected.utf8).write(to: ReferencePage.file)
        } else {
            #expect(page.text == expected)
        }
    }

    @Test func blocksAreAccepted() throws {
        let page = try ReferencePage()
        #expect(page.blocks.count > 10)
        for block in page.blocks.dropFirst() { expectAccepted(page.flow(with: block), block) }
        expectAccepted(page.blocks.first ?? "", page.blocks.first ?? "")
    }

    @Test func typesAreAccepted() throws { try expectAccepted(TypesReader.phrases) { "## Types\n\n\($0)" } }
    @Test func fieldsAreAccepted() throws { try expectAccepted(FieldsReader.phrases) { "## Fields\n\n\($0)" } }
    @Test func partsAreAccepted() throws { try expectAccepted(PartReader.partPhrases) { "## Fields\n\n\($0)" } }
    @Test func listsAreAccepted() throws { try expectAccepted(PartReader.listPhrases) { "## Fields\n\n\($0)" } }
    @Test func valuesAreAccepted() throws { try expectAccepted(ValuesReader.phrases) { "## Values\n\n\($0)" } }
    @Test func namedRulesAreAccepted() throws { try expectAccepted(RulesReader.phrases) { "## Rules\n\n\($0)" } }
    @Test func rulesAreAccepted() throws { try expectAccepted(ValidationsReader.phrases) { "## Validations\n\n\($0)" } }

    @Test func openingsAreAccepted() throws {
        let page = try ReferencePage()
        for phrase in ValidationsReader.openings.phrases {
            expectAccepted(page.flow(beginning: "## Validations", with: phrase.example), phrase.example)
        }
    }

    @Test func propertiesAreAccepted() throws {
        try expectAccepted(CommandsReader.properties) {
            """
            ## Commands

            ### `example`

            \($0)

            1. `isReal = verify(number: cardNumber)`
            2. `cardStatus = isReal ? .verified : .notVerified`
            """
        }
    }

    @Test func stepsAreAccepted() throws { try expectAccepted(StepReader.phrases) { "## Commands\n\n### `example`\n\n\($0)" } }
    @Test func formStepsAreAccepted() throws { try expectAccepted(FormStepsReader.phrases) { "\(Self.steps)\n\($0)" } }

    @Test func scenariosAreAccepted() throws {
        try expectAccepted(ScenariosReader.phrases) {
            """
            ## Fields

            - `guests`: list of [Guest](Guest.flow.md)

            \(Self.steps)
               - `guests`

            ## Scenarios

            ### Example

            \($0)
            """
        }
    }
    @Test func answersAreAccepted() throws { try expectAccepted(ServiceAnswerReader.phrases) { "## Scenarios\n\n### Example\n\n\($0)" } }

    @Test(arguments: BuiltInMember.all)
    func isAccepted(member: BuiltInMember) throws {
        #expect(member.example.contains(member.name))
        expectAccepted(try ReferencePage().flow(with: "## Validations\n\n- `\(member.example)`, on `email`: Example"), member.example)
    }

    /// The fields of the flow of the page in a step, and its list.
    private static let steps = """
        ## Steps

        1. `account`: Your account
           - `email`, `password`, `passwordAgain`, `website`, `birthday`, `friends`, `plan`, `cardNumber`
        """

    /// Every phrase's example has its words, and is accepted in the flow of the page.
    private func expectAccepted<Value>(_ table: PhraseTable<Value>, in sections: (String) -> String) throws {
        let page = try ReferencePage()
        for phrase in table.phrases {
            let words = phrase.pattern.elements.compactMap { if case .word(let word) = $0 { word } else { nil } }
            for word in words { #expect(phrase.example.contains(word), "\(phrase.pattern.text)") }
            expectAccepted(page.flow(with: sections(phrase.example)), phrase.example)
        }
    }

    private func expectAccepted(_ spec: String, _ example: String) {
        let lines = example.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }
        for line in lines { #expect(spec.contains(line)) }
        let invoice = SourceText(path: "Invoice.flow.md", text: "# Invoice\n\n## Types\n\n- `Owner: person | company`\n")
        let postcodes = SourceText(
            path: "Postcodes.flow.md", text: "# Postcodes\n\n## Rules\n\n- `isPostcode(text: String) = text.matches(/[0-9]{5}/)`\n")
        let address = SourceText(path: "Address.flow.md", text: "# Address\n\n## Fields\n\n- `street: String`\n- `city: String`\n")
        let guest = SourceText(path: "Guest.flow.md", text: "# Guest\n\n## Fields\n\n- `name: String`\n- `age: Int`\n")
        let source = SourceText(path: "Registration.flow.md", text: spec)
        for checked in FlowChecker.check([invoice, postcodes, address, guest, source]) {
            #expect(checked.flow != nil)
            #expect(checked.diagnostics.all.isEmpty, "\(DiagnosticPrinter(checked.source).text(of: checked.diagnostics))")
        }
    }
}
