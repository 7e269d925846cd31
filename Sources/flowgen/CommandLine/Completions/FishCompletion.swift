/// A completion for fish.
enum FishCompletion {
    static func script(for commands: [CommandDescription]) -> String {
        var lines = [
            "# Completions of \(Flowgen.name) for fish: put this file into ~/.config/fish/completions.", "complete -c \(Flowgen.name) -f",
        ]
        for command in commands {
            lines.append("complete -c \(Flowgen.name) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
        }
        lines.append("complete -c \(Flowgen.name) -n __fish_use_subcommand -a help -d 'shows the help of a command'")
        lines.append("complete -c \(Flowgen.name) -n __fish_use_subcommand -l help -s h -d 'show the help'")
        lines.append("complete -c \(Flowgen.name) -n __fish_use_subcommand -l version -d 'show the version'")
        for command in commands {
            let start = "complete -c \(Flowgen.name) -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.allOptions {
                let letter = option.letter.map { " -s \($0)" } ?? ""
                let value = option.value.map { " -r \(arguments($0.kind))" } ?? ""
                lines.append("\(start) -l \(option.name)\(letter)\(value) -d \(quoted(option.meaning))")
            }
            if let operand = command.operands.first { lines.append("\(start) \(arguments(operand.values))") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func arguments(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .module, .language: "-f"
        case .folder: "-f -a '(__fish_complete_directories)'"
        case .specs: "-F"
        case .choice(let names): "-f -a '\(names.joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
