import FlowMarkdown
import FlowSpec
import Testing

@testable import FlowInterpreter

/// Steps as scenarios see them: what fails, what is left out, and which changes of a spec are noticed.
@Suite struct FormStepsTests {
    private static let spec = """
        # Sample

        ## Services

        - `isFree(name: String) async throws -> Bool`

        ## Fields

        - `name: String`
        - `wantsMore: Bool`
        - `more: String`
        - `last: String`

        ## Validations

        - `!name.isEmpty`: No name
        - `isFree(name: name)`: Taken
        - `!more.isEmpty`: Nothing more

        ## Steps

        1. `start`: Start
           - `name`, `wantsMore`
        2. `more`, only when `wantsMore`: More
           - `more`
        3. `end`: End
           - `last`

        ## Scenarios

        ### Going


        """

    private func flow(_ steps: [String]) throws -> Flow {
        let source = SourceText(path: "Sample.flow.md", text: Self.spec + steps.map { "- \($0)\n" }.joined())
        let spec = try #require(FlowChecker.check([source]).first)
        return try #require(spec.flow, "\(DiagnosticPrinter(source).text(of: spec.diagnostics))")
    }

    private func failure(_ steps: String...) throws -> String? {
        let results = ScenarioRunner(try flow(steps)).run()
        return results.first?.failures.first?.message
    }

    private func gaps(_ steps: String...) throws -> [String] {
        let runner = ScenarioRunner(try flow(steps), recordsCoverage: true)
        #expect(runner.run().allSatisfy { $0.status == .passed })
        return runner.coverageGaps.map(\.message).filter { $0.contains("step") }
    }

    private static let named = ["set `name = \"a\"`", "`isFree` returns `true`"]

    // MARK: What fails

    @Test func aStepThatCannotBeLeft() throws {
        #expect(try failure("next") == "the step `start` cannot be left: [\"No name\"]")
        #expect(try failure("set `name = \"a\"`", "next") == "the step `start` cannot be left: it is still being checked")
        #expect(try failure(Self.named[0], Self.named[1], "next", "next") == "`end` is the last step, behind which there is none")
        #expect(try failure("back") == "this is the first step, before which there is none")
    }

    @Test func aStepWhereNobodyJumps() throws {
        #expect(try failure("go to step `more`") == "the step `more` is skipped")
        #expect(try failure("go to step `end`") == "the user has not been at the step `end` yet")
        #expect(
            try failure(Self.named[0], Self.named[1], "next", "back", "set `name = \"\"`", "go to step `end`")
                == "the step `start`, which lies on the way, cannot be left: [\"No name\"]")
        // A step that has come in between was not visited, however valid it is.
        #expect(
            try failure(
                Self.named[0], Self.named[1], "next", "back", "set `wantsMore = true`, `more = \"b\"`", "go to step `end`")
                == "the step `more`, which lies on the way, cannot be left")
    }

    @Test func aStepThatIsLeft() throws {
        #expect(
            try failure(Self.named[0], Self.named[1], "expect next to fail") == "the step `start` was expected to stay, and was left")
        #expect(try failure("expect next to fail with `[\"None\"]`") == "the step `start` shows other messages: [\"No name\"]")
        #expect(try failure("expect next to fail with `[\"No name\"]`") == nil)
        #expect(try failure(Self.named[0], "expect next to fail with `[]`") == nil)
    }

    // MARK: What is left out

    @Test func whatNoScenarioComesBy() throws {
        #expect(
            try gaps("expect `steps.isFirst`") == [
                "no scenario leaves this step", "no scenario reaches the step `more`", "no scenario reaches the step `end`",
            ])
        #expect(
            try gaps(Self.named[0], Self.named[1], "next") == ["no scenario reaches the step `more`"])
        #expect(
            try gaps(Self.named[0], Self.named[1], "set `wantsMore = true`", "next") == [
                "no scenario leaves this step", "no scenario skips this step", "no scenario reaches the step `end`",
            ])
        #expect(
            try gaps(
                Self.named[0], Self.named[1], "next", "back", "set `wantsMore = true`, `more = \"b\"`", "next", "next") == [])
    }

    // MARK: What is noticed

    @Test func conditionsOfStepsAreMutated() throws {
        let flow = try flow(["expect `!steps.more.isActive`"])
        let mutants = flow.mutants.filter { flow.source.text(of: $0.range).contains("wantsMore") && $0.kind != .value }
        #expect(mutants.map(\.description) == ["wantsMore → true", "wantsMore → false", "wantsMore → !wantsMore"])
        let noticed = mutants.map { mutant in ScenarioRunner(mutant.flow).run().contains { $0.status == .failed } }
        #expect(noticed == [true, false, true])
    }

    @Test func whatTellsMutantsApartIsSaid() throws {
        let flow = try flow(["expect `!steps.more.isActive`"])
        let never = try #require(flow.mutants.first { $0.description == "wantsMore → false" })
        let search = DifferenceSearch(FlowProgram(flow), beginning: .now)
        let difference = try #require(search.difference(of: never, FlowProgram(never.flow)))
        var titles: Set<String> = []
        let scenario = SuggestedScenario(difference, of: never, flow, .now, &titles)
        #expect(scenario.steps.first == "set `wantsMore = true`" && scenario.steps.count == 2)
    }

    // MARK: What follows

    @Test func whatIsReadOfAStepIsTheSameForItsFields() throws {
        let running = try RunningFlow(FlowProgram(try flow(["expect `isValid`"])))
        try running.edit([.init("more", .string("b"))])
        #expect(try running.next() == false)
        try running.edit([.init("wantsMore", .bool(true))])
        let observer = FlowObserver(running.program)
        let values = Dictionary(zip(observer.names, try observer.values(of: running)), uniquingKeysWith: { first, _ in first })
        #expect(values["steps.more.isActive"] == .bool(true) && values["more.isActive"] == .bool(true))
        #expect(values["steps.count"] == .int(3) && values["steps.start.errors"] == .array([.string("No name")]))
    }
}
