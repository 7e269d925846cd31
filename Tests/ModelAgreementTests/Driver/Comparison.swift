import FlowInterpreter
import Foundation

/// Runs the same actions through both, and finds where they part.
@MainActor struct Comparison {
    let program: FlowProgram
    let compiled: () -> CompiledFlow

    /// The first difference; nil if there is none.
    func difference(after actions: [FlowAction]) async throws -> Difference? {
        let compiled = compiled()
        let interpreted = try InterpretedFlow(program)
        if let difference = try difference(compiled, interpreted, []) { return difference }
        for (index, action) in actions.enumerated() {
            try await compiled.perform(action)
            try interpreted.perform(action)
            if let difference = try difference(compiled, interpreted, Array(actions[...index])) { return difference }
        }
        return nil
    }

    private func difference(_ compiled: CompiledFlow, _ interpreted: InterpretedFlow, _ actions: [FlowAction]) throws -> Difference? {
        let found = Dictionary(compiled.observe(), uniquingKeysWith: { first, _ in first })
        let expected = Dictionary(try interpreted.observe(), uniquingKeysWith: { first, _ in first })
        let names = Set(found.keys).union(expected.keys).sorted().filter { !Self.areSame(found[$0], expected[$0]) }
        return names.isEmpty ? nil : Difference(flow: program.flow, actions: actions, parts: names.map { ($0, found[$0], expected[$0]) })
    }

    /// The compiled flow reads `now` on the wall, and the interpreter on a clock that the actions move; days are what specs compare.
    private static func areSame(_ one: Value?, _ other: Value?) -> Bool {
        if case .date(let date)? = one, case .date(let expected)? = other { return abs(date.timeIntervalSince(expected)) < 43_200 }
        return one == other
    }

    /// The shortest sequence that still shows a difference, as far as leaving out actions leads to it.
    func shrunk(_ difference: Difference) async throws -> Difference {
        var shortest = difference
        var shrinking = ActionShrinking(difference.actions)
        while let fewer = shrinking.next() {
            guard let still = try? await self.difference(after: fewer) else { continue }
            shortest = still
            shrinking.accept(still.actions)
        }
        return shortest
    }
}
