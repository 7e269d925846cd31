import ExpressionSupport
import FlowInterpreter
import FlowMarkdown
import FlowSpec
import FlowSwift
import Foundation

// Writes random flows that the checker accepts, what is generated from them, and what compares the compiled ones with the interpreter:
//
//     swift run random-flows FOLDER COUNT [FIRST SEED]
//
// `.ci/random-flows` compiles and runs it.

@main struct RandomFlows {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let folder = arguments.first.map({ URL(filePath: $0) }), let count = arguments.dropFirst().first.flatMap({ UInt64($0) })
        else {
            print("usage: random-flows FOLDER COUNT [FIRST SEED]")
            exit(2)
        }
        let first = arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
        var reasons: [String: Int] = [:]
        var cases: [String] = []
        for seed in first..<(first + count) {
            guard let accepted = AcceptedFlow(seed: seed) else {
                print("random-flows: nothing of the flow with seed \(seed) is accepted")
                exit(1)
            }
            for reason in accepted.refused { reasons[String(reason.prefix { $0 != ":" }), default: 0] += 1 }
            let output = FlowGenerator(module: "ViewModels").generate([accepted.source])
            let stubs = output.tests.filter { $0.name.hasSuffix("Stub.swift") }
            for file in output.viewModels + stubs {
                try write(file.contents.replacing("import ViewModels\n", with: ""), to: folder.appending(path: "Swift/\(file.name)"))
            }
            let adapter = AdapterWriter(accepted.flow, module: nil).file
            try write(adapter.text, to: folder.appending(path: "Swift/\(adapter.name)"))
            try write(accepted.source.text, to: folder.appending(path: accepted.source.path))
            cases.append("    (\"\(accepted.source.path)\", Adapters.flow\(seed)),")
        }
        let list = [
            "/// Each spec, and its compiled flow.", "let cases: [(path: String, compiled: @MainActor @Sendable () -> CompiledFlow)] = [",
        ]
        try write((list + cases + ["]"]).joined(separator: "\n") + "\n", to: folder.appending(path: "Swift/Cases.swift"))
        let left = reasons.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        print("\(count) flows; statements that were left out as mistakes: \(left)")
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
