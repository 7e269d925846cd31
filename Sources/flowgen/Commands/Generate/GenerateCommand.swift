import FlowSpec

/// `flowgen generate`: reads all specs, and writes what they generate when none has a mistake.
enum GenerateCommand {
    private enum Option {
        static let check = OptionDescription.flag("check", meaning: "write nothing; show as a diff what would change")
        static let dryRun = OptionDescription.flag("dry-run", meaning: "write nothing; list the files that would be written or removed")
        static let watch = OptionDescription.flag("watch", meaning: "generate again whenever a spec is saved, until ctrl-C")
    }

    static let description = CommandDescription(
        name: "generate",
        summary: "writes a view model and its tests for each spec",
        discussion: [
            "Reads every *.flow.md in the specs folder and the folders in it, hidden ones left out, and writes NAMEViewModel.swift for each into the folder of the view models, and three files into the folder of the tests: NAMEScenarios.swift with a test for each scenario, NAMEBoundaries.swift with the values just below, at and above the bounds of rules and conditions, and NAMEServicesStub.swift.",
            "Files that would not change are not touched; files that flowgen wrote for specs that are gone are removed; files that it did not write are never changed. When a spec has a mistake nothing is written.",
            "The file flowgen.json in the specs folder can hold the options from --output to --import as settings: { \"access\": \"internal\", \"import\": [\"AppModels\"], \"no-tests\": true }. Options that are given win. Folders in it are relative to the folder in which flowgen runs, as those of the options are.",
        ],
        options: [GenerateOptions.specs] + GenerateOptions.settings + [Option.check, Option.dryRun, Option.watch],
        examples: [
            CommandExample("", "generates what has changed"),
            CommandExample("--check", "fails if somebody has forgotten to; for continuous integration"),
            CommandExample(
                "--output Sources/App/Flows --tests-output Tests/AppTests/Flows --access internal --module App",
                "puts the files into targets that an app has already"),
        ],
        isGood: "all is well",
        hasFindings: "a spec has a mistake, a file cannot be read or written, or --check has found a difference",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let chosen = [Option.check, Option.dryRun, Option.watch].filter(arguments.has)
        if chosen.count > 1 {
            throw arguments.usageError("“--\(chosen[0].name)” and “--\(chosen[1].name)” exclude each other")
        }
        if arguments.has(Option.watch) { return try GenerationWatch(arguments).run() }
        let effect: Generation.Effect = arguments.has(Option.check) ? .check : arguments.has(Option.dryRun) ? .list : .write
        return try Generation(arguments, effect).run()
    }
}
