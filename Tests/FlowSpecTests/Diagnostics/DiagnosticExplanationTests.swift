import FlowMarkdown
import FlowSpec
import Testing

/// What `flowgen explain` prints is right: the wrong example has the mistake, and the right one has none.
@Suite struct DiagnosticExplanationTests {
    @Test(arguments: DiagnosticCode.allCases)
    func examples(of code: DiagnosticCode) {
        let explanation = code.explanation
        let wrong = Self.diagnostics(of: explanation.wrong, explanation, asksForTranslations: code == .missingTranslation)
        // Too many mistakes come behind that many others.
        let codes = wrong.main.map(\.code).drop { code == .tooManyMistakes && $0 == .unknownName }
        #expect(Array(codes) == [code], "\(wrong.main.map(\.message))")
        let right = Self.diagnostics(of: explanation.right, explanation, asksForTranslations: code == .missingTranslation)
        #expect(right.main + right.other == [], "\((right.main + right.other).map(\.message))")
        #expect(explanation.wrong != explanation.right)
    }

    @Test(arguments: DiagnosticCode.allCases)
    func texts(of code: DiagnosticCode) {
        let explanation = code.explanation
        #expect(!explanation.title.isEmpty && explanation.title.count <= 72 && !explanation.title.hasSuffix("."))
        #expect(explanation.text.hasSuffix("."))
        let sentences = explanation.text.components(separatedBy: ". ")
        #expect((1...3).contains(sentences.count))
    }

    @Test func allSectionsAreNamed() {
        for section in SectionKind.allCases { #expect(DiagnosticCode.unknownSection.explanation.text.contains(section.rawValue)) }
    }

    @Test func titlesDiffer() {
        let titles = DiagnosticCode.allCases.map(\.explanation.title)
        #expect(Set(titles).count == titles.count)
    }

    /// What is said of the example, and of the spec beside it.
    private static func diagnostics(
        of example: DiagnosticExplanation.Example, _ explanation: DiagnosticExplanation, asksForTranslations: Bool
    ) -> (main: [Diagnostic], other: [Diagnostic]) {
        let main = SourceText(path: "Example.flow.md", text: explanation.spec(example))
        // The one beside it was there first.
        let other = example.other.map { SourceText(path: $0.path, text: $0.text) }
        let checked = FlowChecker.check([other, main].compactMap(\.self)).map { spec in
            spec.diagnostics.all + (asksForTranslations ? spec.flow?.missingTranslations() ?? [] : [])
        }
        return (checked.last ?? [], checked.count > 1 ? checked[0] : [])
    }
}
