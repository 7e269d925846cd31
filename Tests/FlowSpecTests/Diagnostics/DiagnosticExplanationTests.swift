import FlowMarkdown
import FlowSpec
import Testing

/// What `flowgen explain` prints is right: the wrong example has the mistake, and the right one has none.
@Suite struct DiagnosticExplanationTests {
    @Test(arguments: DiagnosticCode.allCases)
    func examples(of code: DiagnosticCode) {
        let explanation = code.explanation
        let wrong = Self.diagnostics(of: explanation.wrong, explanation)
        #expect(wrong.main.map(\.code) == [code], "\(wrong.main.map(\.message))")
        let right = Self.diagnostics(of: explanation.right, explanation)
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

    @Test func titlesDiffer() {
        let titles = DiagnosticCode.allCases.map(\.explanation.title)
        #expect(Set(titles).count == titles.count)
    }

    /// What is said of the example, and of the spec beside it.
    private static func diagnostics(
        of example: DiagnosticExplanation.Example, _ explanation: DiagnosticExplanation
    ) -> (main: [Diagnostic], other: [Diagnostic]) {
        var sources = [SourceText(path: "Example.flow.md", text: explanation.spec(example))]
        if let other = example.other { sources.append(SourceText(path: other.path, text: other.text)) }
        let specs = sources.map { source -> (syntax: FlowSyntax?, diagnostics: Diagnostics) in
            var diagnostics = Diagnostics()
            return (FlowReader.read(MarkdownDocument.parse(source), &diagnostics), diagnostics)
        }
        let library = FlowLibrary(zip(sources, specs).compactMap { source, spec in spec.syntax.map { (source.path, $0) } })
        let all = zip(sources, specs).map { source, spec -> [Diagnostic] in
            var diagnostics = spec.diagnostics
            if let syntax = spec.syntax { _ = FlowChecker.check(syntax, source, in: library, &diagnostics) }
            return diagnostics.all
        }
        return (all[0], all.count > 1 ? all[1] : [])
    }
}
