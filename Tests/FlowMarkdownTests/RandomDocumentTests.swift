import Testing

@testable import FlowMarkdown

/// Laws over random documents. A failure names the seed and shows the document.
@Suite struct RandomDocumentTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func laws(seed: UInt64) {
        var random = RandomMarkdown(seed: seed)
        for _ in 0..<1000 {
            let text = random.document()
            let source = SourceText(path: "random.md", text: text)
            var reader = DocumentReader(source)
            let document = reader.read()
            let violations = TreeLaws(document).violations
            let events = Rendering.events(document)
            let expected = Rendering.events(source)
            if reader.disagreements == 0, violations.isEmpty, events == expected { continue }
            Issue.record(
                """
                \(String(reflecting: text))
                disagreements: \(reader.disagreements)
                violations: \(violations)
                is:       \(events)
                expected: \(expected)
                """)
            return
        }
    }
}
