import FlowInterpreter
import FlowMarkdown
import FlowSpec
import FlowSwift

/// `flowgen generate`: reads all specs, and writes what they generate when none has a mistake.
enum GenerateCommand {
    static func run(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, of: name, known: known)
        if options.flags.contains("help") {
            print(help)
            return 0
        }
        if let operand = options.operands.first {
            throw UsageError("“\(operand)” is not expected; the specs folder is given by --specs", of: name)
        }
        let specs = SpecFolder(path: options.values["specs"] ?? "Specs")
        let viewModels = OutputFolder(path: options.values["output"] ?? "Generated/ViewModels")
        let tests = OutputFolder(path: options.values["tests-output"] ?? "Generated/Tests")
        if viewModels.isSame(as: tests) {
            throw UsageError("view models and tests cannot go into one folder: each has a module of its own", of: name)
        }
        let generator = FlowGenerator(module: try module(options.values["import"] ?? "ViewModels")) { BoundaryFinder($0).boundaries() }

        let sources = try specs.read()
        let generated = generator.generate(sources)
        for (source, diagnostics) in zip(sources, generated.diagnostics) {
            Output.error(DiagnosticPrinter(source).text(of: diagnostics))
        }
        if generated.diagnostics.contains(where: \.hasErrors) {
            let count = generated.diagnostics.reduce(0) { $0 + $1.all.count { $0.severity == .error } }
            Output.error("flowgen: \(count) error\(count == 1 ? "" : "s"); nothing was written\n")
            return 1
        }
        // Both are looked at before either is changed, so that a file in the way leaves everything as it was.
        let updates = try [viewModels.update(to: generated.viewModels), tests.update(to: generated.tests)]
        for update in updates { try update.carryOut() }
        let changed = updates.reduce(0) { $0 + $1.fileCount }
        print("\(sources.count) spec\(sources.count == 1 ? "" : "s") read, \(changed) file\(changed == 1 ? "" : "s") changed")
        return 0
    }

    /// The name of a module, which is a Swift identifier.
    private static func module(_ name: String) throws -> String {
        let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
        guard isIdentifier else { throw UsageError("“\(name)” cannot be a module: it is no Swift identifier", of: Self.name) }
        return name
    }

    private static let name = "flowgen generate"

    private static let known = [
        Option(name: "specs", takesValue: true),
        Option(name: "output", takesValue: true),
        Option(name: "tests-output", takesValue: true),
        Option(name: "import", takesValue: true),
        Option(name: "help", takesValue: false),
    ]

    private static let help = """
        Usage: flowgen generate [options]

        Reads every *.flow.md in the specs folder and the folders in it, hidden ones left
        out, and writes NAMEViewModel.swift for each into the folder of the view models, and
        three files into the folder of the tests: NAMEScenarios.swift with a test for each
        scenario, NAMEBoundaries.swift with the values just below, at and above the bounds
        of rules and conditions, and NAMEServicesStub.swift. Files that would not change are
        not touched; files that flowgen wrote for specs that are gone are removed; files
        that it did not write are never changed. When a spec has a mistake nothing is
        written.

          --specs FOLDER         where the specs are (Specs)
          --output FOLDER        where the view models go (Generated/ViewModels)
          --tests-output FOLDER  where the tests go (Generated/Tests)
          --import MODULE        the module that the view models are compiled in (ViewModels)

        Exit status: 0 when all is well, 1 when a spec has a mistake or a file cannot be
        read or written, 2 when the command line is wrong.
        """
}
