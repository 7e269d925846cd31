import FlowMarkdown
import FlowSpec
import Foundation
import Testing

@testable import FlowInterpreter

/// Which mutants the scenarios of a spec kill, and what would kill the others.
@Suite struct MutationTestTests {
    private static let spec = """
        # Sample

        ## Services

        - `send(name: String) async throws`

        ## Fields

        - `name: String`, trimmed
        - `count: Int = 1`

        ## Validations

        - `count > 0`: Take one

        ## Outcomes

        - `sent`
        - `cancelled`

        ## Commands

        ### `send`

        - enabled when `name.count > 2`
        - times out after 10 s
        - on failure: Not sent

        1. goes to `cancelled` when `!isValid`
        2. `send(name: name)`
        3. goes to `sent`

        ## Scenarios

        - set `name = "anna"`

        ### It is sent

        - expect `send.isEnabled && isValid`
        - run `send`, where `send` returns
        - expect outcome `sent`

        """

    /// What is printed, word for word.
    @Test func forPeople() throws {
        let flow = try MutatedSpec.flow(Self.spec)
        let report = ScenarioReport(of: [flow], mutates: true).written(as: .text)
        #expect(report == Self.report)
    }

    private static let report = #"""
        Specs/Mutated.flow.md
          ✓ It is sent
              ✓ set `name = "anna"`
              ✓ expect `send.isEnabled && isValid`
              ✓ run `send`, where `send` returns
              ✓ expect outcome `sent`
        Specs/Mutated.flow.md:9:19: warning: no scenario notices when `trimmed` is left out
          - `name: String`, trimmed
                            ^~~~~~~
          this scenario would:

        ### What line 9 says

        - set `name = " A b "`
        - expect `name == "A b"`

        Specs/Mutated.flow.md:10:17: warning: no scenario notices `2` in place of `1`
          - `count: Int = 1`
                          ^
          this scenario would:

        ### What line 10 says

        - expect `count == 1`

        Specs/Mutated.flow.md:14:3: warning: no scenario notices when “`count > 0`: Take one” is left out
          - `count > 0`: Take one
            ^~~~~~~~~~~~~~~~~~~~~
          this scenario would:

        ### What line 14 says

        - set `count = -1`
        - expect `count.error == "Take one"`

        Specs/Mutated.flow.md:14:4: warning: no scenario notices “warning `count > 0`” in place of `count > 0`
          - `count > 0`: Take one
             ^~~~~~~~~
          the scenario “What line 14 says” above would notice it
        Specs/Mutated.flow.md:14:4: warning: no scenario notices “`count > 0`, on `name`” in place of `count > 0`
          - `count > 0`: Take one
             ^~~~~~~~~
          the scenario “What line 14 says” above would notice it
        Specs/Mutated.flow.md:14:10: warning: no scenario notices `>=` in place of `>`
          - `count > 0`: Take one
                   ^
          this scenario would:

        ### What line 14 says (2)

        - set `count = 0`
        - expect `count.error == "Take one"`

        Specs/Mutated.flow.md:25:17: warning: no scenario notices `true` in place of `name.count > 2`
          - enabled when `name.count > 2`
                          ^~~~~~~~~~~~~~
          this scenario would:

        ### What line 25 says

        - set `name = "aa"`
        - expect `!send.isEnabled`

        Specs/Mutated.flow.md:25:28: warning: no scenario notices `>=` in place of `>`
          - enabled when `name.count > 2`
                                     ^
          the scenario “What line 25 says” above would notice it
        Specs/Mutated.flow.md:25:30: warning: no scenario notices `3` in place of `2`
          - enabled when `name.count > 2`
                                       ^
          this scenario would:

        ### What line 25 says (2)

        - set `name = "日本語"`
        - expect `send.isEnabled`

        Specs/Mutated.flow.md:26:3: warning: no scenario notices when “times out after 10 s” is left out
          - times out after 10 s
            ^~~~~~~~~~~~~~~~~~~~
          this scenario would:

