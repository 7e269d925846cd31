import FlowMarkdown
import Testing

@testable import FlowSpec

/// Every phrase reads as the messages show it, with its optional parts and without them, and as no other.
@Suite struct PhraseTableTests {
    @Test func fields() { checkAll(FieldsReader.phrases) }
    @Test func values() { checkAll(ValuesReader.phrases) }
    @Test func rules() { checkAll(ValidationsReader.phrases) }
    @Test func openings() { checkAll(ValidationsReader.openings) }
    @Test func properties() { checkAll(CommandsReader.properties) }
    @Test func steps() { checkAll(StepReader.phrases) }
    @Test func scenarios() { checkAll(ScenariosReader.phrases) }
    @Test func answers() { checkAll(ServiceAnswerReader.phrases) }

    private func checkAll<Value>(_ table: PhraseTable<Value>) {
        #expect(!table.phrases.isEmpty)
        for (index, phrase) in table.phrases.enumerated() {
            for example in Self.examples(of: phrase.pattern.shown) {
                let cursor = Self.cursor(example)
                #expect(table.isAll(of: cursor), "\(example)")
                #expect(table.begins(cursor), "\(example)")
                let complete = table.phrases.indices.filter { other in
                    var matcher = PhraseMatcher(at: cursor)
                    return matcher.match(table.phrases[other].pattern.elements) && matcher.cursor.isAtEnd
                }
                #expect(complete == [index], "\(example) reads as \(complete.map { table.phrases[$0].pattern.text })")
            }
            #expect(!phrase.meaning.isEmpty)
        }
        let patterns = table.phrases.map(\.pattern.text)
        #expect(Set(patterns).count == patterns.count)
    }

    /// A phrase that is broken off is reported where it ends, and nothing is taken for it.
    @Test func brokenOff() {
        check(FieldsReader.phrases)
        check(CommandsReader.properties)
        check(StepReader.phrases)
        check(ScenariosReader.phrases)

        func check<Value>(_ table: PhraseTable<Value>) {
            for phrase in table.phrases {
                let words = Self.examples(of: phrase.pattern.shown)[0].split(separator: " ")
                for count in 1..<max(words.count, 1) {
                    var cursor = Self.cursor(words.prefix(count).joined(separator: " "))
                    // Some are phrases by themselves.
                    if table.isAll(of: cursor) { continue }
                    var diagnostics = Diagnostics()
                    guard case .mistake = table.read(&cursor, &diagnostics) else {
                        // The longest phrase that is complete is taken, and what follows is not its matter.
                        #expect(!cursor.isAtEnd)
                        continue
                    }
                    #expect(diagnostics.all.count == 1, "\(words.prefix(count)): \(diagnostics.all.map(\.message))")
                }
            }
        }
    }

    private static func cursor(_ text: String) -> StatementCursor {
        let document = MarkdownDocument.parse(SourceText(path: "a.md", text: text))
        guard case .paragraph(let paragraph)? = document.blocks.first else { return StatementCursor([], at: SourceRange(0, 0)) }
        return StatementCursor(paragraph)
    }

    /// With all optional parts, and with none.
    private static func examples(of shown: String) -> [String] {
        // A link's brackets are no optional part.
        let link = "[Name](Name.flow.md)"
        let text = shown.replacing(link, with: "\u{1}")
        var without = ""
        var depth = 0
        for character in text {
            if character == "[" { depth += 1 }
            if depth == 0 { without.append(character) }
            if character == "]" { depth -= 1 }
        }
        let with = text.filter { $0 != "[" && $0 != "]" }
        return [with, without].map { $0.replacing("\u{1}", with: link) }
    }
}
