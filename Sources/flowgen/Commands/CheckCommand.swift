import FlowSpec

/// `flowgen check`: tells what is wrong with specs, and mends what can be mended.
enum CheckCommand {
    private enum Option {
        static let format = OptionDescription.value(
            "format", "FORMAT", .choice(DiagnosticReport.Format.allCases.map(\.rawValue)), standard: "text",
            meaning: "how the mistakes are written; sarif is what code hosts read")
        static let fix = OptionDescription.flag("fix", meaning: "apply the fixes that are offered, as long as each leaves fewer mistakes")
        static let strict = OptionDescription.flag("strict", meaning: "end with 1 for warnings too")
    }

    static let description = CommandDescription(
        name: "check",
        summary: "tells what is wrong with specs, and writes nothing",
        discussion: [
            "Reads the given specs, or all *.flow.md in the given folders (Specs), and writes what is wrong with them to standard output. A spec that is named by itself is read together with the others of its folder, to which its links lead."
        ],
        operands: [.specs],
        options: [Option.format, Option.fix, Option.strict],
        examples: [
            CommandExample("", "all specs"),
            CommandExample("--fix Specs/SignIn.flow.md", "mends what flowgen can mend in one spec"),
            CommandExample("--format sarif > flowgen.sarif", "a file for code scanning"),
        ],
        isGood: "no spec has a mistake",
        hasFindings: "a spec has a mistake, or a warning with --strict, or cannot be read",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        var specs = try SpecSelection.specs(arguments.operands)
        if arguments.has(Option.fix) {
            var fixer = DiagnosticFixer(specs)
            fixer.fix()
            for (before, after) in zip(specs, fixer.specs) where !before.source.text.utf8.elementsEqual(after.source.text.utf8) {
                try SpecFile.replace(before.source, with: after.source.text)
            }
            specs = fixer.specs
            if fixer.fixCount > 0 { Output.message("\(Flowgen.name): \(counted(fixer.fixCount, "mistake")) mended\n") }
        }
        let report = DiagnosticReport(specs)
        let format = arguments.value(of: Option.format).flatMap(DiagnosticReport.Format.init) ?? .text
        try Output.result(report.written(as: format, style: Terminal.output.style))
        let found = "\(counted(report.errorCount, "error")), \(counted(report.warningCount, "warning"))"
        Output.message("\(Flowgen.name): \(counted(specs.count, "spec")) read, \(found)\n")
        return report.errorCount > 0 || arguments.has(Option.strict) && report.warningCount > 0 ? .findings : .good
    }
}
