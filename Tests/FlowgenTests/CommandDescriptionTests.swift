import Foundation
import Testing

/// What is made from the descriptions of the commands: help, completions, the manual page.
@Suite struct CommandDescriptionTests {
    private static let commands = [
        "generate", "check", "test", "format", "diagram", "model", "new", "explain", "build-files", "completions", "manual",
    ]

    @Test func theHelpHasAllCommands() throws {
        let help = try Flowgen.run(["--help"], in: TemporaryFolder()).output
        let names = help.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst().filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .prefix { !$0.hasPrefix("  0") }
        #expect(names.compactMap { $0.split(separator: " ").first.map(String.init) } == Self.commands)
    }

    @Test(arguments: commands) func everyCommandHelps(command: String) throws {
        let folder = try TemporaryFolder()
        let help = try Flowgen.run([command, "--help"], in: folder)
        #expect(help.status == 0 && help.errors == "" && help.output.hasPrefix("Usage: flowgen \(command) [OPTION]..."))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("  flowgen") })
        #expect(help.output.contains("\nExit status:\n  0  "))
        #expect(try Flowgen.run(["help", command], in: folder) == help)
        #expect(try Flowgen.run([command, "--version"], in: folder) == .init(status: 0, output: "flowgen 0.1.0\n"))
    }

    /// Each option of each command that its help names.
    private static func options(of command: String, in folder: TemporaryFolder) throws -> [String] {
        let help = try Flowgen.run([command, "--help"], in: folder).output
        return help.split(separator: "\n").filter { $0.hasPrefix("  --") || $0.hasPrefix("  -h") }
            .compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) } }
    }

    @Test(arguments: commands) func completionsAndManualHaveAllOptions(command: String) throws {
        let folder = try TemporaryFolder()
        let options = try Self.options(of: command, in: folder)
        #expect(options.count >= 2)
        let bash = try Flowgen.run(["completions", "bash"], in: folder).output
        let zsh = try Flowgen.run(["completions", "zsh"], in: folder).output
        let fish = try Flowgen.run(["completions", "fish"], in: folder).output
        let manual = try Flowgen.run(["manual"], in: folder).output
        #expect(bash.contains("compgen -W \"" + options.map { "--" + $0 }.joined(separator: " ") + "\""))
        for option in options {
            #expect(zsh.contains("--\(option)[") || zsh.contains("--\(option)=["))
            #expect(fish.contains("__fish_seen_subcommand_from \(command)' -l \(option) "))
            #expect(manual.contains("\\-\\-\(option.replacing("-", with: "\\-"))"))
        }
    }

    /// The script is run by bash itself, as the shell runs it when the tab key is pressed.
    @Test(arguments: [
        ("flowgen gen", "generate"), ("flowgen generate --acc", "--access"), ("flowgen generate --access pa", "package"),
        ("flowgen completions z", "zsh"), ("flowgen help ma", "manual"), ("flowgen check Sp", "Specs"),
        ("flowgen check Specs/G", "Specs/Greeting.flow.md"), ("flowgen test --format j", "json junit"),
        ("flowgen generate --output Sp", "Specs"),
    ])
    func bashCompletes(line: String, expected: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        try folder.write(try Flowgen.run(["completions", "bash"], in: folder).output, to: "flowgen.bash")
        try folder.write(
            """
            . ./flowgen.bash
            COMP_WORDS=($1)
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _flowgen
            echo "${COMPREPLY[*]}" > reply
            """, to: "complete.bash")
        #expect(try folder.run("bash", ["complete.bash", line]) == 0)
        #expect(try folder.text(of: "reply") == expected + "\n")
    }

    @Test func outputThatCannotBeWrittenIsAnError() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let folder = try TemporaryFolder()
        let path = try Flowgen.executable().path
        #expect(try folder.run("sh", ["-c", "'\(path)' --help > /dev/full 2> errors"]) == 1)
        #expect(try folder.text(of: "errors") == "flowgen: error: the output cannot be written: No space left on device\n")
    }
}
