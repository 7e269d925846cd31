/// `flowgen manual`: the manual page.
enum ManualCommand {
    static let description = CommandDescription(
        name: "manual",
        summary: "writes the manual page, for man",
        discussion: [
            "Writes the manual page of flowgen to standard output, in the form that man reads. It has all that the help of the commands says."
        ],
        examples: [
            CommandExample("> ~/.local/share/man/man1/flowgen.1", "so that “man flowgen” shows it"),
            CommandExample("| man -l -", "shows it at once"),
        ],
        isGood: "all is well",
        hasFindings: nil,
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try Output.result(ManualPage.text(of: Flowgen.commands))
        return .good
    }
}
