import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Foundation

// Runs one of the random flows in both ways, and tells where they part:
//
//     agreement FOLDER SEQUENCES NUMBER
//
// A process for each, for a compiled flow that stops takes its process along.

@main @MainActor struct Agreement {
    static func main() async throws {
        let folder = URL(filePath: CommandLine.arguments[1])
        let count = UInt64(CommandLine.arguments[2]) ?? 5
        let (path, compiled) = cases[Int(CommandLine.arguments[3]) ?? 0]
        let source = SourceText(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        guard let flow = FlowChecker.check([source])[0].flow else { fatalError("\(path) is not accepted") }
        let program = FlowProgram(flow)
        let comparison = Comparison(program: program, compiled: compiled)
        for seed in 0..<count {
            var generator = ActionGenerator(flow, seed: seed)
            let actions = possible(generator.actions(20), program)
            guard let difference = try await comparison.difference(after: actions) else { continue }
            print("\(path): \(difference)")
            exit(1)
        }
    }

    /// The actions up to the first after which a program would stop, as the interpreter says.
    private static func possible(_ actions: [FlowAction], _ program: FlowProgram) -> [FlowAction] {
        guard let interpreted = try? InterpretedFlow(program), (try? interpreted.observe()) != nil else { exit(3) }
        var result: [FlowAction] = []
        for action in actions {
            guard (try? interpreted.perform(action)) != nil, (try? interpreted.observe()) != nil else { return result }
            result.append(action)
        }
        return result
    }
}
