import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Testing

/// What no scenario comes by is told, and nothing else.
@Suite struct CoverageTests {
    private static let spec = """
        # Sample

        ## Services

        - `load(name: String) async throws -> Int`
        - `isFree(name: String) async throws -> Bool`

        ## Fields

        - `name: String`

        ## Validations

        - `name.count > 2`: Too short
        - `isFree(name: name)`: Taken

        ## Outcomes

        - `first`
        - `second`

        ## Commands

        ### `send`

        - on failure: Not sent

        1. `found = load(name: name)`
        2. fails when `found < 0`: Nothing there
        3. when `found == 0`
           1. goes to `first`
        4. otherwise
           1. goes to `second`

        ### `other`

        1. `name = ""`

        ## Scenarios

        ### Sending

        """

    private func gaps(_ steps: [String]) throws -> [String] {
        let source = SourceText(path: "Sample.flow.md", text: Self.spec + "\n" + steps.map { "- \($0)\n" }.joined())
        let spec = try #require(FlowChecker.check([source]).first)
        let flow = try #require(spec.flow, "\(DiagnosticPrinter(source).text(of: spec.diagnostics))")
        let runner = ScenarioRunner(flow, recordsCoverage: true)
        #expect(runner.run().allSatisfy { $0.status == .passed })
        return runner.coverageGaps.map { "\(source.position(at: $0.range.lowerBound).line): \($0.message)" }
    }

    @Test(arguments: [
        (
            ["expect `name == \"\"`"],
            [
                "14: no scenario sees this rule hold", "15: no scenario sees this rule fail", "15: no scenario sees this rule hold",
                "15: no scenario lets the service of this rule fail", "19: no scenario leads to `first`",
                "20: no scenario leads to `second`",
                "24: no scenario runs `send`", "35: no scenario runs `other`",
            ]
        ),
        (
            [
                "set `name = \"anna\"`", "`isFree` returns `false`", "set `name = \"berta\"`", "`isFree` throws", "run `other`",
                "set `name = \"carl\"`", "`isFree` returns `true`", "run `send`, where `load` returns `0`",
                "expect `send` to fail, where `load` returns `-1`",
            ],
            [
                "20: no scenario leads to `second`", "26: no scenario comes by this failure", "28: no scenario lets `load` throw here",
                "33: no scenario takes this branch",
            ]
        ),
        (
            [
                "set `name = \"anna\"`", "`isFree` returns `false`", "set `name = \"berta\"`", "`isFree` throws", "run `other`",
                "set `name = \"carl\"`", "`isFree` returns `true`", "run `send`, where `load` returns `0`",
                "run `send`, where `load` returns `1`", "expect `send` to fail, where `load` throws",
                "expect `send` to fail, where `load` returns `-1`",
            ],
            []
        ),
    ])
    func gapsAreTold(steps: [String], gaps: [String]) throws {
        #expect(try self.gaps(steps) == gaps)
    }
}
