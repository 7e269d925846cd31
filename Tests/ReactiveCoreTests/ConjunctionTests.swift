import Testing

@testable import ReactiveCore

@Suite struct ConjunctionTests {
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
        all.remove(flags[1])
        #expect(all.value)
    }

    @Test func addingAFalseConditionIsAChange() {
        let all = Conjunction()
        var seen: [Bool] = []
        all.observe { seen.append($0) }
        let flag = MutableProperty(false)
        all.add(flag)
        all.add(flag)
        #expect(seen == [false])
        all.remove(flag)
        #expect(!all.value)
        all.remove(flag)
        #expect(seen == [false, true])
    }

    @Test func addingADeepConditionRaisesWhatDependsOnIt() {
        let source = MutableProperty(0)
        let all = Conjunction()
        var seen: [String] = []
        let beside = Property.derived(from: all, source) { "\($0) \($1)" }
        beside.observe { seen.append($0) }
        var deep = source.map { $0 }
        for _ in 0..<20 { deep = deep.map { $0 } }
        all.add(deep.map { $0 % 2 == 0 })
        source.value = 1
        source.value = 2
        source.value = 4
        #expect(seen == ["false 1", "true 2", "true 4"])
    }

    @Test func insideOfAnObserverItHappensAfterwards() {
        let (trigger, flag) = (MutableProperty(0), MutableProperty(false))
        let all = Conjunction()
        trigger.observe { value in
            if value == 1 { all.add(flag) } else { all.remove(flag) }
            #expect(all.value)
        }
        trigger.value = 1
        #expect(!all.value)
        flag.value = true
        trigger.value = 2
        #expect(all.value)
        transaction {
            flag.value = false
            all.add(flag)
            #expect(!all.value)
            flag.value = true
            #expect(all.value)
        }
    }

    @Test func aConditionThatDependsOnTheConjunctionIsReported() {
        let all = Conjunction()
        all.named("all")
        let dependent = all.negated().named("not all").map { !$0 }.named("again")
        #expect(collectProblems { all.add(dependent) } == [.cycle(path: ["all", "not all", "again", "all"])])
        #expect(collectProblems { all.add(all) } == [.cycle(path: ["all", "all"])])
        #expect(all.value)
    }

    @Test func itEndsWithItsConditions() {
        var flag: MutableProperty<Bool>? = MutableProperty(true)
        var ends = 0
        var all: Conjunction? = Conjunction([flag!])
        all?.signal.observe(value: { _ in }, ended: { _ in ends += 1 })
        flag = nil
        #expect(ends == 0)
        all = nil
        #expect(ends == 1)
    }
}
