import FlowMarkdown
import FlowSpec
import FlowSwift

/// `flowgen generate`: reads all specs, and writes what they generate when none has a mistake.
enum GenerateCommand {
    private enum Option {
        static let specs = OptionDescription.value("specs", "FOLDER", .folder, standard: "Specs", meaning: "where the specs are")
        static let output = OptionDescription.value(
            "output", "FOLDER", .folder, standard: "Generated/ViewModels", meaning: "where the view models go")
        static let testsOutput = OptionDescription.value(
            "tests-output", "FOLDER", .folder, standard: "Generated/Tests", meaning: "where the tests go")
        static let imports = OptionDescription.value(
            "import", "MODULE", standard: "ViewModels", meaning: "the module that the view models are compiled in")
    }

    static let description = CommandDescription(
        name: "generate",
        summary: "writes a view model and its tests for each spec",
        discussion: [
            "Reads every *.flow.md in the specs folder and the folders in it, hidden ones left out, and writes NAMEViewModel.swift for each into the folder of the view models, and NAMEScenarios.swift and NAMEServicesStub.swift into the folder of the tests.",
            "Files that would not change are not touched; files that flowgen wrote for specs that are gone are removed; files that it did not write are never changed. When a spec has a mistake nothing is written.",
        ],
        options: [Option.specs, Option.output, Option.testsOutput, Option.imports],
        isGood: "all is well",
        hasFindings: "a spec has a mistake, or a file cannot be read or written",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let specs = SpecFolder(path: arguments.value(of: Option.specs) ?? "Specs")
        let viewModels = OutputFolder(path: arguments.value(of: Option.output) ?? "Generated/ViewModels")
        let tests = OutputFolder(path: arguments.value(of: Option.testsOutput) ?? "Generated/Tests")
        if viewModels.isSame(as: tests) {
            throw arguments.usageError("view models and tests cannot go into one folder: each has a module of its own")
        }
        let generator = FlowGenerator(module: try module(arguments.value(of: Option.imports) ?? "ViewModels", arguments))

        let sources = try specs.read()
        let generated = generator.generate(sources)
        for (source, diagnostics) in zip(sources, generated.diagnostics) {
            Output.message(DiagnosticPrinter(source, style: Terminal.messages.style).text(of: diagnostics))
        }
        if generated.diagnostics.contains(where: \.hasErrors) {
            let count = generated.diagnostics.reduce(0) { $0 + $1.errorCount }
            Output.message("\(Flowgen.name): \(counted(count, "error")); nothing was written\n")
            return .findings
        }
        // Both are looked at before either is changed, so that a file in the way leaves everything as it was.
        let updates = try [viewModels.update(to: generated.viewModels), tests.update(to: generated.tests)]
        for update in updates { try update.carryOut() }
        let changed = updates.reduce(0) { $0 + $1.fileCount }
        try Output.result("\(counted(sources.count, "spec")) read, \(counted(changed, "file")) changed\n")
        return .good
    }

    /// The name of a module, which is a Swift identifier.
    private static func module(_ name: String, _ arguments: Arguments) throws -> String {
        let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
        guard isIdentifier else { throw arguments.usageError("“\(name)” cannot be a module: it is no Swift identifier") }
        return name
    }
}
