import FlowMarkdown
import FlowSpec
import Testing

@testable import FlowInterpreter

/// Rules with names: what tables give, what goes wrong in a library, and what coverage says.
@Suite struct NamedRuleTests {
    private static let library = SourceText(
        path: "Sizes.flow.md",
        text: """
            # Sizes

            ## Types

            - `Size: small | large`

            ## Rules

            - `isLarge(size: Size) = size == .large`
            - `share(of part: Int, in whole: Int) = part / whole`

            ### `level(size: Size, count: Int?) -> Int`

            | `size` | `count` | `level` |
            |---|---|---|
            | `.small` | `nil` | `0` |
            | `.small` | `1...9` | `count ?? 0` |
            | * | `-5..<0` | `-1` |
            | `.large` | `7` | `share(of: 7, in: 2)` |
            | * | * | `9` |

            ## Scenarios

            ### Levels

            - expect `level(size: .small, count: nil) == 0`
            - expect `isLarge(size: .large)`
            """)

    private static func user(_ scenario: String) -> SourceText {
        SourceText(
            path: "User.flow.md",
            text: """
                # User

                ## Types

                - `Size`, from [Sizes](Sizes.flow.md)

                ## Fields

                - `size: Size`
                - `count: Int`

                ## Rules

                - `level`, from [Sizes](Sizes.flow.md)
                - `share`, from [Sizes](Sizes.flow.md)
                - `isLarge`, from [Sizes](Sizes.flow.md)
                - `half(count: Int) = share(of: count, in: 2)`

                ## Validations

                - `!isLarge(size: size) || count > 1`: A large one needs two

                ## Scenarios

                ### What happens

                \(scenario)
                """)
    }

    private func results(_ scenario: String) throws -> [ScenarioResult] {
        let checked = FlowChecker.check([Self.library, Self.user(scenario)])
        let flow = try #require(
            checked[1].flow, "\(DiagnosticPrinter(checked[1].source).text(of: checked[1].diagnostics))")
        return ScenarioRunner(flow).run()
    }

    @Test(arguments: [
        (".small", "nil", 0), (".small", "1", 1), (".small", "9", 9), (".small", "10", 9), (".small", "-5", -1), (".small", "0", 9),
        (".large", "nil", 9), (".large", "7", 3), (".large", "-1", -1), (".large", "-6", 9),
    ]) func theFirstRowThatFitsCounts(size: String, count: String, level: Int) throws {
        let results = try results("- expect `level(size: \(size), count: \(count)) == \(level) && half(count: 5) == 2`")
        #expect(results.map(\.status) == [.passed], "\(results.flatMap(\.failures))")
    }

    @Test func rulesOfFieldsCallThem() throws {
        let results = try results("- set `size = .large`\n- expect `!isValid`\n- set `count = 2`\n- expect `isValid`")
        #expect(results.map(\.status) == [.passed], "\(results.flatMap(\.failures))")
    }

    /// The place is one of the spec that is run.
    @Test func whatGoesWrongInALibraryIsReportedAtTheCall() throws {
        let results = try results("- expect `share(of: 1, in: 0) == 1`")
        let failure = try #require(results.first?.failures.first)
        #expect(failure.message == "this divides by zero")
        #expect(Self.user("- expect `share(of: 1, in: 0) == 1`").text(of: failure.range) == "share(of: 1, in: 0)")
    }

    @Test func coverageKnowsRowsAndResults() throws {
        let flow = try #require(FlowChecker.check([Self.library])[0].flow)
        let runner = ScenarioRunner(flow, recordsCoverage: true)
        #expect(runner.run().map(\.status) == [.passed])
        let gaps = runner.coverageGaps.map { "\(Self.library.position(at: $0.range.lowerBound).line): \($0.message)" }
        #expect(
            gaps == [
                "9: no scenario sees `isLarge` fail", "10: no scenario asks for `share`", "17: no scenario comes by this row",
                "18: no scenario comes by this row", "19: no scenario comes by this row", "20: no scenario comes by this row",
            ])
    }
}