        ### What line 26 says

        - start `send`
        - after 10 s
        - expect `errors == ["Not sent"]`

        Specs/Mutated.flow.md:26:19: warning: no scenario notices “9 s” in place of “10 s”
          - times out after 10 s
                            ^~~~
          this scenario would:

        ### What line 26 says (2)

        - start `send`
        - after 9999 ms
        - expect `errors == []`

        Specs/Mutated.flow.md:26:19: warning: no scenario notices “11 s” in place of “10 s”
          - times out after 10 s
                            ^~~~
          the scenario “What line 26 says” above would notice it
        Specs/Mutated.flow.md:27:3: warning: no scenario notices when `on failure: Not sent` is left out
          - on failure: Not sent
            ^~~~~~~~~~~~~~~~~~~~
          the scenario “What line 26 says” above would notice it
        Specs/Mutated.flow.md:29:4: warning: no scenario notices when “goes to `cancelled` when `!isValid`” is left out
          1. goes to `cancelled` when `!isValid`
             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          this scenario would:

        ### What line 29 says

        - set `count = -1`
        - start `send`
        - expect outcome `cancelled`

        Specs/Mutated.flow.md:29:13: warning: no scenario notices `sent` in place of `cancelled`
          1. goes to `cancelled` when `!isValid`
                      ^~~~~~~~~
          the scenario “What line 29 says” above would notice it
        Specs/Mutated.flow.md:30:4: warning: no scenario notices when `send(name: name)` is left out
          2. `send(name: name)`
             ^~~~~~~~~~~~~~~~~~
          the scenario “What line 26 says” above would notice it
        Specs/Mutated.flow.md:30:4: warning: no scenario notices when this stands before the one above it
          2. `send(name: name)`
             ^~~~~~~~~~~~~~~~~~
          the scenario “What line 29 says” above would notice it
        Specs/Mutated.flow.md: 10 of 27 mutants killed (37 %)
        1 passed, 0 failed

        """#

    @Test func forMachines() throws {
        let report = ScenarioReport(of: [try MutatedSpec.flow(Self.spec)], mutates: true)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(report.written(as: .json).utf8)) as? [String: Any])
        let mutation = try #require((object["mutations"] as? [[String: Any]])?.first)
        let survivors = try #require(mutation["survivors"] as? [[String: Any]])
        let result = try #require(report.flows[0].mutation)
        #expect(mutation["total"] as? Int == result.total && mutation["killed"] as? Int == result.killed)
        #expect(survivors.count == result.survivors.count && mutation["flow"] as? String == "Sample")
        #expect(survivors[0]["line"] as? Int == 9 && survivors[0]["kind"] as? String == "omission")
        #expect(survivors[0]["original"] as? String == "trimmed" && survivors[0]["replacement"] == nil)
        #expect((survivors[0]["scenario"] as? String)?.hasPrefix("### What line 9 says\n\n- set `name = ") == true)
        let junit = report.written(as: .junit)
        #expect(junit.contains("<property name=\"mutants.killed\" value=\"\(result.killed)\"/>"))
        #expect(junit.contains("<system-out>Specs/Mutated.flow.md:9:19: warning: no scenario notices when `trimmed` is left out"))
    }

    /// Put into the spec, a suggested scenario passes with the flow, and fails with the mutant.
    @Test(arguments: [MutatedSpec.text, spec])
    func whatIsSuggestedKills(text: String) throws {
        let flow = try MutatedSpec.flow(text)
        let result = MutationTest(flow) { _ in false }.run()
        #expect(result.killed == 0 && result.total > 0)
        let scenarios = result.survivors.filter { !$0.isRepeated }.compactMap(\.suggestion).map(\.markdown).joined(separator: "\n")
        let section = text.contains("## Scenarios") ? "" : "## Scenarios\n\n"
        let extended = try MutatedSpec.flow(text + "\n" + section + scenarios)
        let failed = ScenarioRunner(extended).run().filter { $0.status != .passed }
        #expect(failed.isEmpty, "\(failed.map { ($0.scenario.title, $0.failures) })")
        func name(_ survivor: Survivor) -> String { "\(survivor.mutant.range) \(survivor.mutant)" }
        let alike = Set(result.survivors.filter { $0.suggestion == nil }.map(name))
        let left = MutationTest(extended).run().survivors.map(name)
        #expect(alike.isSuperset(of: left), "\(left)")
        // Whoever has no scenario at all is told how to begin.
        #expect(result.alike * 10 <= result.total)
    }

    /// Two commands that start each other without an end are a difference like any other.
    @Test func whatHasNoEndIsKilled() throws {
        let spec = """
            # Endless

