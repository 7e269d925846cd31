import FlowFormat
import FlowMarkdown

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `flowgen format`: brings specs into the canonical layout.
enum FormatCommand {
    private enum Option {
        static let check = OptionDescription.flag("check", meaning: "write nothing; list the specs that are not in the layout")
        static let diff = OptionDescription.flag("diff", meaning: "write nothing; show as a diff what would change")
    }

    static let description = CommandDescription(
        name: "format",
        summary: "brings specs into the one canonical layout",
        discussion: [
            "Lays out the given specs, or all *.flow.md in the given folders (Specs): bullets are “-”, numbers count, empty lines stand between blocks, lines are filled up to \(SpecFormatter.width) columns, tables are aligned. With “-” in place of a spec, reads standard input and writes to standard output, for editors.",
            "What a spec says stays as it is: what comes out is read again before it is written, and must have the same content and the same mistakes, byte for byte.",
        ],
        operands: [OperandDescription("SPEC or FOLDER or -", mayBeRepeated: true, .specs)],
        options: [Option.check, Option.diff],
        examples: [
            CommandExample("", "lays out all specs"),
            CommandExample("--check", "fails if one is not; for continuous integration"),
            CommandExample("- < draft.flow.md", "as an editor does"),
        ],
        isGood: "all is well",
        hasFindings: "a file cannot be read or written, or --check or --diff has found a difference",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        if arguments.operands == ["-"] { return try formatInput(arguments) }
        var isGood = true
        var changed = 0
        let isChecking = arguments.has(Option.check) || arguments.has(Option.diff)
        let specs = try SpecSelection.sources(arguments.operands)
        if !isChecking { SpecFile.removeRemains(beside: specs) }
        for source in specs {
            guard let text = formatted(source) else {
                isGood = false
                continue
            }
            if text.utf8.elementsEqual(source.text.utf8) { continue }
            changed += 1
            if arguments.has(Option.diff) {
                try showDifference(source, text)
            } else if arguments.has(Option.check) {
                try Output.result("\(source.path)\n")
            } else {
                try SpecFile.replace(source, with: text)
            }
        }
        Output.message(
            "\(Flowgen.name): \(counted(specs.count, "spec")) read, \(changed) \(isChecking ? "not in the layout" : "changed")\n")
        return isGood && !(isChecking && changed > 0) ? .good : .findings
    }

    private static func formatInput(_ arguments: Arguments) throws -> ExitStatus {
        let data = try Output.input()
        let source = SourceText(path: "<stdin>", text: String(decoding: data, as: UTF8.self))
        guard data.elementsEqual(source.text.utf8) else { throw FileError("the input is not all UTF-8") }
        guard let text = formatted(source) else { return .findings }
        let isSame = text.utf8.elementsEqual(source.text.utf8)
        if arguments.has(Option.diff) {
            try showDifference(source, text)
        } else if !arguments.has(Option.check) {
            try Output.result(text)
            return .good
        }
        return isSame ? .good : .findings
    }

    /// The spec in its layout; what keeps it from being laid out is reported.
    private static func formatted(_ source: SourceText) -> String? {
        do throws(SpecFormatter.LayoutChangesMeaning) {
            return try SpecFormatter.formatted(source)
        } catch {
            let label = Terminal.messages.style.error("error:")
            Output.message(
                "\(source.path): \(label) the layout would change what this spec says, which is a mistake of \(Flowgen.name); it was left as it is\n"
            )
            return nil
        }
    }

    private static func showDifference(_ source: SourceText, _ text: String) throws {
        let difference = UnifiedDiff(path: source.path, before: Data(source.text.utf8), after: Data(text.utf8))
        try Output.result(difference.text(Terminal.output.style))
    }
}
