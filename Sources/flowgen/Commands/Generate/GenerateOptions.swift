import FlowInterpreter
import FlowMarkdown
import FlowSwift
import Synchronization

/// The options that say what is generated, and where.
enum GenerateOptions {
    static let specs = OptionDescription.value("specs", "FOLDER", .folder, standard: "Specs", meaning: "where the specs are")
    static let output = OptionDescription.value(
        "output", "FOLDER", .folder, standard: "Generated/ViewModels", meaning: "where the view models go")
    static let testsOutput = OptionDescription.value(
        "tests-output", "FOLDER", .folder, standard: "Generated/Tests", meaning: "where the tests go")
    static let noTests = OptionDescription.flag("no-tests", meaning: "generate view models only")
    static let access = OptionDescription.value(
        "access", "LEVEL", .choice(AccessLevel.allCases.map(\.rawValue)), standard: "public", meaning: "who may use the view models")
    static let module = OptionDescription.value(
        "module", "MODULE", .module, standard: "ViewModels",
        meaning: "the module that the view models are compiled in, which the tests import")
    static let noModule = OptionDescription.flag(
        "no-module", meaning: "the tests are compiled together with the view models, and import no module of theirs")
    static let imports = OptionDescription.value(
        "import", "MODULE", .module, mayBeRepeated: true, meaning: "a further module that all generated files import")

    /// Those that may also stand in `flowgen.json`.
    static let settings = [output, testsOutput, noTests, access, module, noModule, imports]
}

extension FlowGenerator {
    /// What the options ask for from some specs. What a flow does at its boundaries is only looked for where it is tested.
    static func showingProgress<Result>(
        of count: Int, _ arguments: Arguments, _ settings: Settings, writesTests: Bool, _ work: (FlowGenerator) -> Result
    ) -> Result {
        Progress.showing { progress in
            let number = Atomic(0)
            let generator = FlowGenerator(SwiftOptions(arguments, settings)) { flow in
                // Running the flow takes most of the time.
                progress.tell(flow.name, min(number.add(1, ordering: .relaxed).newValue, count), of: count)
                return writesTests ? BoundaryFinder(flow).boundaries() : nil
            }
            return work(generator)
        }
    }
}

extension SwiftOptions {
    init(_ arguments: Arguments, _ settings: Settings) {
        let hasModule = !settings.has(GenerateOptions.noModule, unless: GenerateOptions.module, arguments)
        self.init(
            access: settings.value(of: GenerateOptions.access, arguments).flatMap(AccessLevel.init) ?? .public,
            module: hasModule ? settings.value(of: GenerateOptions.module, arguments) ?? "ViewModels" : nil,
            imports: settings.values(of: GenerateOptions.imports, arguments))
    }
}
