import Testing

/// `flowgen explain` tells what a code stands for.
@Suite struct ExplainTests {
    @Test(arguments: ["FLOW105", "flow105"])
    func explains(code: String) throws {
        let output = """
            FLOW105: There is no such section

            The sections are Types, Services, Fields, Values, Rules, Validations, Steps,
            Outcomes, Commands, Scenarios and Notes. Free text stands under Notes, or as a
            paragraph anywhere.

            Wrong:

                ## Feilds

                - `name: String`

            Right:

                ## Fields

                - `name: String`

            """
        #expect(try Flowgen.run(["explain", code], in: TemporaryFolder()) == .init(status: 0, output: output))
    }

    @Test func showsTheSpecBeside() throws {
        let result = try Flowgen.run(["explain", "FLOW703"], in: TemporaryFolder())
        #expect(result.status == 0)
        #expect(result.output.contains("\n    - `Ownr`, from [Invoice](Invoice.flow.md)\n\nand in Invoice.flow.md:\n\n    # Invoice\n"))
    }

    @Test func listsAllCodes() throws {
        let result = try Flowgen.run(["explain"], in: TemporaryFolder())
        let lines = result.output.split(separator: "\n")
        #expect(result.status == 0 && result.errors == "")
        #expect(lines.count > 60)
        #expect(lines.first == "FLOW101  The title is missing")
        #expect(lines.allSatisfy { $0.hasPrefix("FLOW") && $0.count > 10 })
        #expect(lines == lines.sorted())
    }

    @Test func tellsItsOptions() throws {
        let result = try Flowgen.run(["explain", "--help"], in: TemporaryFolder())
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Usage: flowgen explain [OPTION]... [CODE]\n"))
    }

    @Test(arguments: [
        (["FLOW1055"], "there is no code “FLOW1055”; did you mean “FLOW105”?"),
        (["FOLW105"], "there is no code “FOLW105”; did you mean “FLOW105”?"),
        (["unknown"], "there is no code “unknown”"),
        (["--all"], "there is no option “--all”; there are: --help, --version"),
    ])
    func refuses(arguments: [String], message: String) throws {
        let result = try Flowgen.run(["explain"] + arguments, in: TemporaryFolder())
        #expect(result == .init(status: 2, errors: "flowgen: \(message)\nTry “flowgen explain --help”.\n"))
    }
}
