import Foundation

/// The program as a user runs it.
enum Flowgen {
    struct Result: Equatable {
        var status: Int32
        var output = ""
        var errors = ""
    }

    /// Runs flowgen in a folder, and gives everything that it prints.
    ///
    /// - Parameter caches: where records of what was generated are kept; nil for the user's own folder.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "", caches: TemporaryFolder? = nil
    ) throws -> Result {
        // Files hold any amount, while a full pipe would stop the program.
        let printed = try TemporaryFolder()
        let process = Process()
        process.executableURL = try executable()
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        if let caches {
            process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": caches.url.path]) { $1 }
        }
        try printed.write(input, to: "input")
        process.standardInput = try FileHandle(forReadingFrom: printed.url.appending(path: "input"))
        process.standardOutput = try printed.handle(of: "output")
        process.standardError = try printed.handle(of: "errors")
        try process.run()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: try printed.text(of: "output"), errors: try printed.text(of: "errors"))
    }

    /// The program is built beside the bundle of the tests.
    static func executable() throws -> URL {
        let bundles = [Bundle(for: BundleMarker.self).bundleURL, Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0])]
        for bundle in bundles {
            for folder in [bundle, bundle.deletingLastPathComponent()] {
                let candidate = folder.appending(path: "flowgen")
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
                if exists, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            }
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "flowgen beside \(bundles)"])
    }

    private final class BundleMarker {}
}
