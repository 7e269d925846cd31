/// What `--help` shows.
enum HelpText {
    private static let width = 80

    /// The program's own help: its commands.
    static func text(of commands: [CommandDescription]) -> String {
        let rows = commands.map { ($0.name, $0.summary) }
        return """
            \(Flowgen.name) \(Flowgen.purpose).

            Usage: \(Flowgen.name) COMMAND [ARGUMENT]...
                   \(Flowgen.name) --help | --version

            Commands:
            \(table(rows))

            \(Flowgen.name) COMMAND --help says more.

            Exit status:
            \(table(exitStatuses))

            """
    }

    /// The help of one command.
    static func text(of command: CommandDescription) -> String {
        var parts = [usage(of: command)] + command.discussion.map { $0.wrapped(to: width).joined(separator: "\n") }
        parts.append("Options:\n" + table(command.allOptions.map { (spelling(of: $0), meaning(of: $0)) }))
        if !command.examples.isEmpty {
            let examples = command.examples.map { example in
                "  \(command.fullName)\(example.arguments.isEmpty ? "" : " ")\(example.arguments)\n"
                    + example.meaning.wrapped(to: width - 6).map { "      \($0)" }.joined(separator: "\n")
            }
            parts.append("Examples:\n" + examples.joined(separator: "\n"))
        }
        parts.append("Exit status:\n" + table(exitStatuses(of: command)))
        return parts.joined(separator: "\n\n") + "\n"
    }

    static func usage(of command: CommandDescription) -> String {
        (["Usage: \(command.fullName)", "[OPTION]..."] + command.operands.map(spelling)).joined(separator: " ")
    }

    static func spelling(of operand: OperandDescription) -> String {
        (operand.isRequired ? operand.name : "[\(operand.name)]") + (operand.mayBeRepeated ? "..." : "")
    }

    static func spelling(of option: OptionDescription) -> String {
        let name = "--\(option.name)" + (option.value.map { " \($0.name)" } ?? "")
        return option.letter.map { "-\($0), \(name)" } ?? name
    }

    /// With what is not said by the option's own words: the choices, that it may be repeated, and what is taken without it.
    static func meaning(of option: OptionDescription) -> String {
        var additions: [String] = []
        if case .choice(let names)? = option.value?.kind { additions.append("one of " + names.joined(separator: ", ")) }
        if option.mayBeRepeated { additions.append("may be repeated") }
        if let standard = option.value?.standard { additions.append("default: \(standard)") }
        return option.meaning + (additions.isEmpty ? "" : " (\(additions.joined(separator: "; ")))")
    }

    static func exitStatuses(of command: CommandDescription) -> [(String, String)] {
        var rows = [(String(ExitStatus.good.rawValue), command.isGood)]
        if let findings = command.hasFindings { rows.append((String(ExitStatus.findings.rawValue), findings)) }
        return rows + [exitStatuses[2]]
    }

    static let exitStatuses = [
        (String(ExitStatus.good.rawValue), "all is well"),
        (String(ExitStatus.findings.rawValue), "something was found, such as a mistake in a spec, or a file cannot be read or written"),
        (String(ExitStatus.wrongUse.rawValue), "the command line or the settings are wrong"),
    ]

    /// Two columns; the second is wrapped.
    private static func table(_ rows: [(String, String)]) -> String {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        return rows.map { name, text in
            let lines = text.wrapped(to: width - column)
            return lines.enumerated().map { index, line in
                index == 0
                    ? "  \(name)\(String(repeating: " ", count: column - name.count - 2))\(line)"
                    : String(repeating: " ", count: column) + line
            }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
