import FlowInterpreter
import FlowSpec

/// Where the two ways of running a flow part, as a scenario that can be put into its spec.
struct Difference: CustomStringConvertible {
    let actions: [Action]
    let name: String
    let compiled: Value?
    let interpreted: Value?

    var description: String {
        let steps = actions.map { "- \(Self.step($0))\n" }.joined()
        return """
            ### A difference in \(name)

            \(steps)- expect `\(name) == \(interpreted.map { "\($0)" } ?? "nothing")`

            The compiled flow has \(compiled.map { "\($0)" } ?? "nothing of that name").
            """
    }

    private static func step(_ action: Action) -> String {
        switch action {
        case .edit(let edits):
            let texts = edits.map { edit in
                switch edit.entry {
                case .value(let value): "`\(edit.field) = \(value)`"
                case .text(let text): "`\(edit.field).text = \(Value.string(text))`"
                }
            }
            return "set " + texts.joined(separator: ", ")
        case .touch(let field): return "(the user leaves `\(field)`)"
        case .start(let command, let input):
            return "start `\(command)`" + (input.isEmpty ? "" : " with " + input.map { "`\($0)`" }.joined(separator: ", "))
        case .askAgain(let field): return "(what could not be checked on `\(field)` is asked again)"
        case .cancel(let command): return "(`\(command)` is cancelled)"
        case .retry(let command): return "(`\(command)` is repeated)"
        case .answer(let service, .returns(let value)): return "`\(service)` returns `\(value)`"
        case .answer(let service, .throws(.value(let error))): return "`\(service)` throws `\(error)`"
        case .answer(let service, .throws(.any)): return "`\(service)` throws"
        case .advance(let milliseconds): return "after \(milliseconds) ms"
        case .reset: return "(the flow starts anew)"
        }
    }
}

/// Runs the same actions through both, and finds where they part.
@MainActor struct Comparison {
    let program: FlowProgram
    let compiled: () -> CompiledFlow

    /// The first difference; nil if there is none.
    func difference(after actions: [Action]) async throws -> Difference? {
        let compiled = compiled()
        let interpreted = try InterpretedFlow(program)
        if let difference = try difference(compiled, interpreted, []) { return difference }
        for (index, action) in actions.enumerated() {
            await compiled.perform(action)
            try interpreted.perform(action)
            if let difference = try difference(compiled, interpreted, Array(actions[...index])) { return difference }
        }
        return nil
    }

    private func difference(_ compiled: CompiledFlow, _ interpreted: InterpretedFlow, _ actions: [Action]) throws -> Difference? {
        let found = Dictionary(compiled.observe(), uniquingKeysWith: { first, _ in first })
        let expected = Dictionary(try interpreted.observe(), uniquingKeysWith: { first, _ in first })
        for name in Set(found.keys).union(expected.keys).sorted() where found[name] != expected[name] {
            return Difference(actions: actions, name: name, compiled: found[name], interpreted: expected[name])
        }
        return nil
    }

    /// The shortest sequence that still shows a difference, as far as leaving out actions leads to it.
    func shrunk(_ difference: Difference) async throws -> Difference {
        var shortest = difference
        var index = 0
        while index < shortest.actions.count {
            var fewer = shortest.actions
            fewer.remove(at: index)
            if let still = try? await self.difference(after: fewer) {
                shortest = still
                index = 0
            } else {
                index += 1
            }
        }
        return shortest
    }
}
