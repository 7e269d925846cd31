import Foundation
import PackagePlugin

/// `swift package generate-flows`: runs `flowgen generate` in the package.
///
/// The arguments are those of `flowgen generate`. The module that the tests import is found in the package: it is the
/// target whose folder holds the view models.
@main
struct FlowgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // SwiftPM honours its own flag behind the verb too, but leaves it in the arguments.
        var arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        arguments += Self.module(for: arguments, in: context.package)
        let process = Process()
        process.executableURL = try context.tool(named: "flowgen").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["generate"] + arguments
        try process.run()
        process.waitUntilExit()
        // The tool has said why; an error of the plugin's own would only hide it.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// The option that says which module the tests import, unless the user says so, on the command line or in the settings.
    private static func module(for arguments: [String], in package: Package) -> [String] {
        let specs = package.directoryURL.appending(path: value(of: "--specs", in: arguments) ?? "Specs")
        let settings = settings(in: specs)
        if arguments.contains("--no-module") || value(of: "--module", in: arguments) != nil { return [] }
        if settings["module"] != nil || settings["no-module"] != nil { return [] }
        let output = value(of: "--output", in: arguments) ?? settings["output"] as? String ?? "Generated/ViewModels"
        let tests = value(of: "--tests-output", in: arguments) ?? settings["tests-output"] as? String ?? "Generated/Tests"
        guard let module = module(holding: output, in: package) else { return [] }
        return module == self.module(holding: tests, in: package) ? ["--no-module"] : ["--module", module]
    }

    /// The settings as far as they can be read; flowgen itself reports what is wrong with them.
    private static func settings(in folder: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: folder.appending(path: "flowgen.json")) else { return [:] }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }

    /// What follows the option, either as an argument of its own or behind `=`.
    private static func value(of option: String, in arguments: [String]) -> String? {
        if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
        return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }

    private static func module(holding folder: String, in package: Package) -> String? {
        let path = URL(filePath: folder, relativeTo: package.directoryURL).standardizedFileURL.path(percentEncoded: false)
        let holding = package.targets.filter { target in
            let directory = target.directoryURL.standardizedFileURL.path(percentEncoded: false)
            return (path + "/").hasPrefix(directory.hasSuffix("/") ? directory : directory + "/")
        }
        // The innermost one, if targets lie in each other.
        return holding.max { $0.directoryURL.path().count < $1.directoryURL.path().count }?.name ?? declaredTarget(at: folder, in: package)
    }

    /// A target without files, such as that of the view models before they are first generated, is not part of the package
    /// as SwiftPM sees it. The manifest names it all the same.
    private static func declaredTarget(at folder: String, in package: Package) -> String? {
        let manifest = package.directoryURL.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8), let path = text.range(of: "path: \"\(folder)\""),
            let name = text[..<path.lowerBound].matches(of: /[tT]arget\(\s*name:\s*"([^"]+)"/).last
        else { return nil }
        return String(name.output.1)
    }
}
