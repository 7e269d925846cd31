import Testing

/// What is printed, where, and with which status, is part of the program's interface: scripts and people rely on it.
@Suite struct CommandLineTests {
    private static let helpOfTest = """
        Usage: flowgen test [OPTION]... [SPEC or FOLDER]...

        Runs the scenarios of the given specs, or of all *.flow.md in the given folders
        (Specs), at once and without compiling anything. Each scenario is shown with its
        steps; what does not hold is reported at its line in the spec, with the values
        that it has read.

        A scenario that needs members of a type from a module is not run: only the
        compiled flow knows them.

        Options:
          --filter TEXT      only scenarios whose title, or whose flow’s name, contains
                             TEXT, in capital or small letters
          --format FORMAT    how the results are written (one of text, json, junit;
                             default: text)
          --coverage         also tell, as warnings, what no scenario comes by: rules
                             that are never seen to fail or to hold, branches that are
                             not taken, outcomes that are not reached, failures that are
                             not tried
          --mutate           also change each flow, one thing at a time, and tell, as
                             warnings, which of these mutants no scenario notices, each
                             with a scenario that would
          --minimum PERCENT  with --mutate: fail when fewer of the mutants of a spec are
                             noticed (default: 0)
          -h, --help         show this help
          --version          show the version

        Examples:
          flowgen test
              runs all scenarios
          flowgen test Specs/SignIn.flow.md --filter password
              runs those of one spec that speak of a password

        Exit status:
          0  all scenarios that were run pass
          1  a scenario fails, a spec has a mistake or cannot be read, the filter fits
             none, or fewer mutants are noticed than --minimum says
          2  the command line or the settings are wrong

        """

    @Test(arguments: [
        (["--version"], "flowgen 0.1.0\n"),
        (["test", "--help"], helpOfTest), (["test", "-h"], helpOfTest),
        (["test", "--he"], helpOfTest), (["test", "nowhere", "--filter", "x", "--help"], helpOfTest), (["help", "test"], helpOfTest),
    ])
    func tells(arguments: [String], output: String) throws {
        #expect(try Flowgen.run(arguments, in: TemporaryFolder()) == .init(status: 0, output: output))
    }

    private static let optionsOfGenerate =
        "--specs, --output, --tests-output, --no-tests, --access, --module, --no-module, --import, --check, --dry-run, --watch, --help, --version"

    @Test(arguments: [
        (
            [],
            "a command is expected; there are: generate, check, test, format, diagram, model, new, explain, build-files, completions, manual",
            "flowgen"
        ),
        (["generat"], "there is no command “generat”; did you mean “generate”?", "flowgen"),
        (["help", "generat"], "there is no command “generat”; did you mean “generate”?", "flowgen"),
        (["--versoin"], "there is no option “--versoin”; did you mean “--version”?", "flowgen"),
        (["generate", "--spec-folder"], "there is no option “--spec-folder”; ALL", "flowgen generate"),
        (["generate", "--spec-folder=Specs"], "there is no option “--spec-folder”; ALL", "flowgen generate"),
        (["generate", "--ouput=Generated"], "there is no option “--ouput”; did you mean “--output”?", "flowgen generate"),
        (["generate", "-x"], "there is no option “-x”; ALL", "flowgen generate"),
        (["generate", "-xy"], "there is no option “-x”; ALL", "flowgen generate"),
        (["generate", "-é"], "there is no option “-é”; ALL", "flowgen generate"),
        (["generate", "--specs"], "“--specs” needs a value", "flowgen generate"),
        (["generate", "--specs="], "“--specs” needs a value", "flowgen generate"),
        (["generate", "--output", ""], "“--output” needs a value", "flowgen generate"),
        (["generate", "--no"], "“--no” can be --no-tests or --no-module", "flowgen generate"),
        (["generate", "--check", "--watch"], "“--check” and “--watch” exclude each other", "flowgen generate"),
        (["generate", "--help=all"], "“--help” takes no value", "flowgen generate"),
        (["generate", "Specs"], "“Specs” is not expected: flowgen generate takes options only", "flowgen generate"),
        (["generate", "--", "--help"], "“--help” is not expected: flowgen generate takes options only", "flowgen generate"),
        (["generate", "--module", "my-app"], "“my-app” cannot be a module: it is no Swift identifier", "flowgen generate"),
        (["generate", "--import", "2D"], "“2D” cannot be a module: it is no Swift identifier", "flowgen generate"),
        (["new"], "NAME is missing", "flowgen new"),
        (["new", "A", "B"], "“B” is not expected: flowgen new takes only NAME", "flowgen new"),
        (["completions", "csh"], "SHELL cannot be “csh”; did you mean “zsh”?", "flowgen completions"),
        (
            ["build-files", "--kind", "scenarios"], "files of tests belong together: “--kind boundaries” is missing",
            "flowgen build-files"
        ),
        (["test", "--filter="], "“--filter” needs a value", "flowgen test"),
        (["test", "--format", "xml"], "“--format” cannot be “xml”; there are: text, json, junit", "flowgen test"),
        (["test", "--format", "jnuit"], "“--format” cannot be “jnuit”; did you mean “junit”?", "flowgen test"),
        (["check", "--languages", "de,DE"], "the language “DE” is named twice", "flowgen check"),
        (
            ["check", "--languages", "de,german"],
            "“german” is not the tag of a language; such are “de”, “pt-BR” and “zh-Hans”", "flowgen check"
        ),
        (["check", "--languages", "de_AT"], "“de_AT” is not the tag of a language; did you mean “de-AT”?", "flowgen check"),
        (["check", "--languages", "de,"], "“--languages” needs a value", "flowgen check"),
        (["explain", "FLOW105", "FLOW106"], "“FLOW106” is not expected: flowgen explain takes only CODE", "flowgen explain"),
        (
            ["generate", "--output", "Generated", "--tests-output", "./Generated/"],
            "view models and tests cannot go into one folder: each has a module of its own, unless “--no-module” says otherwise",
            "flowgen generate"
        ),
    ])
    func refuses(arguments: [String], message: String, command: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let result = try Flowgen.run(arguments, in: folder)
        let message = message.replacing("ALL", with: "there are: \(Self.optionsOfGenerate)")
        #expect(result == .init(status: 2, errors: "flowgen: \(message)\nTry “\(command) --help”.\n"))
        #expect(try folder.names(under: ".") == ["Specs/Greeting.flow.md"])
    }
}
