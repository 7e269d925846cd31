/// A completion for zsh.
enum ZshCompletion {
    static func script(for commands: [CommandDescription]) -> String {
        """
        #compdef \(Flowgen.name)
        # Completions of \(Flowgen.name) for zsh: put this file into a folder of $fpath, under the name _\(Flowgen.name).
        _\(Flowgen.name)() {
            local -a commands
            commands=(
        \(commands.map { "        \(quoted("\($0.name):\($0.summary)"))\n" }.joined())    )
            if (( CURRENT == 2 )); then
                _describe command commands
                _arguments '--help[show the help]' '--version[show the version]'
                return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            case $command in
        \(commands.map(arguments).joined())    help) _describe command commands ;;
            esac
        }
        _\(Flowgen.name) "$@"

        """
    }

    private static func arguments(of command: CommandDescription) -> String {
        var lines = command.allOptions.map { option in
            let repeated = option.mayBeRepeated ? "*" : ""
            let meaning = option.meaning.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: ",")
            let value = option.value.map { ":\($0.name):\(action($0.kind))" } ?? ""
            return quoted("\(repeated)--\(option.name)\(option.value == nil ? "" : "=")[\(meaning)]\(value)")
        }
        lines += command.operands.map { quoted("\($0.mayBeRepeated ? "*" : ""):\($0.name):\(action($0.values))") }
        return "    \(command.name)) _arguments \(lines.joined(separator: " ")) ;;\n"
    }

    private static func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .module, .language: " "
        case .folder: "_files -/"
        case .specs: "_files -g \"*.flow.md\""
        case .choice(let names): "(\(names.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("'", with: "'\\''"))'"
    }
}
