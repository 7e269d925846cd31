/// Scripts by which shells complete commands, options and their values.
enum Completions: String, CaseIterable {
    case bash, zsh, fish

    func script(for commands: [CommandDescription]) -> String {
        switch self {
        case .bash: BashCompletion.script(for: commands)
        case .zsh: ZshCompletion.script(for: commands)
        case .fish: FishCompletion.script(for: commands)
        }
    }
}
