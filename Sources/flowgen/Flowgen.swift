#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command line: chooses the command and turns its result into an exit status.
@main
struct Flowgen {
    static let name = "flowgen"
    static let version = "0.1.0"
    static let purpose = "makes tested Swift view models from Markdown specs"

    /// The commands, in the order in which the help shows them.
    static let commands = [
        GenerateCommand.description,
        CheckCommand.description,
        TestCommand.description,
        FormatCommand.description,
        DiagramCommand.description,
        ModelCommand.description,
        NewCommand.description,
        ExplainCommand.description,
        BuildFilesCommand.description,
        CompletionsCommand.description,
        ManualCommand.description,
    ]

    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())).rawValue)
        } catch {
            exit(report(error).rawValue)
        }
    }

    /// Says what has kept a command from doing its work.
    @discardableResult
    static func report(_ error: any Error) -> ExitStatus {
        switch error {
        case let error as UsageError:
            Output.message("\(name): \(error.message)\nTry “\(error.command) --help”.\n")
            return .wrongUse
        case let error as Settings.Mistakes:
            Output.message(error.text(Terminal.messages.style))
            return .wrongUse
        default:
            Output.message("\(name): \(Terminal.messages.style.error("error:")) \(error)\n")
            return .findings
        }
    }

    private static func run(_ arguments: [String]) throws -> ExitStatus {
        let names = commands.map(\.name)
        switch arguments.first {
        case nil:
            throw UsageError("a command is expected; there are: \(names.joined(separator: ", "))")
        case "--help", "-h":
            try Output.result(HelpText.text(of: commands))
        case "help":
            try Output.result(helpText(of: Array(arguments.dropFirst())))
        case "--version":
            try Output.result("\(name) \(version)\n")
        case let word?:
            guard let command = commands.first(where: { $0.name == word }) else {
                let kind = word.hasPrefix("-") ? "option" : "command"
                throw UsageError("there is no \(kind) “\(word)”\(ArgumentReader.offer(word, among: names + ["--help", "--version"]))")
            }
            return try run(command, Array(arguments.dropFirst()))
        }
        return .good
    }

    private static func run(_ command: CommandDescription, _ arguments: [String]) throws -> ExitStatus {
        let read = try ArgumentReader(command).read(arguments)
        if read.has(.help) {
            try Output.result(HelpText.text(of: command))
        } else if read.has(.version) {
            try Output.result("\(name) \(version)\n")
        } else {
            return try command.run(read)
        }
        return .good
    }

    /// `flowgen help generate` is `flowgen generate --help`.
    private static func helpText(of words: [String]) throws -> String {
        guard let word = words.first else { return HelpText.text(of: commands) }
        guard let command = commands.first(where: { $0.name == word }) else {
            throw UsageError("there is no command “\(word)”\(ArgumentReader.offer(word, among: commands.map(\.name)))")
        }
        return HelpText.text(of: command)
    }
}
