import Foundation

/// The compiler of the toolchain that runs the tests, and the programs that it makes.
public enum SwiftCompiler {
    /// The compiler did not run, or did not accept what has to compile.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// What the compiler says of the source when it checks types; empty if nothing is wrong.
    public static func check(_ source: String) throws -> String {
        try inTemporaryFolder(with: source) { file, _ in
            let result = try run("/usr/bin/env", ["swiftc", "-typecheck"] + options + [file])
            guard result.status == 0 || result.errors.contains("error:") else { throw Failure(description: result.errors) }
            return result.errors
        }
    }

    /// A program that was run.
    public struct Result: Sendable {
        /// Zero if all went well; the signal if one ended the program.
        public let status: Int32
        public let output: String
        public let errors: String
    }

    /// Compiles the source as a program, together with files that are there already, and calls `body` with a function that runs it with
    /// arguments.
    public static func withProgram<Value>(
        _ source: String, files: [String] = [], _ body: (_ run: ([String]) throws -> Result) throws -> Value
    ) throws -> Value {
        try inTemporaryFolder(with: source) { file, folder in
            let program = folder + "/program"
            let compiled = try run("/usr/bin/env", ["swiftc", "-Onone", "-o", program] + options + [file] + files)
            guard compiled.status == 0 else { throw Failure(description: compiled.errors) }
            return try body { try run(program, $0) }
        }
    }

    private static let options = ["-swift-version", "6", "-package-name", "flowgen", "-diagnostic-style", "llvm"]

    private static func inTemporaryFolder<Value>(
        with source: String, _ body: (_ file: String, _ folder: String) throws -> Value
    ) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("main.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        return try body(file.path, folder.path)
    }

    private static func run(_ path: String, _ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // A program that is meant to trap would otherwise print where it did, which takes seconds.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        // Files rather than pipes: both streams can be long, and nobody has to read them at the same time.
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("flowgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        func stream(_ name: String) throws -> (URL, FileHandle) {
            let url = streams.appendingPathComponent(name)
            try Data().write(to: url)
            return (url, try FileHandle(forWritingTo: url))
        }
        let (output, outputHandle) = try stream("output")
        let (errors, errorsHandle) = try stream("errors")
        process.standardOutput = outputHandle
        process.standardError = errorsHandle
        try process.run()
        process.waitUntilExit()
        func text(of url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
        return Result(status: process.terminationStatus, output: try text(of: output), errors: try text(of: errors))
    }
}
