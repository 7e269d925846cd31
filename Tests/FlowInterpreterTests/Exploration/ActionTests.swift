import FlowSpec
import Foundation
import Testing

@testable import FlowInterpreter

/// What can happen to a flow is made up, shrunk and written down.
@Suite struct ActionTests {
    @Test func theSameSeedGivesTheSameActions() throws {
        let flow = try MutatedSpec.flow(MutatedSpec.text)
        func actions(_ seed: UInt64) -> [FlowAction] {
            var generator = ActionGenerator(flow, seed: seed)
            return generator.actions(50)
        }
        #expect(actions(3).map { "\($0)" } == actions(3).map { "\($0)" })
        #expect(actions(3) != actions(4))
    }

    /// What is left is needed, whatever is looked for.
    @Test(arguments: 0..<20 as Range<UInt64>) func nothingMoreCanBeLeftOut(seed: UInt64) throws {
        let flow = try MutatedSpec.flow(MutatedSpec.text)
        var generator = ActionGenerator(flow, seed: seed)
        let actions = generator.actions(30)
        // Both fields are edited, and then time passes.
        func shows(_ actions: [FlowAction]) -> Bool {
            var seen: Set<String> = []
            for action in actions {
                if case .edit(let edits) = action { seen.formUnion(edits.map(\.field)) }
                if case .advance = action, seen.isSuperset(of: ["name", "count"]) { return true }
            }
            return false
        }
        guard shows(actions) else { return }
        var shrinking = ActionShrinking(actions)
        while let fewer = shrinking.next() {
            if shows(fewer) { shrinking.accept(fewer) }
        }
        guard shrinking.shortest.count == 2, case .edit(let edits) = shrinking.shortest[0], case .advance = shrinking.shortest[1] else {
            Issue.record("\(shrinking.shortest)")
            return
        }
        #expect(Set(edits.map(\.field)) == ["name", "count"] && edits.count == 2)
    }

    @Test(arguments: [
        (Duration.milliseconds(300), "300 ms"), (.milliseconds(1_500), "1500 ms"), (.seconds(5), "5 s"), (.seconds(90), "90 s"),
        (.seconds(300), "5 min"), (.seconds(7_200), "2 h"), (.zero, "0 ms"),
    ])
    func durationsAreWrittenInTheirLargestUnit(duration: Duration, text: String) { #expect(duration.spelling == text) }

    /// What a step says is what happens: a scenario made of actions does the same.
    @Test(arguments: 0..<30 as Range<UInt64>) func aStepMeansItsAction(seed: UInt64) throws {
        let flow = try MutatedSpec.flow(MutatedSpec.text)
        let today = Date.now
        var generator = ActionGenerator(flow, seed: seed)
        let actions = generator.actions(20).filter { action in
            switch action {
            case .edit, .addRow, .removeRow, .moveRow, .start, .answer, .advance, .undo, .redo, .reopen, .next, .back, .nextRefused, .go:
                true
            case .touch, .askAgain, .cancel, .retry, .reset, .keepDraft, .restoreDraft: false
            }
        }
        let steps = actions.map { "- \($0.step(of: flow, today: today))\n" }.joined()
        let again = try MutatedSpec.flow(MutatedSpec.text + "\n## Scenarios\n\n### It\n\n" + steps)
        #expect(again.scenarioActions == [actions])
    }
}
