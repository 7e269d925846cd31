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
        let output = Self.value(of: "--output", in: arguments) ?? "Generated/ViewModels"
        if Self.value(of: "--import", in: arguments) == nil, let module = Self.module(holding: output, in: context.package) {
            arguments += ["--import", module]
        }
        let process = Process()
        process.executableURL = try context.tool(named: "flowgen").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["generate"] + arguments
        try process.run()
        process.waitUntilExit()
        // The tool has said why; an error of the plugin's own would only hide it.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
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
            let name = text[..<path.lowerBound].matches(of: /target\(\s*name:\s*"([^"]+)"/).last
        else { return nil }
        return String(name.output.1)
    }
}
