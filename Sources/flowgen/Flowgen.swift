import FlowSwift

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command line: chooses the command and turns its result into an exit status.
@main
struct Flowgen {
    static let version = "0.1.0"

    /// 0 when all is well, 1 when specs have mistakes or files can't be written, 2 when the command line is wrong.
    static func main() {
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case "generate":
                arguments.removeFirst()
                exit(try GenerateCommand.run(arguments))
            case "test":
                arguments.removeFirst()
                exit(try TestCommand.run(arguments))
            case "explain":
                arguments.removeFirst()
                exit(try ExplainCommand.run(arguments))
            case "--help", "-h", "help":
                print(help)
            case "--version":
                print("flowgen \(version)")
            case let unknown?:
                throw UsageError("there is no command “\(unknown)”; flowgen has: generate, test, explain")
            case nil:
                throw UsageError("a command is expected: flowgen generate, flowgen test, or flowgen explain")
            }
        } catch let error as UsageError {
            Output.error("flowgen: \(error.message)\nTry “\(error.command) --help”.\n")
            exit(2)
        } catch {
            Output.error("flowgen: error: \(error)\n")
            exit(1)
        }
    }

    static let help = """
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
}

/// The command line is not one that flowgen understands.
struct UsageError: Error {
    let message: String
    /// Whose help says more.
    let command: String

    init(_ message: String, of command: String = "flowgen") {
        self.message = message
        self.command = command
    }
}

enum Output {
    /// Writes to standard error.
    static func error(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
