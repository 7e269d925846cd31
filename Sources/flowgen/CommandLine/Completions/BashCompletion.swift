/// A completion for bash 3.2, which macOS has, and later.
enum BashCompletion {
    static func script(for commands: [CommandDescription]) -> String {
        let names = commands.map(\.name) + ["help", "--help", "--version"]
        return """
            # Completions of \(Flowgen.name) for bash: source this file, or put it into the folder of bash-completion.
            _\(Flowgen.name)() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
                    return
                fi
                case "$command $previous" in
            \(commands.flatMap(values).joined())    esac
                case $command in
            \(commands.map(command).joined())    help) COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word")) ;;
                esac
            }
            complete -o filenames -F _\(Flowgen.name) \(Flowgen.name)

            """
    }

    /// What stands behind options with a value.
    private static func values(of command: CommandDescription) -> [String] {
        command.allOptions.compactMap { option in
            option.value.map { "    \"\(command.name) --\(option.name)\") \(reply($0.kind)); return ;;\n" }
        }
    }

    private static func command(_ command: CommandDescription) -> String {
        let options = command.allOptions.map { "--" + $0.name }.joined(separator: " ")
        let operands = command.operands.first.map { reply($0.values) } ?? ":"
        return """
                \(command.name))
                    case $word in
                    -*) COMPREPLY=($(compgen -W "\(options)" -- "$word")) ;;
                    *) \(operands) ;;
                    esac ;;

            """
    }

    private static func reply(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .module, .language: ":"
        case .folder: "COMPREPLY=($(compgen -d -- \"$word\"))"
        case .specs: "COMPREPLY=($(compgen -d -- \"$word\") $(compgen -f -X '!*.flow.md' -- \"$word\"))"
        case .choice(let names): "COMPREPLY=($(compgen -W \"\(names.joined(separator: " "))\" -- \"$word\"))"
        }
    }
}
