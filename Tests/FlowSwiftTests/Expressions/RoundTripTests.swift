import ExpressionSupport
import FlowMarkdown
import FlowSpec
import Testing

@testable import FlowSwift

/// Writing an expression in the flow language and reading it again gives the same expression.
@Suite struct RoundTripTests {
    private static let types = ["Bool", "Int", "Double", "Decimal", "String", "Date", "Status", "String?", "Int?"]

    @Test(arguments: 0..<6) func readingWhatWasWrittenGivesTheSame(seed: UInt64) {
        var random = RandomExpressions(seed: seed + 100)
        var writer = SwiftExpressionWriter(
            names: .init(reference: { reference, _ in reference.description }, service: { $0 }, type: { $0 }))
        writer.writesFlowLanguage = true
        var count = 0
        for index in 0..<200 {
            let source = index.isMultiple(of: 4) ? random.anything(3) : random.expression(Self.types[index % Self.types.count], 4)
            var diagnostics = Diagnostics()
            guard let expression = Expression.parse(MappedText(source, at: 0), &diagnostics),
                let typed = TypeChecker(StandIns.scope).check(expression, &diagnostics)
            else { continue }
            count += 1
            let text = writer.text(typed)
            let again = Expression.parse(MappedText(text, at: 0), &diagnostics)
            #expect(again?.debugDescription == expression.debugDescription, "\(source) was written \(text)")
            let typedAgain = again.flatMap { TypeChecker(StandIns.scope).check($0, &diagnostics) }
            #expect(typedAgain?.type == typed.type)
            #expect(typedAgain.map(writer.text) == text, "what is written is canonical already")
            #expect(text.count <= source.count + 8, "no parentheses are added: \(source) was written \(text)")
        }
        #expect(count > 100)
    }
}
