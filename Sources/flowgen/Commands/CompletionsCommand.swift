/// `flowgen completions`: a script for a shell.
enum CompletionsCommand {
    static let description = CommandDescription(
        name: "completions",
        summary: "writes the completions of a shell",
        discussion: ["Writes a script to standard output by which the shell completes the commands, options and values of flowgen."],
        operands: [OperandDescription("SHELL", isRequired: true, .choice(Completions.allCases.map(\.rawValue)))],
        examples: [
            CommandExample("bash > ~/.local/share/bash-completion/completions/flowgen", "for bash with bash-completion"),
            CommandExample("zsh > ~/.zsh/completions/_flowgen", "for zsh, where that folder is in $fpath"),
            CommandExample("fish > ~/.config/fish/completions/flowgen.fish", "for fish"),
        ],
        isGood: "all is well",
        hasFindings: nil,
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let shell = Completions(rawValue: arguments.operands[0]) else { return .wrongUse }
        try Output.result(shell.script(for: Flowgen.commands))
        return .good
    }
}
