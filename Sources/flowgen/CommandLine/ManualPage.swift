/// The manual page, in the macros of man (groff_man(7)), which mandoc reads too.
enum ManualPage {
    static func text(of commands: [CommandDescription]) -> String {
        var lines = [
            ".TH FLOWGEN 1 \"\" \"flowgen \(Flowgen.version)\"", ".SH NAME", "flowgen \\- \(escaped(Flowgen.purpose))", ".SH SYNOPSIS",
        ]
        for command in commands {
            let arguments = ["[OPTION]..."] + command.operands.map { escaped(HelpText.spelling(of: $0)) }
            lines += [".B \(escaped(command.fullName))", arguments.joined(separator: " "), ".br"]
        }
        lines += [".B flowgen", "\\-\\-help | \\-\\-version", ".SH COMMANDS"]
        for command in commands { lines += section(of: command) }
        lines.append(".SH \"EXIT STATUS\"")
        lines += HelpText.exitStatuses.flatMap { [".TP", ".B \($0.0)", escaped($0.1)] }
        lines += [
            ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "If it is set and not empty, nothing is coloured.", ".SH FILES", ".TP",
            ".I Specs/flowgen.json", "Settings of \\fBflowgen generate\\fR and \\fBflowgen check\\fR.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(of command: CommandDescription) -> [String] {
        var lines = [".SS \"\(escaped(command.fullName))\""]
        for paragraph in command.discussion { lines += [".PP", escaped(paragraph)] }
        for option in command.allOptions {
            lines += [".TP", ".B \(escaped(HelpText.spelling(of: option)))", escaped(HelpText.meaning(of: option))]
        }
        for example in command.examples {
            lines += [".PP", escaped(example.meaning.prefix(1).uppercased() + example.meaning.dropFirst()) + ":"]
            lines += [".PP", ".RS 4", ".nf", escaped("\(command.fullName) \(example.arguments)"), ".fi", ".RE"]
        }
        lines += [".PP", "Exit status:"]
        return lines + HelpText.exitStatuses(of: command).flatMap { [".TP", ".B \($0.0)", escaped($0.1)] }
    }

    /// Backslashes and dashes as they are; a dot or an apostrophe at the beginning of a line would be a macro.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("“", with: "\\(lq").replacing("”", with: "\\(rq")
            .replacing("’", with: "\\(cq").replacing("\"", with: "\\(dq")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
