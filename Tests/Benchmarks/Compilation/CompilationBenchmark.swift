import Foundation

/// Measures what the compiler needs to check the types of generated view models, and of one that is written by hand.
///
///     swift run -c release benchmarks compilation
struct CompilationBenchmark {
    /// Where the modules lie that the generated code imports.
    let modules: String
    private static let runCount = 5

    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    func run() throws {
        let folder = Self.package.appending(path: "Generated/ViewModels")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        let limits = ["-Xfrontend", "-warn-long-expression-type-checking=50", "-Xfrontend", "-warn-long-function-bodies=100"]
        print("What takes longer than 50 ms (an expression) or 100 ms (a function) in \(names.count) generated files:")
        // Warnings are shown as they come; nothing is shown if there are none.
        _ = compiler(limits + names.map { folder.appending(path: $0).path }, showsOutput: true)
        let generated = time([folder.appending(path: "LoanApplicationViewModel.swift").path])
        let handWritten = time([
            Self.package.appending(path: "Tests/Benchmarks/Compilation/HandWrittenLoanApplication.swift").path
        ])
        let empty = time([])
        print(String(format: "20 fields, generated:       %6.0f ms", generated))
        print(String(format: "20 fields, written by hand: %6.0f ms", handWritten))
        print(String(format: "an empty file:              %6.0f ms", empty))
        print(String(format: "generated / by hand (reach: 1.5): %.2f", generated / handWritten))
    }

    /// The least processor time of several runs, in milliseconds.
    private func time(_ files: [String]) -> Double {
        (0..<Self.runCount).map { _ in compiler(files.isEmpty ? [emptyFile] : files, showsOutput: false).processorTime }.min() ?? 0
    }

    private var emptyFile: String {
        let file = FileManager.default.temporaryDirectory.appending(path: "flowgen-benchmark-empty.swift")
        try? Data().write(to: file)
        return file.path
    }

    private func compiler(_ arguments: [String], showsOutput: Bool) -> ChildProcess {
        ChildProcess(
            "/usr/bin/env",
            ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules] + arguments, in: Self.package.path,
            showsOutput: showsOutput)
    }
}
