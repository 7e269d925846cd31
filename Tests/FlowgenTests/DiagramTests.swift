import Testing

/// `flowgen diagram` draws a spec.
@Suite struct DiagramTests {
    /// Two fields that have states, one of which commands set.
    private static let lamp = """
        # Lamp

        ## Fields

        - `power: off | on = .off`, set by commands
        - `color: red | blue = .red`

        ## Commands

        ### `toggle`

        1. `power = power == .on ? .off : .on`

        """

    private static let states = """
        stateDiagram-v2
          accTitle: Lamp · power
          accDescr: The states of power (.off, .on) and what leads from one to another
          state ".off" as state_off
          state ".on" as state_on
          [*] --> state_off
          state_off --> state_on : toggle
          state_on --> state_off : toggle

        """

    @Test(arguments: [
        (["Specs/Lamp.flow.md"], "%%{init: "), (["Specs/Lamp.flow.md", "--format", "mermaid"], "%%{init: "),
        (["--format=dot", "Specs/Lamp.flow.md"], "digraph {\n"), (["Specs/Lamp.flow.md", "--format", "svg"], "<svg xmlns="),
        (["Specs/Lamp.flow.md", "--states"], "stateDiagram-v2\n"), (["Specs/Lamp.flow.md", "--states", "--format", "dot"], "digraph {\n"),
        (["Specs/Lamp.flow.md", "--field", "color"], "stateDiagram-v2\n  accTitle: Lamp · color\n"),
    ])
    func draws(arguments: [String], beginning: String) throws {
        let result = try Flowgen.run(["diagram"] + arguments, in: TemporaryFolder(specs: ["Lamp": Self.lamp]))
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.hasPrefix(beginning) && result.output.hasSuffix("\n"))
    }

    @Test func statesOfTheOnlyFieldThatCommandsSet() throws {
        let folder = try TemporaryFolder(specs: ["Lamp": Self.lamp])
        #expect(try Flowgen.run(["diagram", "--states", "Specs"], in: folder) == .init(status: 0, output: Self.states))
    }

    @Test(arguments: [
        ([], "SPEC is missing"), (["Specs"], "“Specs” holds 3 specs, and a diagram is drawn of one"),
        (["Specs/Greeting.flow.md", "--states"], "“Greeting” has no field whose type is an enum"),
        (["Specs/Lamp.flow.md", "--field", "colour"], "“Lamp” has no field “colour” with states; did you mean “color”?"),
        (["Specs/Choices.flow.md", "--states"], "several fields have states, so --field has to name one: a, b"),
        (["Specs/Lamp.flow.md", "--format", "png"], "“--format” cannot be “png”; there are: mermaid, dot, svg"),
        (["Specs/Lamp.flow.md", "Specs/Greeting.flow.md"], "“Specs/Greeting.flow.md” is not expected: flowgen diagram takes only SPEC"),
    ])
    func refuses(arguments: [String], message: String) throws {
        let choices = "# Choices\n\n## Fields\n\n- `a: x | y`\n- `b: x | y`\n"
        let folder = try TemporaryFolder(specs: ["Lamp": Self.lamp, "Greeting": Specs.greeting, "Choices": choices])
        let result = try Flowgen.run(["diagram"] + arguments, in: folder)
        #expect(result == .init(status: 2, errors: "flowgen: \(message)\nTry “flowgen diagram --help”.\n"))
    }

    @Test func reportsMistakes() throws {
        let folder = try TemporaryFolder(specs: ["Mistaken": Specs.mistaken])
        let result = try Flowgen.run(["diagram", "Specs/Mistaken.flow.md"], in: folder)
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.hasPrefix("Specs/Mistaken.flow.md:5:10: error: there is no type `Sting`; did you mean `String`?"))
    }
}
