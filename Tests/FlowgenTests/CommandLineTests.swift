import Testing

/// What is printed, where, and with which status, is part of the program's interface: scripts and people rely on it.
@Suite struct CommandLineTests {
    private static let help = """
        flowgen makes tested Swift view models from Markdown specs.

        Usage: flowgen generate [options]
               flowgen test [options] [SPEC or FOLDER]...
               flowgen explain [CODE]
               flowgen --help | --version

        generate   reads every *.flow.md in the specs folder and writes a view model
                   and its tests for each. Nothing is written when a spec has a mistake.
        test       runs the scenarios of specs, without compiling anything.
        explain    tells what a mistake is that was reported by a code such as FLOW105,
                   with examples. Without a code, lists all.

        flowgen generate --help and flowgen test --help say more.

        """

    private static let helpOfGenerate = """
        Usage: flowgen generate [options]

        Reads every *.flow.md in the specs folder and the folders in it, hidden ones left
        out, and writes NAMEViewModel.swift for each into the folder of the view models, and
        NAMEScenarios.swift and NAMEServicesStub.swift into the folder of the tests. Files
        that would not change are not touched; files that flowgen wrote for specs that are
        gone are removed; files that it did not write are never changed. When a spec has a
        mistake nothing is written.

          --specs FOLDER         where the specs are (Specs)
          --output FOLDER        where the view models go (Generated/ViewModels)
          --tests-output FOLDER  where the tests go (Generated/Tests)
          --import MODULE        the module that the view models are compiled in (ViewModels)

        Exit status: 0 when all is well, 1 when a spec has a mistake or a file cannot be
        read or written, 2 when the command line is wrong.

        """

    private static let helpOfTest = """
        Usage: flowgen test [options] [SPEC or FOLDER]...

        Runs the scenarios of the given specs, or of all *.flow.md in the given folders
        (Specs), at once and without compiling anything. Each scenario is shown with its
        steps; what does not hold is reported at its line in the spec, with the values
        that it has read.

          --filter TEXT    only scenarios whose title, or whose flow's name, contains TEXT,
                           in capital or small letters
          --format FORMAT  text, json or junit (text)
          --coverage       also tell, as warnings, what no scenario comes by: rules that are
                           never seen to fail or to hold, branches that are not taken,
                           outcomes that are not reached, failures that are not tried
          --mutate         also change each flow, one thing at a time, and tell, as warnings,
                           which of these mutants no scenario notices, each with a scenario
                           that would
          --minimum N      with --mutate: fail when fewer than N percent of the mutants of
                           a spec are noticed (0)

        A scenario that needs members of a type from a module is not run: only the compiled
        flow knows them.

        Exit status: 0 when all scenarios that were run pass, 1 when one fails, when a spec
        has a mistake or cannot be read, when the filter fits none, or when fewer mutants
        are noticed than --minimum says, 2 when the command line is wrong.

        """

    @Test(arguments: [
        (["--help"], help), (["-h"], help), (["help"], help), (["--version"], "flowgen 0.1.0\n"),
        (["generate", "--help"], helpOfGenerate), (["generate", "--he"], helpOfGenerate),
        (["generate", "--specs", "nowhere", "--help"], helpOfGenerate), (["test", "--help"], helpOfTest),
    ])
    func tells(arguments: [String], output: String) throws {
        #expect(try Flowgen.run(arguments, in: TemporaryFolder()) == .init(status: 0, output: output))
    }

    private static let known = "there are: --specs, --output, --tests-output, --import, --help"

    @Test(arguments: [
        ([], "a command is expected: flowgen generate, flowgen test, or flowgen explain", "flowgen"),
        (["generat"], "there is no command “generat”; flowgen has: generate, test, explain", "flowgen"),
        (["--specs", "Specs"], "there is no command “--specs”; flowgen has: generate, test, explain", "flowgen"),
        (["generate", "--spec-folder"], "there is no option “--spec-folder”; \(known)", "flowgen generate"),
        (["generate", "--spec-folder=Specs"], "there is no option “--spec-folder=Specs”; \(known)", "flowgen generate"),
        (["generate", "-x"], "there is no option “-x”; \(known)", "flowgen generate"),
        (["generate", "-xy"], "there is no option “-x”; \(known)", "flowgen generate"),
        (["generate", "-é"], "there is no option “-é”; \(known)", "flowgen generate"),
        (["generate", "--specs"], "“--specs” needs a value", "flowgen generate"),
        (["generate", "--specs="], "“--specs” needs a value", "flowgen generate"),
        (["generate", "--output", ""], "“--output” needs a value", "flowgen generate"),
        (["generate", "--help=all"], "“--help” takes no value", "flowgen generate"),
        (["generate", "Specs"], "“Specs” is not expected; the specs folder is given by --specs", "flowgen generate"),
        (["generate", "--", "--help"], "“--help” is not expected; the specs folder is given by --specs", "flowgen generate"),
        (["generate", "--import", "my-app"], "“my-app” cannot be a module: it is no Swift identifier", "flowgen generate"),
        (["generate", "--import", "2D"], "“2D” cannot be a module: it is no Swift identifier", "flowgen generate"),
        (["test", "--specs", "Specs"], "there is no option “--specs”; there are: --filter, --format, --coverage, --mutate, --minimum, --help", "flowgen test"),
        (["test", "--filter="], "“--filter” needs a value", "flowgen test"),
        (["test", "--format", "xml"], "“xml” is no format; there are: text, json, junit", "flowgen test"),
        (
            ["generate", "--output", "Generated", "--tests-output", "./Generated/"],
            "view models and tests cannot go into one folder: each has a module of its own", "flowgen generate"
        ),
    ])
    func refuses(arguments: [String], message: String, command: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let result = try Flowgen.run(arguments, in: folder)
        #expect(result == .init(status: 2, errors: "flowgen: \(message)\nTry “\(command) --help”.\n"))
        #expect(try folder.names(under: ".") == ["Specs/Greeting.flow.md"])
    }
}
