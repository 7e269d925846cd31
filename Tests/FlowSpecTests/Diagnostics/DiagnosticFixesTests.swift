import FlowMarkdown
import FlowSpec
import Testing

/// A fix removes the mistake that it is offered for.
@Suite struct DiagnosticFixesTests {
    @Test(arguments: DiagnosticPair.names)
    func fixes(_ name: String) throws {
        let pair = try DiagnosticPair(name)
        for diagnostic in pair.diagnostics.all {
            guard let fix = diagnostic.fix else { continue }
            let mended = pair.source.text.replacing(fix.range, by: fix.replacement)
            #expect(mended != pair.source.text, "\(diagnostic.message)")
            // What stood behind the replacement has moved.
            let moved = fix.replacement.utf8.count - (fix.range.upperBound - fix.range.lowerBound)
            let places = [diagnostic.range.lowerBound, diagnostic.range.lowerBound + moved]
            let left = pair.diagnostics(of: mended).all.filter {
                $0.code == diagnostic.code && $0.message == diagnostic.message && places.contains($0.range.lowerBound)
            }
            #expect(left == [], "“\(fix.message)” leaves it as it was")
        }
    }

    @Test func thereAreFixes() throws {
        let codes = try DiagnosticPair.names.flatMap { try DiagnosticPair($0).diagnostics.all.filter { $0.fix != nil }.map(\.code) }
        #expect(Set(codes).count >= 20)
    }
}

extension String {
    /// The text with the bytes of the range replaced.
    fileprivate func replacing(_ range: SourceRange, by replacement: String) -> String {
        let bytes = Array(utf8)
        return String(decoding: bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...], as: UTF8.self)
    }
}
