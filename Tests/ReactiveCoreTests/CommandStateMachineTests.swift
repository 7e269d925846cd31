import Testing

@testable import ReactiveCore

/// The decisions of a command, without a command.
@Suite struct CommandStateMachineTests {
    typealias Machine = CommandStateMachine<String>

    static func describe(_ start: Machine.Start) -> String {
        switch start {
        case .disabled: "disabled"
        case .run(let id, cancelling: let earlier): earlier.isEmpty ? "run \(id)" : "run \(id) cancelling \(earlier)"
        case .wait(let id): "wait \(id)"
        }
    }

    static func describe(_ finish: Machine.Finish) -> String {
        switch finish {
        case .dropped: "dropped"
        case .finished: "finished"
        case .finishedThenRun(let id, let input): "finished, then run \(id) \(input)"
        }
    }

    /// `s` starts, `d` starts while the condition does not hold, `f1` finishes 1, `w1` takes 1 out of the queue, `c` cancels all, `e` ends.
    @Test(arguments: [
        (CommandPolicy.ignore, "s s f1 s f2 f2", "run 1, disabled, finished, run 2, finished, dropped"),
        (.ignore, "d s d f1", "disabled, run 1, disabled, finished"),
        (.ignore, "s c f1 s", "run 1, [1] [], dropped, run 2"),
        (.ignore, "f1", "dropped"),
        (.restart, "s s s f1 f2 f3", "run 1, run 2 cancelling [1], run 3 cancelling [2], dropped, dropped, finished"),
        (.restart, "s d f1 s", "run 1, disabled, finished, run 2"),
        (.restart, "s s c f2", "run 1, run 2 cancelling [1], [2] [], dropped"),
        (.queue, "s s s f1 f2 f3", "run 1, wait 2, wait 3, finished, then run 2 s, finished, then run 3 s, finished"),
        (.queue, "s s s w2 f1 f3", "run 1, wait 2, wait 3, true, finished, then run 3 s, finished"),
        (.queue, "s s d c s f1 f2", "run 1, wait 2, disabled, [1] [2], run 3, dropped, dropped"),
        (.queue, "s w1 f2", "run 1, false, dropped"),
        (.concurrent, "s s s f2 f1 f3", "run 1, run 2, run 3, finished, finished, finished"),
        (.concurrent, "s s c f1 s", "run 1, run 2, [1, 2] [], dropped, run 3"),
        (.ignore, "e s", ", disabled"), (.restart, "s e s f1", "run 1, , disabled, finished"), (.queue, "e s", ", disabled"),
        (.concurrent, "e s", ", disabled"),
    ])
    func decides(_ policy: CommandPolicy, _ script: String, _ expected: String) {
        var machine = Machine(policy: policy)
        var log: [String] = []
        for step in script.split(separator: " ") {
            let id = Int(step.dropFirst()) ?? 0
            switch step.first {
            case "s": log.append(Self.describe(machine.start("s", isAllowed: true)))
            case "d": log.append(Self.describe(machine.start("d", isAllowed: false)))
            case "f": log.append(Self.describe(machine.finish(id)))
            case "w": log.append("\(machine.stopWaiting(id))")
            case "c":
                let (running, waiting) = machine.cancelAll()
                log.append("\(running) \(waiting)")
            default:
                machine.end()
                log.append("")
            }
        }
        #expect(log.joined(separator: ", ").replacing("finished, ,", with: "finished,") == expected)
    }

    @Test(arguments: [CommandPolicy.ignore, .restart, .queue, .concurrent], 0..<50)
    func neverRunsMoreThanItMay(_ policy: CommandPolicy, _ seed: UInt64) {
        var generator = SmallGenerator(seed: seed)
        var machine = Machine(policy: policy)
        var accepted: Set<Int> = []
        var over: Set<Int> = []
        for _ in 0..<200 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0, 1:
                let couldStart = machine.accepts
                let isAllowed = Bool.random(using: &generator)
                let start = machine.start("", isAllowed: isAllowed)
                #expect((start.id != nil) == (isAllowed && couldStart))
                if let id = start.id { #expect(accepted.insert(id).inserted) }
                if case .run(_, cancelling: let earlier) = start { over.formUnion(earlier) }
            case 2, 3:
                let id = Int.random(in: 0...(accepted.count + 1), using: &generator)
                let wasRunning = machine.isRunning(id)
                if case .dropped = machine.finish(id) { #expect(!wasRunning) } else { #expect(over.insert(id).inserted) }
            default:
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    let (running, waiting) = machine.cancelAll()
                    over.formUnion(running + waiting)
                }
            }
            if policy != .concurrent { #expect(machine.running.count <= 1) }
            if policy != .queue { #expect(machine.waiting.isEmpty) }
            #expect(machine.isExecuting || machine.waiting.isEmpty)
            #expect(over.isDisjoint(with: machine.running))
            #expect(Set(machine.running + machine.waiting.map(\.id)).union(over) == accepted)
        }
    }
}
