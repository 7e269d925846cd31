import FlowMarkdown
import FlowSpec
import FlowSwift

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        try FolderLock.holding(specs.path) { try run(specs.contents()) }
    }

    /// The same if the folder holds anything else than it did.
    ///
    /// - Parameter prepare: called before anything is reported.
    /// - Returns: what it holds now, and what came of it.
    func run(
        unless seen: SpecFolder.Contents, _ prepare: () -> Void
    ) -> (contents: SpecFolder.Contents, result: Result<ExitStatus, any Error>?) {
        FolderLock.holding(specs.path) {
            let contents = specs.contents()
            if contents == seen { return (contents, nil) }
            prepare()
            return (contents, Result { try run(contents) })
        }
    }

    private func run(_ contents: SpecFolder.Contents) throws -> ExitStatus {
        let (sources, settings): ([SourceText], Settings)
        switch contents {
        case .files(let read, let text): (sources, settings) = (read, try Settings(text))
        case .unreadable(let error): throw error
        case .unread: (sources, settings) = ([], try Settings(nil))
        }
        let folders = try folders(settings)
        let existing = try folders.map { try $0.output.existingFiles() }
        let writesTests = folders.contains { $0.kinds != [.viewModel] }
        let plan = FlowGenerator.showingProgress(of: sources.count, arguments, settings, writesTests: writesTests) { generator in
            GenerationPlan(sources, generator, circumstances(settings, folders)) { file in
                let place = zip(folders, existing).first { $0.0.kinds.contains(file.kind) }
                // Files for which there is no folder are not wanted.
                guard let place else { return true }
                guard case .generated(file.fingerprint, _)? = place.1[file.name] else { return false }
                return true
            }
        }
        guard Self.report(plan.diagnostics) else { return .findings }
        // All are looked at before one is changed, so that a file in the way leaves everything as it was.
        let updates = try zip(folders, existing).map { folder, existing in
            let files = plan.files.filter { folder.kinds.contains($0.kind) }
            return try folder.output.update(to: files, from: existing, otherThan: Set(sources.map(\.path)))
        }
        return try carryOut(updates, specCount: sources.count)
    }

    /// All on which it hangs what is generated, beside the specs.
    private func circumstances(_ settings: Settings, _ folders: [Folder]) -> [String] {
        let options = SwiftOptions(arguments, settings)
        let places = [FileManager.default.currentDirectoryPath, specs.path] + folders.map(\.output.path)
        let kinds = folders.map { $0.kinds.map(\.rawValue).sorted().joined(separator: " ") }
        return [GeneratorIdentity.text] + places + kinds + [options.access.rawValue, options.module ?? ""] + options.imports
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

    /// Shows what is wrong with specs; whether files can be generated from them.
    static func report(_ diagnostics: [(source: SourceText, diagnostics: Diagnostics)]) -> Bool {
        for (source, diagnostics) in diagnostics where !diagnostics.all.isEmpty {
            Output.message(DiagnosticPrinter(source, style: Terminal.messages.style).text(of: diagnostics))
        }
        let count = diagnostics.reduce(0) { $0 + $1.diagnostics.errorCount }
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
