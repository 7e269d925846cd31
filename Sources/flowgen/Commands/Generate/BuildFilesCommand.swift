import FlowMarkdown
import FlowSpec
import FlowSwift

/// `flowgen build-files`: generates under names that a build system knows before.
///
/// What a spec generates is named after its title, which is not known before the spec is read. Build systems want to know the names
/// without that, so that the files are named after the spec's own file here, and each is written, if need be without any code.
enum BuildFilesCommand {
    private enum Option {
        static let kinds = OptionDescription.value(
            "kind", "KIND", .choice(GeneratedFile.Kind.allCases.map(\.rawValue)), mayBeRepeated: true,
            meaning: "which files of each spec are written; all, if none is said")
        static let output = OptionDescription.value("output", "FOLDER", .folder, standard: "Generated", meaning: "where the files go")
    }

    static let description = CommandDescription(
        name: "build-files",
        summary: "generates files with fixed names, for build systems",
        discussion: [
            "Writes a file NAME.KIND.swift for each spec and each kind, where NAME is the path of the spec in the specs folder, without .flow.md, and with “-” for “/”: accounts-SignIn.view-model.swift for accounts/SignIn.flow.md. A spec without scenarios, boundaries or services has an empty file for them. The plugin FlowgenBuildTool calls this command.",
            "Settings in flowgen.json hold, apart from those of folders.",
        ],
        options: [
            GenerateOptions.specs, Option.output, Option.kinds, GenerateOptions.access, GenerateOptions.module, GenerateOptions.noModule,
            GenerateOptions.imports,
        ],
        examples: [CommandExample("--output .build/flows --kind view-model", "the view models alone")],
        isGood: "all is well",
        hasFindings: "a spec has a mistake, or a file cannot be read or written",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let kinds = try kinds(arguments)
        let specs = SpecFolder(path: arguments.value(of: GenerateOptions.specs) ?? "Specs")
        let folder = OutputFolder(path: arguments.value(of: Option.output) ?? "Generated")
        return try FolderLock.holding(specs.path) {
            let settings = try Settings(in: specs)
            let sources = try specs.read()
            let output = FlowGenerator.showingProgress(of: sources.count, arguments, settings, writesTests: kinds != [.viewModel]) {
                $0.generate(sources)
            }
            guard Generation.report(Array(zip(sources, output.diagnostics))) else { return .findings }
            let files = try files(output.viewModels + output.tests, kinds, of: sources, in: specs)
            let wanted = files.map { WantedFile($0) }
            try folder.update(to: wanted, from: folder.existingFiles(), otherThan: Set(sources.map(\.path))).carryOut()
            return .good
        }
    }

    private static func kinds(_ arguments: Arguments) throws -> [GeneratedFile.Kind] {
        let all = GeneratedFile.Kind.allCases
        let chosen = all.filter { arguments.values(of: Option.kinds).contains($0.rawValue) }
        if chosen.isEmpty { return all }
        // Who takes files of tests has to take them all, or they do not compile.
        let missing = all.filter { $0 != .viewModel && !chosen.contains($0) }
        if chosen != [.viewModel], let first = missing.first {
            throw arguments.usageError("files of tests belong together: “--kind \(first.rawValue)” is missing")
        }
        return chosen
    }

    private static func files(
        _ generated: [GeneratedFile], _ kinds: [GeneratedFile.Kind], of sources: [SourceText], in folder: SpecFolder
    ) throws -> [GeneratedFile] {
        var names: [String: String] = [:]
        return try sources.flatMap { source -> [GeneratedFile] in
            let name = folder.name(of: source).replacing("/", with: "-")
            if let other = names.updateValue(source.path, forKey: name.lowercased()) {
                throw FileError("“\(source.path)” and “\(other)” would be written into the same files; rename one of them")
            }
            return kinds.map { kind in
                let fileName = "\(name).\(kind.rawValue).swift"
                return generated.first { $0.kind == kind && $0.spec == source.path }?.renamed(fileName)
                    ?? GeneratedFile.empty(kind, name: fileName, spec: source.path)
            }
        }
    }
}
