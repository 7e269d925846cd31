import Synchronization
import Testing

@testable import ReactiveCore

@Suite(.serialized) struct ConjunctionTests {
    @Test func conditionsCanBeAddedAndRemoved() {
        let flags = (0..<4).map { _ in MutableProperty(true) }
        let all = Conjunction([flags[0]])
        var seen: [Bool] = []
        all.negated().observe { seen.append($0) }
        all.add(flags[1])
        all.add(flags[2].map { $0 }.and(flags[3]))
        flags[3].value = false
        #expect(!all.value)
        flags[1].value = false
        all.remove(flags[1])
        flags[3].value = true
        #expect(all.value)
        #expect(seen == [true, false])
    }

    @Test func aConditionThatDependsOnTheConjunctionIsReported() {
        let problems = Mutex<[ReactiveProblem]>([])
        let before = ReactiveProblem.handler
        ReactiveProblem.handler = { problem in problems.withLock { $0.append(problem) } }
        defer { ReactiveProblem.handler = before }
        let all = Conjunction()
        all.named("all")
        let dependent = all.negated().named("not all").map { !$0 }.named("again")
        all.add(dependent)
        #expect(problems.withLock { $0 } == [.cycle(path: ["all", "not all", "again", "all"])])
        #expect(all.value)
    }

    @Test func aLoopThatDoesNotSettleIsStoppedAndReported() {
        let problems = Mutex<[ReactiveProblem]>([])
        let before = ReactiveProblem.handler
        ReactiveProblem.handler = { problem in problems.withLock { $0.append(problem) } }
        defer { ReactiveProblem.handler = before }
        let a = MutableProperty(0).named("a")
        let b = MutableProperty(0).named("b")
        a.observe { b.value = $0 + 1 }
        b.observe { a.value = $0 + 1 }
        a.value = 1
        #expect(problems.withLock { $0 } == [.unsettledLoop(path: ["a", "b", "a"])])
        a.value = 5
        #expect(problems.withLock { $0 }.count == 2)
    }
}
