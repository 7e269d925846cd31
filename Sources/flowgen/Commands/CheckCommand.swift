import FlowSpec

/// `flowgen check`: tells what is wrong with specs, and mends what can be mended.
enum CheckCommand {
    private enum Option {
        static let format = OptionDescription.value(
            "format", "FORMAT", .choice(DiagnosticReport.Format.allCases.map(\.rawValue)), standard: "text",
            meaning: "how the mistakes are written; sarif is what code hosts read")
        static let fix = OptionDescription.flag("fix", meaning: "apply the fixes that are offered, as long as each leaves fewer mistakes")
        static let strict = OptionDescription.flag("strict", meaning: "end with 1 for warnings too")
        static let translations = OptionDescription.flag(
            "translations",
            meaning: "also tell, as warnings, which texts are missing in a language: in one that any of the specs has, if none are named")
        static let languages = OptionDescription.value(
            "languages", "TAGS", .language, mayBeRepeated: true,
            meaning: "the languages in which texts are not to be missing, with commas between them: de,pt-BR")
    }

    /// Those that may also stand in `flowgen.json`.
    static let settings = [Option.languages]

    static let description = CommandDescription(
        name: "check",
        summary: "tells what is wrong with specs, and writes nothing",
        discussion: [
            "Reads the given specs, or all *.flow.md in the given folders (Specs), and writes what is wrong with them to standard output. A spec that is named by itself is read together with the others of its folder, to which its links lead.",
            "Where --languages names languages, or the setting “languages” of the innermost flowgen.json around a spec does, { \"languages\": [\"de\", \"fr\"] }, a text that is missing in one of them is a warning. A text in “en” also serves “en-GB”.",
        ],
        operands: [.specs],
        options: [Option.format, Option.fix, Option.strict, Option.translations, Option.languages],
        examples: [
            CommandExample("", "all specs"),
            CommandExample("--fix Specs/SignIn.flow.md", "mends what flowgen can mend in one spec"),
            CommandExample("--languages de,fr --strict", "fails if a text is missing in German or in French"),
            CommandExample("--format sarif > flowgen.sarif", "a file for code scanning"),
        ],
        isGood: "no spec has a mistake",
        hasFindings: "a spec has a mistake, or a warning with --strict, or cannot be read",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        var specs = try SpecSelection.specs(arguments.operands)
        let languages = try languages(of: specs, arguments)
        if arguments.has(Option.fix) {
            SpecFile.removeRemains(beside: specs.map(\.source))
            var fixer = DiagnosticFixer(specs)
            fixer.fix()
            for (before, after) in zip(specs, fixer.specs) where !before.source.text.utf8.elementsEqual(after.source.text.utf8) {
                try SpecFile.replace(before.source, with: after.source.text)
            }
            specs = fixer.specs
            if fixer.fixCount > 0 { Output.message("\(Flowgen.name): \(counted(fixer.fixCount, "mistake")) mended\n") }
        }
        let report = DiagnosticReport(zip(specs, languages).map { $1.isEmpty ? $0 : $0.tellingMissingTranslations(in: $1) })
        let format = arguments.value(of: Option.format).flatMap(DiagnosticReport.Format.init) ?? .text
        try Output.result(report.written(as: format, style: Terminal.output.style))
        let found = "\(counted(report.errorCount, "error")), \(counted(report.warningCount, "warning"))"
        Output.message("\(Flowgen.name): \(counted(specs.count, "spec")) read, \(found)\n")
        return report.errorCount > 0 || arguments.has(Option.strict) && report.warningCount > 0 ? .findings : .good
    }

    /// For each spec the languages in which no text is to be missing; none if that is not asked.
    private static func languages(of specs: [CheckedSpec], _ arguments: Arguments) throws -> [[String]] {
        let present = arguments.has(Option.translations) ? specs.compactMap(\.flow).flatMap(\.languages) : []
        return try specs.map { spec in
            let named = try Settings.around(spec.source).values(of: Option.languages, arguments)
            return named.isEmpty ? present : named
        }
    }
}
