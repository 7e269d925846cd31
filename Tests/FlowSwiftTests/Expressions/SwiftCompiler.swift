import Foundation
import Testing

/// The compiler of the toolchain that runs the tests.
enum SwiftCompiler {
    /// What the compiler says of the source when it checks types; empty if nothing is wrong.
    static func check(_ source: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Source.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", file.path]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 || output.contains("error:"), "the compiler did not run: \(output)")
        return output
    }
}
