import Testing

@testable import ReactiveCore

@Suite struct PropertyListTests {
    /// The values are those of the properties that are there, and are announced once for each change, whatever is exchanged.
    @Test(arguments: 0..<50 as Range<UInt64>) func agreesWithAnArray(seed: UInt64) {
        var random = SmallGenerator(seed: seed)
        let sources = (0..<6).map { MutableProperty($0) }
        let all = sources.map { $0 as Property<Int> } + sources.map { source in source.map { $0 * 10 } }
        let list = PropertyList<Int>()
        let sum = list.map { $0.reduce(0, +) }
        var seen: [Int] = []
        sum.observe { seen.append($0) }
        var expected: [Int] = []
        for _ in 0..<60 {
            transaction {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    if Bool.random(using: &random) {
                        sources[Int.random(in: 0..<6, using: &random)].value = Int.random(in: 0..<4, using: &random)
                    } else {
                        list.properties = all.shuffled(using: &random).prefix(Int.random(in: 0..<8, using: &random)).map(\.self)
                    }
                    #expect(list.value == list.properties.map(\.value) && sum.value == list.value.reduce(0, +))
                }
            }
            if expected.last ?? 0 != sum.value { expected.append(sum.value) }
        }
        #expect(seen == expected)
    }

    @Test func aDeepPropertyRaisesWhatDependsOnTheList() {
        let source = MutableProperty(1)
        let list = PropertyList<Int>()
        var seen: [String] = []
        Property.derived(from: list, source) { "\($0) \($1)" }.observe { seen.append($0) }
        var deep = source.map { $0 }
        for _ in 0..<20 { deep = deep.map { $0 + 1 } }
        list.properties = [deep]
        source.value = 2
        #expect(seen == ["[21] 1", "[22] 2"])
    }

    @Test func insideOfAnObserverItHappensAfterwards() {
        let (trigger, one) = (MutableProperty(0), MutableProperty(1))
        let list = PropertyList<Int>()
        trigger.observe { _ in
            list.properties.append(one)
            list.properties.append(one)
            #expect(list.value == [])
        }
        trigger.value = 1
        #expect(list.value == [1, 1])
    }

    @Test func whatDependsOnTheListIsLeftOut() {
        let list = PropertyList([MutableProperty(1)]).named("list")
        let problems = collectProblems { list.properties.append(list.map(\.count)) }
        #expect(problems.count == 1 && list.value == [1])
    }
}
