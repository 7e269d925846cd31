import Testing

@testable import FlowMarkdown
@testable import FlowSpec

/// Every token and every node knows its place in the file, whatever stands before it.
@Suite struct PositionTests {
    /// The text of the file at each node's range, outermost first.
    private func places(_ expression: Expression, in file: String) -> [String] {
        [SourceText(path: "", text: file).text(of: expression.range)] + expression.kind.children.flatMap { places($0, in: file) }
    }

    @Test(arguments: ["", "日本語 ", "👨‍👩‍👧 und 日本 ", "e\u{301}"]) func rangesAreThoseOfTheFile(before: String) throws {
        let source = "(名前.count + 12) * -b == \"日本\\(c)👍\" || x?.y is .z"
        let file = "- " + before + "`" + source + "`"
        var diagnostics = Diagnostics()
        let span = MappedText(source, at: file.utf8.count - source.utf8.count - 1)
        let expression = try #require(Expression.parse(span, &diagnostics))
        #expect(
            places(expression, in: file) == [
                source, "(名前.count + 12) * -b == \"日本\\(c)👍\"", "(名前.count + 12) * -b", "(名前.count + 12)", "名前.count", "名前", "12", "-b",
                "b",
                "\"日本\\(c)👍\"", "c", "x?.y is .z", "x?.y", "x?.y", "x?", "x",
            ])
    }

    /// A span that is wrapped over two lines, the second of which is indented.
    private func wrapped(_ first: String, _ second: String) -> (file: String, span: MappedText) {
        let file = "- `" + first + "\n     " + second + "`"
        let lineStart = 3 + first.utf8.count + 1 + 5
        let text = first + " " + second
        let pieces = [
            MappedText.Piece(offset: 0, source: 3),
            MappedText.Piece(offset: first.utf8.count + 1, source: lineStart),
        ]
        return (file, MappedText(text: text, pieces: pieces, end: lineStart + second.utf8.count))
    }

    @Test func spansThatAreWrappedKeepTheirPlaces() throws {
        let (file, span) = wrapped("\"日本語\" == a", "&& emial.isEmpty")
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(span, &diagnostics))
        #expect(places(expression, in: file).suffix(2) == ["emial.isEmpty", "emial"])
        #expect(SourceText(path: "", text: file).text(of: expression.operatorRange) == "&&")
        _ = TypeChecker(SampleScope.scope(.rule)).check(expression, &diagnostics)
        let places = diagnostics.all.map { SourceText(path: "", text: file).text(of: $0.range) }
        #expect(places == ["a", "emial"])
        let position = SourceText(path: "", text: file).position(at: diagnostics.all[1].range.lowerBound)
        #expect(position == SourcePosition(line: 2, column: 9))
    }

    @Test func whatEndsALineIsUnderlinedOnThatLine() throws {
        let (file, span) = wrapped("email.isEmty", "|| accepts")
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(span, &diagnostics))
        _ = TypeChecker(SampleScope.scope(.rule)).check(expression, &diagnostics)
        #expect(diagnostics.all.map { SourceText(path: "", text: file).text(of: $0.range) } == ["isEmty"])
    }

    /// Whatever is wrong, the underlined place lies within the span.
    @Test func diagnosticsStayWithinTheSpan() {
        for testCase in CharactersDiagnosticsTests.cases + GrammarDiagnosticsTests.cases + StatementsDiagnosticsTests.cases {
            let span = MappedText(testCase.source, at: 500)
            for diagnostic in testCase.kind.diagnose(span).all {
                #expect(diagnostic.range.lowerBound >= 500 && diagnostic.range.upperBound <= span.range.upperBound, "\(testCase.source)")
            }
        }
    }

    /// A fix, applied, takes its mistake away.
    @Test func fixesHelp() {
        let all = [
            CharactersDiagnosticsTests.cases, GrammarDiagnosticsTests.cases, NamesDiagnosticsTests.cases, OptionalsDiagnosticsTests.cases,
            CallsDiagnosticsTests.cases, StatementsDiagnosticsTests.cases, DeclarationsDiagnosticsTests.cases, TypesDiagnosticsTests.cases,
        ].joined()
        for testCase in all {
            for diagnostic in testCase.kind.diagnose(MappedText(testCase.source, at: 0)).all {
                guard let fix = diagnostic.fix else { continue }
                let utf8 = Array(testCase.source.utf8)
                let mended = utf8[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + utf8[fix.range.upperBound...]
                let after = testCase.kind.diagnose(MappedText(String(decoding: mended, as: UTF8.self), at: 0)).all
                let remains = after.contains { $0.message == diagnostic.message && $0.range.lowerBound == diagnostic.range.lowerBound }
                #expect(!remains, "\(testCase.source): \(fix.message)")
            }
        }
    }

    @Test(arguments: [
        ("email\u{A0}== \"x\"", "this is a non-breaking space, not a space"),
        ("email\u{202F}== \"x\"", "this is a non-breaking space, not a space"),
        ("email ==\u{2003}\"x\"", "this is an unusual space (U+2003), not a space"),
        ("em\u{200B}ail == \"x\"", "an invisible character (U+200B) stands here"),
        ("\u{FEFF}email == \"x\"", "an invisible character (U+FEFF) stands here"),
    ]) func whatCannotBeSeenIsReported(source: String, message: String) {
        let diagnostics = SpanKind.rule.diagnose(MappedText(source, at: 0))
        #expect(diagnostics.all.first?.message == message)
        #expect(diagnostics.all.first?.fix != nil)
    }

    /// Inside a string such characters are a text like any other.
    @Test(arguments: ["\u{A0}", "“”", "，", "é", "'"]) func stringsHoldAnything(text: String) throws {
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(MappedText("\"\(text)\"", at: 0), &diagnostics))
        #expect(expression.kind == .string([.text(text)]))
        #expect(diagnostics.all.isEmpty)
    }
}
