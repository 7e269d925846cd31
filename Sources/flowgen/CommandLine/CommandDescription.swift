/// A command: what it is called with, what it tells of itself, and what it does.
///
/// Everything that speaks of a command is made from its description: reading the arguments, `--help`, the completions of shells and
/// the manual page. So none of them can differ from the others.
struct CommandDescription: Sendable {
    let name: String
    /// One line, which begins with a small letter and ends without a full stop.
    let summary: String
    /// What the command does, in paragraphs.
    let discussion: [String]
    let operands: [OperandDescription]
    /// The command's own options; `--help` and `--version` belong to every command.
    let options: [OptionDescription]
    let examples: [CommandExample]
    /// When the command ends with 0, and when with 1. It always ends with 2 when the command line is wrong.
    let isGood: String
    let hasFindings: String?
    let run: @Sendable (Arguments) throws -> ExitStatus

    init(
        name: String, summary: String, discussion: [String], operands: [OperandDescription] = [], options: [OptionDescription] = [],
        examples: [CommandExample] = [], isGood: String, hasFindings: String?, run: @escaping @Sendable (Arguments) throws -> ExitStatus
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.options = options
        self.examples = examples
        self.isGood = isGood
        self.hasFindings = hasFindings
        self.run = run
    }

    /// The command with the program's name before it.
    var fullName: String { "\(Flowgen.name) \(name)" }

    var allOptions: [OptionDescription] { options + [.help, .version] }
}

/// What stands on the command line and is no option.
struct OperandDescription: Sendable {
    /// As the help shows it: in capital letters.
    let name: String
    let isRequired: Bool
    let mayBeRepeated: Bool
    let values: ValueKind

    init(_ name: String, isRequired: Bool = false, mayBeRepeated: Bool = false, _ values: ValueKind) {
        self.name = name
        self.isRequired = isRequired
        self.mayBeRepeated = mayBeRepeated
        self.values = values
    }
}

/// A use of a command, and what it is for.
struct CommandExample: Sendable {
    let arguments: String
    let meaning: String

    init(_ arguments: String, _ meaning: String) {
        self.arguments = arguments
        self.meaning = meaning
    }
}

/// What a value is, so that it can be checked, and completed by shells.
enum ValueKind: Sendable {
    case text
    case folder
    /// The name of a Swift module.
    case module
    /// The tag of a language; an option that may be repeated takes several with commas between them.
    case language
    /// Specs, and folders with specs.
    case specs
    case choice([String])
}
