import FlowSwift
import Foundation
import Testing

/// Compiles generated files against the modules of this build.
struct SwiftCompilation {
    /// The folder of the build that holds the modules: next to the test bundle.
    private static let modules: URL? = {
        let places = [Bundle.main.executableURL, Bundle.main.bundleURL, CommandLine.arguments.first.map { URL(filePath: $0) }]
        for case var place? in places {
            while place.pathComponents.count > 1 {
                place.deleteLastPathComponent()
                if FileManager.default.fileExists(atPath: place.appending(path: "Modules/FlowRuntime.swiftmodule").path) { return place }
            }
        }
        return nil
    }()

    private static let flags = ["-swift-version", "6", "-warnings-as-errors", "-diagnostic-style", "llvm"]

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "flowgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Writes the files into a folder of their own and gives their paths.
    func write(_ files: [GeneratedFile], to name: String) throws -> [String] {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return try files.map { file in
            let url = place.appending(path: file.name)
            try Data(file.contents.utf8).write(to: url)
            return url.path
        }
    }

    /// Makes a module that the files may import.
    func emitModule(_ name: String, source: String) throws {
        let file = folder.appending(path: "\(name).swift")
        try Data(source.utf8).write(to: file)
        let output = folder.appending(path: "\(name).swiftmodule").path
        let said = try Self.run(["swiftc", "-emit-module", "-o", output, "-module-name", name] + Self.flags + [file.path])
        #expect(said == "", "\(said)")
    }

    /// What the compiler says of the view models, made into a module, and of their tests; empty if nothing is wrong.
    func check(viewModels: [String], tests: [String], module: String) throws -> String {
        let build = try #require(Self.modules, "the modules of the build are not found")
        let paths = ["-I", build.appending(path: "Modules").path, "-I", folder.path]
        let threads = ["-Xcc", "-fmodule-map-file=\(build.appending(path: "CThreadLocal.build/module.modulemap").path)"]
        let output = folder.appending(path: "\(module).swiftmodule").path
        // Making a module leaves the bodies of functions out.
        for action in [["-typecheck"], ["-emit-module", "-o", output]] {
            let said = try Self.run(["swiftc"] + action + ["-module-name", module] + Self.flags + paths + threads + viewModels)
            guard said.isEmpty else { return said }
        }
        if tests.isEmpty { return "" }
        return try Self.run(
            ["swiftc", "-typecheck", "-module-name", "\(module)Tests"] + Self.flags + paths + threads + Self.testing
                + tests)
    }

    /// The plugin with the macros of Swift Testing, which lies beside the compiler.
    private static let testing: [String] = {
        guard let compiler = try? run(["sh", "-c", "readlink -f \"$(command -v swiftc)\" 2>/dev/null || xcrun -f swiftc"]) else {
            return []
        }
        let usr = URL(filePath: compiler.trimmingCharacters(in: .whitespacesAndNewlines)).deletingLastPathComponent()
            .deletingLastPathComponent()
        return ["-plugin-path", usr.appending(path: "lib/swift/host/plugins/testing").path]
    }()

    /// Runs a command and gives all that it prints.
    static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 || !output.isEmpty ? output : "\(arguments[0]) failed with \(process.terminationStatus)"
    }
}
