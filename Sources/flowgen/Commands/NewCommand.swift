#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `flowgen new`: a spec to begin with.
enum NewCommand {
    private enum Option {
        static let output = OptionDescription.value("output", "FOLDER", .folder, standard: "Specs", meaning: "where the spec goes")
    }

    static let description = CommandDescription(
        name: "new",
        summary: "writes a spec to begin with",
        discussion: [
            "Writes NAME.flow.md, a spec of a small screen with comments that say what can stand where. It passes flowgen test, and generates. NAME is that of the screen, such as SignIn or “Sign In”; the title is made from it. A file that is there already is left alone."
        ],
        operands: [OperandDescription("NAME", isRequired: true, .text)],
        options: [Option.output],
        examples: [CommandExample("SignIn", "writes Specs/SignIn.flow.md")],
        isGood: "all is well",
        hasFindings: "the file is there already, or cannot be written",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let words = words(of: arguments.operands[0])
        guard let first = words.first, first.first?.isNumber == false else {
            throw arguments.usageError(
                "“\(arguments.operands[0])” cannot name a flow: a name begins with a letter from A to Z, such as SignIn")
        }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let folder = (arguments.value(of: Option.output) ?? "Specs").relativeToCurrentFolder
        let path = folder == "." ? "\(name.joined()).flow.md" : "\(folder)/\(name.joined()).flow.md"
        if FileManager.default.fileExists(atPath: path) { throw FileError("“\(path)” is there already; it was left as it is") }
        try FileError.unless("“\(path)” cannot be written") {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try AtomicFile.write(Data(StarterSpec.text(title: name.joined(separator: " ")).utf8), to: path, replaces: false)
        }
        try Output.result("\(path)\n")
        return .good
    }

    /// `SignIn`, `sign-in` and `Sign in` are the words of one title.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character = " "
        for character in name {
            guard character.isASCII, character.isLetter || character.isNumber else {
                previous = " "
                continue
            }
            if !previous.isASCII || previous == " " || (character.isUppercase && previous.isLowercase) { words.append("") }
            words[words.count - 1].append(character)
            previous = character
        }
        return words
    }
}
