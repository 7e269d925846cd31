import Foundation
import PackagePlugin

/// Generates view models and tests while the package is built, so that they do not have to be in the repository.
///
/// A target of view models gets those of the specs in its own folder, or else those of the package's folder `Specs`. A target of tests
/// gets the tests of the target that it depends on, which it imports.
@main
struct FlowgenBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let isTest = target.kind == .test
        guard let module = isTest ? Self.testedTarget(of: target) : target else {
            throw PluginFailure("\(target.name) depends on no target of view models, whose scenarios it could test")
        }
        guard let folder = Self.specsFolder(of: module, in: context.package) else {
            throw PluginFailure("there is no *.flow.md in \(module.directoryURL.relativePath), nor in Specs")
        }
        let kinds = isTest ? ["scenarios", "boundaries", "services-stub"] : ["view-model"]
        let names = Self.specs(in: folder)
        let output = context.pluginWorkDirectoryURL.appending(path: "Flows")
        let settings = folder.appending(path: "flowgen.json")
        let files = names.flatMap { name in
            kinds.map { output.appending(path: "\(name.dropLast(".flow.md".count).replacing("/", with: "-")).\($0).swift") }
        }
        return [
            .buildCommand(
                displayName: "Generating the \(isTest ? "scenarios" : "view models") of \(names.count) specs for \(target.name)",
                executable: try context.tool(named: "flowgen").url,
                arguments: ["build-files", "--specs", folder.path(percentEncoded: false), "--output", output.path(percentEncoded: false)]
                    + ["--module", module.moduleName] + kinds.flatMap { ["--kind", $0] },
                inputFiles: names.map { folder.appending(path: $0) }
                    + (FileManager.default.fileExists(atPath: settings.path(percentEncoded: false)) ? [settings] : []),
                outputFiles: files)
        ]
    }

    /// The target of view models: of those that the tests depend on, the one with specs of its own, or the one that needs what view models
    /// stand on.
    private static func testedTarget(of tests: any SourceModuleTarget) -> (any SourceModuleTarget)? {
        let targets = tests.dependencies.compactMap { dependency -> (any SourceModuleTarget)? in
            if case .target(let target) = dependency { target as? any SourceModuleTarget } else { nil }
        }
        return targets.first { !specs(in: $0.directoryURL).isEmpty } ?? targets.first { needsRuntime($0) }
    }

    private static func needsRuntime(_ target: any SourceModuleTarget) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "FlowRuntime"
            case .target(let target): target.name == "FlowRuntime"
            @unknown default: false
            }
        }
    }

    private static func specsFolder(of target: any SourceModuleTarget, in package: Package) -> URL? {
        [target.directoryURL, package.directoryURL.appending(path: "Specs")].first { !specs(in: $0).isEmpty }
    }

    /// The paths in the folder of what flowgen takes for specs: what is hidden is left out.
    private static func specs(in folder: URL) -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.filter { $0.hasSuffix(".flow.md") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
    }
}

/// What keeps the plugin from making its commands.
private struct PluginFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
