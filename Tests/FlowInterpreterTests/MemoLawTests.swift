import FlowSpec
import Foundation
import Testing

@testable import FlowInterpreter

/// What is kept of a flow that runs is what would be computed anew.
@Suite struct MemoLawTests {
    @Test(arguments: BoundaryLawTests.specs, [1, 2, 3] as [UInt64]) func keptAsComputed(_ path: String, seed: UInt64) throws {
        let flow = try BoundaryLawTests.flow(ofSpec: path)
        var running = try RunningFlow(FlowProgram(flow), beginning: Date(timeIntervalSinceReferenceDate: 0))
        var generator = ActionGenerator(flow, seed: seed)
        for action in generator.actions(60) {
            // Of a copy the same has to be so.
            if running.program.readers != nil { running.computeAll() }
            if let copy = RunningFlow(copyOf: running) { running = copy }
            do {
                try running.perform(action)
            } catch {
                break
            }
            let kept = Self.derived(from: running)
            running.hasChanged()
            #expect(kept == Self.derived(from: running), "after \(action)")
        }
    }

    /// Where edits are independent, it is all the same whether they are made at once or one after the other.
    @Test(arguments: BoundaryLawTests.specs) func independentEdits(_ path: String) throws {
        let flow = try BoundaryLawTests.flow(ofSpec: path)
        let program = FlowProgram(flow)
        guard program.editsAreIndependent else { return }
        var generator = ActionGenerator(flow, seed: 5)
        let edits = generator.actions(200).flatMap { action in if case .edit(let edits) = action { edits } else { [] as [RunningFlow.Edit] }
        }
        let (one, other) = (try RunningFlow(program), try RunningFlow(program))
        for edit in edits { try one.edit([edit]) }
        try other.edit(edits.reduce([]) { $0.merging([$1]) })
        #expect(Self.derived(from: one) == Self.derived(from: other))
    }

    /// All that is derived; nil where a compiled program would stop.
    private static func derived(from flow: RunningFlow) -> [Value?] {
        let model = flow.program.flow
        var result: [Value?] = []
        func add(_ value: () throws(Interruption) -> Value) { result.append(try? value()) }
        for field in model.fields.indices { add { () throws(Interruption) in .bool(try flow.isActive(field)) } }
        for value in model.values.indices { add { () throws(Interruption) in try flow.value(ofDerived: value) } }
        for rule in model.validations.rules.indices { add { () throws(Interruption) in .bool(try flow.holds(rule)) } }
        for command in model.commands.indices { add { () throws(Interruption) in .bool(try flow.isEnabled(command)) } }
        add { () throws(Interruption) in .bool(try flow.isValid()) }
        add { () throws(Interruption) in .array(try flow.errors().map { .string($0) }) }
        return result
    }
}
