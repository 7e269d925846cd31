import FlowMarkdown
import FlowSpec
import FlowSwift

/// One run of the generator.
struct Generation {
    /// What is done with the files that have changed.
    enum Effect {
        case write, list, check
    }

    private let arguments: Arguments
    private let effect: Effect
    let specs: SpecFolder

    init(_ arguments: Arguments, _ effect: Effect) {
        self.arguments = arguments
        self.effect = effect
        specs = SpecFolder(path: arguments.value(of: GenerateOptions.specs) ?? "Specs")
    }

    /// Reads, generates and writes while no other run does so for the same specs.
    func run() throws -> ExitStatus {
        try FolderLock.holding(specs.path) {
            let settings = try Settings(in: specs)
            let folders = try folders(settings)
            let sources = try specs.read()
            let output = FlowGenerator.generate(
                sources, arguments, settings, writesTests: folders.contains { $0.kinds != [.viewModel] })
            guard Self.report(output.diagnostics, of: sources) else { return .findings }
            // All are looked at before one is changed, so that a file in the way leaves everything as it was.
            let updates = try folders.map { folder in
                try folder.output.update(to: output.files(folder.kinds), otherThan: Set(sources.map(\.path)))
            }
            return try carryOut(updates, specCount: sources.count)
        }
    }

    private typealias Folder = (output: OutputFolder, kinds: Set<GeneratedFile.Kind>)

    /// Where which files go.
    private func folders(_ settings: Settings) throws -> [Folder] {
        let tests = Set(GeneratedFile.Kind.allCases).subtracting([.viewModel])
        let output = OutputFolder(path: settings.value(of: GenerateOptions.output, arguments) ?? "Generated/ViewModels")
        if settings.has(GenerateOptions.noTests, unless: GenerateOptions.testsOutput, arguments) { return [(output, [.viewModel])] }
        let testsOutput = OutputFolder(path: settings.value(of: GenerateOptions.testsOutput, arguments) ?? "Generated/Tests")
        guard output.isSame(as: testsOutput) else { return [(output, [.viewModel]), (testsOutput, tests)] }
        if SwiftOptions(arguments, settings).module != nil {
            throw arguments.usageError(
                "view models and tests cannot go into one folder: each has a module of its own, unless “--no-module” says otherwise")
        }
        return [(output, tests.union([.viewModel]))]
    }

    /// Shows what is wrong with the specs; whether files can be generated from them.
    static func report(_ diagnostics: [Diagnostics], of sources: [SourceText]) -> Bool {
        for (source, diagnostics) in zip(sources, diagnostics) {
            Output.message(DiagnosticPrinter(source, style: Terminal.messages.style).text(of: diagnostics))
        }
        let count = diagnostics.reduce(0) { $0 + $1.errorCount }
        if count > 0 { Output.message("\(Flowgen.name): \(counted(count, "error")); nothing was written\n") }
        return count == 0
    }

    private func carryOut(_ updates: [FolderUpdate], specCount: Int) throws -> ExitStatus {
        let fileCount = updates.reduce(0) { $0 + $1.changes.count }
        switch effect {
        case .write:
            for update in updates { try update.carryOut() }
            try Output.result("\(counted(specCount, "spec")) read, \(counted(fileCount, "file")) changed\n")
        case .list:
            for update in updates { try Output.result(update.list) }
            try Output.result("\(counted(specCount, "spec")) read, \(counted(fileCount, "file")) would change\n")
        case .check:
            for update in updates { try Output.result(update.difference(Terminal.output.style)) }
            if fileCount > 0 {
                let verb = fileCount == 1 ? "is" : "are"
                Output.message("\(Flowgen.name): \(counted(fileCount, "file")) \(verb) out of date; run “\(arguments.command)”\n")
                return .findings
            }
            try Output.result("\(counted(specCount, "spec")) read, all files are up to date\n")
        }
        return .good
    }
}

extension FlowGenerator.Output {
    /// The files of some kinds.
    fileprivate func files(_ kinds: Set<GeneratedFile.Kind>) -> [GeneratedFile] {
        (viewModels + tests).filter { kinds.contains($0.kind) }
    }
}
