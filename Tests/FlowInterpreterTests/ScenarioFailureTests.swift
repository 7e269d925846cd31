import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Testing

/// What is said when a scenario does not hold, where, and with which values.
@Suite struct ScenarioFailureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let steps: [String]
        let message: String
        /// What is underlined.
        let part: String
        var readings: [String] = []

        var testDescription: String { steps.last ?? "" }
    }

    private static let set = "set `name = \"anna\"`, `count = 2`"

    static let cases = [
        Case(
            steps: ["set `name = \"  bo \"`", "expect `isValid`"], message: "this does not hold", part: "isValid",
            readings: ["isValid is false"]
        ),
        Case(
            steps: ["set `count = 5`", "expect `count > 4 && count + 1 == 7 && count < 9`"], message: "this does not hold",
            part: "count + 1 == 7", readings: ["count + 1 is 6", "count is 5"]),
        Case(
            steps: [set, "expect `name.hasPrefix(\"b\")`"], message: "this does not hold", part: "name.hasPrefix(\"b\")",
            readings: ["name is \"anna\""]),
        Case(
            steps: ["set `name = \"a\"`", "expect `name.errors == [] && name.text == \"a\"`"], message: "this does not hold",
            part: "name.errors == []", readings: ["name.errors is [\"The name is too short\"]"]),
        Case(
            steps: ["expect `status is .closed`"], message: "this does not hold", part: "status is .closed", readings: ["status is .open"]),
        Case(steps: ["expect outcome `loaded(count: 1)`"], message: "there is no outcome yet", part: "loaded(count: 1)"),
        Case(
            steps: [
                "`limit` returns `9`", set, "run `send`, where `load` returns `3`", "expect outcome `loaded(count: count)`",
            ], message: "the latest outcome is `loaded(count: 6)`", part: "loaded(count: count)", readings: ["count is 2"]),
        Case(
            steps: [set, "run `send`, where `load` returns `1`"], message: "`send` is disabled: `count < limit()` does not hold",
            part: "run `send`, where `load` returns `1`", readings: ["limit() is 0", "count is 2"]),
        Case(
            steps: ["`limit` returns `9`", set, "start `send`", "start `send`"], message: "`send` is disabled: it runs already",
            part: "start `send`"),
        Case(
            steps: ["`limit` returns `9`", set, "run `send`"], message: "`send` waits for `load`, and nobody answers", part: "run `send`"),
        Case(
            steps: ["`limit` returns `9`", set, "run `send`, where `load` throws"],
            message: "`send` failed: [\"It could not be sent\"]", part: "run `send`, where `load` throws"),
        Case(
            steps: ["`limit` returns `9`", set, "expect `send` to fail, where `load` returns `1`"],
            message: "`send` was expected to fail, and succeeded", part: "expect `send` to fail, where `load` returns `1`"),
        Case(
            steps: ["`limit` returns `9`", set, "expect `send` to fail with `[name]`, where `load` returns `-1`"],
            message: "`send` failed with other messages: [\"There are -1\"]", part: "[name]", readings: ["name is \"anna\""]),
        Case(
            steps: ["set `count = 9_223_372_036_854_775_807`", "expect `count + 1 > 0`"], message: "this number is too large for `Int`",
            part: "count + 1"),
    ]

    @Test(arguments: cases) func saysWhatIsWrong(example: Case) throws {
        let flow = try SampleFlow.flow(steps: example.steps)
        let result = try #require(ScenarioRunner(flow).run().first)
        #expect(result.status == .failed)
        #expect(result.failures.map(\.message) == [example.message])
        let failure = try #require(result.failures.first)
        #expect(flow.source.text(of: failure.range) == example.part)
        #expect(failure.readings.map { "\($0.expression) is \($0.value)" } == example.readings)
        #expect(result.steps.last?.status == .failed)
        #expect(result.steps.dropLast().allSatisfy { $0.status == .passed })
    }

    /// Rules that keep a command from being started are named with their places.
    @Test func saysWhatKeepsACommandFromBeingStarted() throws {
        let source = SourceText(
            path: "Specs/Gate.flow.md",
            text: """
                # Gate

                ## Services

                - `isFree(name: String) async -> Bool`

                ## Fields

                - `name: String`
                - `age: Int`, typed as text, else: Enter a number

                ## Validations

                - `name.count > 2`: The name is too short
                - `isFree(name: name)`: The name is taken
                - `age > 17`: You are too young

                ## Commands

                ### `enter`

                - enabled when `isValid && name != "anna"`
                - at most once every 10 s

                1. `age = 18`

                ## Scenarios

                ### Everything is wrong

                - set `age.text = "x"`
                - run `enter`

                ### An answer is missing

                - set `name = "bert"`
                - start `enter`

                ### No rule is broken

                - set `name = "anna"`, `age = 20`
                - `isFree` returns `true`
                - start `enter`

                ### It was started before

                - set `name = "bert"`, `age = 20`
                - `isFree` returns `true`
                - run `enter`
                - run `enter`
                """)
        let checked = try #require(FlowChecker.check([source]).first)
        let flow = try #require(checked.flow, "\(DiagnosticPrinter(source).text(of: checked.diagnostics))")
        let failures = ScenarioRunner(flow).run().map { $0.failures.map { text(of: $0, flow) } }
        let isDisabled = "`enter` is disabled: `isValid` does not hold"
        #expect(
            failures == [
                ["\(isDisabled); 14: The name is too short; 10: Enter a number"],
                ["\(isDisabled); 16: You are too young; 15: This is still being checked"],
                [#"`enter` is disabled: `name != "anna"` does not hold"#],
                ["`enter` is disabled: it has just been run, and the time of “at most once every” has not passed"],
            ])
        #expect(
            ScenarioReport([.init(flow: flow, results: Array(ScenarioRunner(flow).run().prefix(1)))]).written(as: .text).contains(
                """
                Specs/Gate.flow.md:32:3: error: `enter` is disabled: `isValid` does not hold
                  - run `enter`
                    ^~~~~~~~~~~
                  isValid is false
                Specs/Gate.flow.md:14:3: note: The name is too short
                  - `name.count > 2`: The name is too short
                """))
    }

    private func text(of failure: ScenarioFailure, _ flow: Flow) -> String {
        let reasons = failure.reasons.map { "\(flow.source.position(at: $0.range.lowerBound).line): \($0.message)" }
        return ([failure.message] + reasons).joined(separator: "; ")
    }

    /// An expectation changes nothing, so that the others are still worth knowing.
    @Test func goesOnBehindAnExpectation() throws {
        let flow = try SampleFlow.flow(steps: ["expect `count == 1`", "expect `count == 0`", "expect `count == 2`"])
        let result = try #require(ScenarioRunner(flow).run().first)
        #expect(result.steps.map(\.status) == [.failed, .passed, .failed])
    }

    @Test func endsBehindACommandThatCannotBeRun() throws {
        let flow = try SampleFlow.flow(steps: ["run `send`", "expect `count == 1`"])
        let result = try #require(ScenarioRunner(flow).run().first)
        #expect(result.steps.map(\.status) == [.failed, .notReached])
    }

    /// Members of a type from a module are known to Swift alone.
    @Test func doesNotRunWhatOnlySwiftKnows() throws {
        let flow = try SampleFlow.flow(steps: ["set `user = User.anonymous`", "expect `count == 1`"])
        let result = try #require(ScenarioRunner(flow).run().first)
        #expect(result.status == .notRun)
        #expect(result.steps.map(\.status) == [.notReached, .notReached])
    }

    /// What two commands set in motion for ever is said, and no reason to hang.
    @Test(.timeLimit(.minutes(1))) func endsWhatHasNoEnd() throws {
        let source = SourceText(
            path: "Endless.flow.md",
            text: """
                # Endless

                ## Fields

                - `a: Int`
                - `b: Int`

                ## Commands

                ### `first`

                - runs when `a` changes

                1. `b = b + 1`

                ### `second`

                - runs when `b` changes

                1. `a = a + 1`

                ## Scenarios

                ### It never ends

                - set `a = 1`

                """)
        let flow = try #require(FlowChecker.check([source]).first?.flow)
        let result = try #require(ScenarioRunner(flow).run().first)
        #expect(result.failures.map(\.message) == ["fields and commands set each other in motion without an end"])
    }
}