            ## Fields

            - `a: Int`
            - `b: Int`

            ## Commands

            ### `first`

            - enabled when `a < 3`
            - runs when `a` changes

            1. `b = b + 1`

            ### `second`

            - runs when `b` changes

            1. `a = a + 1`

            ## Scenarios

            ### It comes to an end

            - set `a = 1`
            - expect `a == 3`

            """
        let flow = try MutatedSpec.flow(spec)
        let endless = try #require(flow.mutants.first { $0.description == "a < 3 → true" })
        #expect(ScenarioRunner(endless.flow).run().map(\.status) == [.failed])
        #expect(!MutationTest(flow).run().survivors.contains { $0.mutant.description == endless.description })
        // Without scenarios one is found.
        #expect(
            MutationTest(flow, where: { _ in false }).run().survivors.first { $0.mutant.description == endless.description }?.suggestion
                != nil)
    }

    /// A change that means the same is not taken for one that is not tested.
    @Test func whatMeansTheSameIsCountedByItself() throws {
        let spec = """
            # Same

            ## Fields

            - `name: String`

            ## Values

            - `isThere = name.count > 0 || !name.isEmpty`

            """
        let result = MutationTest(try MutatedSpec.flow(spec)).run()
        let alike = result.survivors.filter { $0.suggestion == nil }.map(\.mutant.description)
        #expect(alike == ["0 → 1", "|| → &&"] && result.alike == 2 && result.percentage == 0)
    }

    /// Only scenarios that pass can tell anything, and only those that are meant.
    @Test func onlyScenariosThatPassCount() throws {
        let failing = Self.spec.replacing("expect outcome `sent`", with: "expect outcome `cancelled`")
        let flow = try MutatedSpec.flow(failing)
        #expect(MutationTest(flow).run().killed == 0)
        #expect(MutationTest(try MutatedSpec.flow(Self.spec), where: { $0.title == "Another" }).run().killed == 0)
        #expect(ScenarioReport(of: [flow], filter: "nothing of that name", mutates: true).flows[0].mutation == nil)
    }

    /// Whatever happens to a mutant, it is a flow: nothing in it lacks a meaning.
    @Test(arguments: [MutatedSpec.text] + (try! ProjectSpecs.texts())) func everyMutantIsAFlow(text: String) throws {
        let flow = try MutatedSpec.flow(text)
        var generator = ActionGenerator(flow, seed: 1)
        let actions = generator.actions(40)
        for mutant in flow.mutants {
            do throws(Interruption) {
                let running = try RunningFlow(FlowProgram(mutant.flow, regexes: RegexCache(), limits: .narrow))
                let observer = FlowObserver(running.program)
                for action in actions { try running.perform(action) }
                _ = try observer.values(of: running)
            } catch .failure(let failure) {
                #expect(failure.reason != .invalid, "\(mutant): \(failure.description)")
            }
        }
    }

    /// The project's own scenarios notice what is changed.
    @Test(arguments: try! ProjectSpecs.texts()) func theProjectsOwnScenariosKill(text: String) throws {
        let result = MutationTest(try MutatedSpec.flow(text)).run()
        #expect(result.percentage >= 95, "\(result.survivors.map(\.mutant.description))")
    }
}
