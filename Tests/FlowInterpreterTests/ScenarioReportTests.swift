import FlowInterpreter
import FlowSpec
import Foundation
import Testing

/// A report, word for word.
@Suite struct ScenarioReportTests {
    private func report() throws -> ScenarioReport {
        let flow = try SampleFlow.flow(
            """
            ### It holds

            - set `name = "anna"`
            - expect `isValid`

            ### A < B & "C"

            | `number` |
            |---|
            | `1` |

            - set `name = "Ж"`,
              `count = number`
            - expect `count ==
              2`
            - run `send`
            """)
        return ScenarioReport([.init(flow: flow, results: ScenarioRunner(flow).run())])
    }

    @Test func forPeople() throws {
        let expected = """
            Specs/Sample.flow.md
              ✓ It holds
                  ✓ set `name = "anna"`
                  ✓ expect `isValid`
              ✗ A < B & "C" (row in line 52)
                  ✓ set `name = "Ж"`, `count = number`
                  ✗ expect `count == 2`
                  ✗ run `send`
            Specs/Sample.flow.md:56:11: error: this does not hold, for the row in line 52
              - expect `count ==
                        ^~~~~~~~
              count is 1
            Specs/Sample.flow.md:58:3: error: `send` is disabled: `name.count > 2` and `count < limit()` do not hold, for the row in line 52
              - run `send`
                ^~~~~~~~~~
              name.count is 1
              name is "Ж"
              limit() is 0
              count is 1
            1 passed, 1 failed

            """
        #expect(try report().written(as: .text) == expected)
    }

    @Test func forMachines() throws {
        let data = Data(try report().written(as: .json).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["passed"] as? Int == 1 && object["failed"] as? Int == 1 && object["notRun"] as? Int == 0)
        let scenarios = try #require(object["scenarios"] as? [[String: Any]])
        #expect(scenarios.map { $0["status"] as? String } == ["passed", "failed"])
        #expect(scenarios.map { $0["row"] as? Int } == [nil, 52])
        #expect(scenarios[1]["title"] as? String == "A < B & \"C\"")
        #expect(scenarios[1]["line"] as? Int == 48 && scenarios[1]["file"] as? String == "Specs/Sample.flow.md")
        let steps = try #require(scenarios[1]["steps"] as? [[String: Any]])
        #expect(steps.map { $0["status"] as? String } == ["passed", "failed", "failed"])
        let failures = try #require(scenarios[1]["failures"] as? [[String: Any]])
        #expect(failures.map { $0["line"] as? Int } == [56, 58] && failures.map { $0["column"] as? Int } == [11, 3])
        #expect(failures[0]["values"] as? [[String: String]] == [["expression": "count", "value": "1"]])
    }

    @Test func forContinuousIntegration() throws {
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="2" failures="1" skipped="0">
              <testsuite name="Sample" tests="2" failures="1" skipped="0" file="Specs/Sample.flow.md">
                <testcase name="It holds" classname="Sample" file="Specs/Sample.flow.md" line="43"/>
                <testcase name="A &lt; B &amp; &quot;C&quot; (row in line 52)" classname="Sample" file="Specs/Sample.flow.md" line="52">
                  <failure message="Specs/Sample.flow.md:56:11: this does not hold">\
            Specs/Sample.flow.md:56:11: this does not hold&#10;count is 1&#10;\
            Specs/Sample.flow.md:58:3: `send` is disabled: `name.count &gt; 2` and `count &lt; limit()` do not hold&#10;\
            name.count is 1&#10;name is &quot;Ж&quot;&#10;limit() is 0&#10;count is 1</failure>
                </testcase>
              </testsuite>
            </testsuites>

            """
        #expect(try report().written(as: .junit) == expected)
    }
}
