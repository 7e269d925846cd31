import Testing

@testable import ReactiveCore

/// Laws over generated graphs: whatever is made, changed and disposed of, each value equals its recomputation from scratch, and no
/// observer is told twice, or of a mixed state.
@Suite struct GraphLawTests {
    /// A graph, and beside it how each value is computed from the sources.
    final class Graph {
        var sources: [MutableProperty<Int>] = []
        var flags: [MutableProperty<Bool>] = []
        var numbers: [(property: Property<Int>, recompute: () -> Int)] = []
        var conditions: [(property: Property<Bool>, recompute: () -> Bool)] = []
        var recomputations = 0

        init(_ generator: inout SmallGenerator) {
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let source = MutableProperty(Int.random(in: 0...9, using: &generator))
                sources.append(source)
                numbers.append((source, { source.node.current }))
            }
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let flag = MutableProperty(Bool.random(using: &generator))
                flags.append(flag)
                conditions.append((flag, { flag.node.current }))
            }
            for _ in 0..<Int.random(in: 0...40, using: &generator) { add(&generator) }
        }

        private func add(_ generator: inout SmallGenerator) {
            let a = numbers.randomElement(using: &generator)!
            let b = numbers.randomElement(using: &generator)!
            let c = conditions.randomElement(using: &generator)!
            switch Int.random(in: 0..<10, using: &generator) {
            case 0:
                let modulus = Int.random(in: 2...5, using: &generator)
                numbers.append((a.property.map { $0 % modulus }, { a.recompute() % modulus }))
            case 1: numbers.append((.derived(from: a.property, b.property) { $0 &+ $1 }, { a.recompute() &+ b.recompute() }))
            case 2:
                numbers.append(
                    (
                        .derived(from: a.property, b.property, c.property) { $2 ? $0 : $1 },
                        { c.recompute() ? a.recompute() : b.recompute() }
                    ))
            case 3: conditions.append((a.property.map { $0 % 2 == 0 }, { a.recompute() % 2 == 0 }))
            case 4: conditions.append((c.property.negated(), { !c.recompute() }))
            case 5:
                let some = pick(&generator)
                conditions.append((.all(some.map(\.property)), { some.allSatisfy { $0.recompute() } }))
            case 6:
                let some = pick(&generator)
                conditions.append((.any(some.map(\.property)), { some.contains { $0.recompute() } }))
            case 7:
                let some = (0..<3).map { _ in numbers.randomElement(using: &generator)! }
                numbers.append(
                    (.derived(fromAll: some.map(\.property)) { $0.reduce(0, &+) }, { some.reduce(0) { $0 &+ $1.recompute() } }))
            case 8:
                let some = pick(&generator)
                let conjunction = Conjunction()
                for condition in some { conjunction.add(condition.property) }
                conditions.append((conjunction, { some.allSatisfy { $0.recompute() } }))
            default:
                numbers.append((a.property.map { [$0] }.map { $0[0] &+ 1 }, { a.recompute() &+ 1 }))
            }
        }

        private func pick(_ generator: inout SmallGenerator) -> [(property: Property<Bool>, recompute: () -> Bool)] {
            (0..<Int.random(in: 0...6, using: &generator)).map { _ in conditions.randomElement(using: &generator)! }
        }

        var mistakes: [String] {
            numbers.enumerated().filter { $1.property.node.current != $1.recompute() }.map { "number \($0.offset)" }
                + conditions.enumerated().filter { $1.property.node.current != $1.recompute() }.map { "condition \($0.offset)" }
        }

        /// One source or flag.
        func change(_ generator: inout SmallGenerator) {
            if Bool.random(using: &generator) {
                sources.randomElement(using: &generator)!.value = Int.random(in: 0...9, using: &generator)
            } else {
                flags.randomElement(using: &generator)!.value = Bool.random(using: &generator)
            }
        }
    }

    @Test(arguments: 0..<40)
    func valuesEqualTheirRecomputation(_ seed: UInt64) {
        var generator = SmallGenerator(seed: seed)
        for _ in 0..<10 {
            let graph = Graph(&generator)
            for _ in 0..<30 {
                if Int.random(in: 0..<3, using: &generator) > 0 {
                    graph.change(&generator)
                } else {
                    transaction {
                        for _ in 0..<Int.random(in: 1...5, using: &generator) {
                            graph.change(&generator)
                            // A read in the middle is fresh.
                            let some = graph.numbers.randomElement(using: &generator)!
                            #expect(some.property.value == some.recompute())
                        }
                    }
                }
                #expect(graph.mistakes == [])
            }
        }
    }

    @Test(arguments: 0..<40)
    func observersAreToldOnceOfConsistentStates(_ seed: UInt64) {
        var generator = SmallGenerator(seed: seed)
        for _ in 0..<10 {
            let graph = Graph(&generator)
            var told: [Int: Int] = [:]
            var observations: [Disposable] = []
            for (index, number) in graph.numbers.enumerated() {
                observations.append(
                    number.property.observe { value in
                        told[index, default: 0] += 1
                        #expect(value == number.recompute())
                        #expect(graph.mistakes == [])
                    })
            }
            for _ in 0..<20 {
                let before = graph.numbers.map { $0.recompute() }
                told = [:]
                transaction { for _ in 0..<Int.random(in: 1...4, using: &generator) { graph.change(&generator) } }
                for (index, number) in graph.numbers.enumerated() {
                    #expect(told[index] ?? 0 == (before[index] == number.recompute() ? 0 : 1))
                }
            }
            for observation in observations { observation.dispose() }
        }
    }

    /// Observers dispose of one another, set sources, make and drop properties, all in the middle of a round.
    @Test(arguments: 0..<40)
    func anythingMayHappenInsideOfObservers(_ seed: UInt64) {
        var generator = SmallGenerator(seed: seed)
        for _ in 0..<10 {
            var graph: Graph? = Graph(&generator)
            var observations: [Disposable] = []
            var disposed: Set<Int> = []
            var inner = SmallGenerator(seed: seed &+ 1)
            var changesLeft = 30
            for number in graph!.numbers {
                let index = observations.count
                observations.append(
                    number.property.observe { [weak graph] _ in
                        #expect(!disposed.contains(index))
                        switch Int.random(in: 0..<6, using: &inner) {
                        case 0:
                            let other = Int.random(in: 0..<observations.count, using: &inner)
                            observations[other].dispose()
                            disposed.insert(other)
                        case 1 where changesLeft > 0:
                            changesLeft -= 1
                            graph?.change(&inner)
                        case 2: number.property.map { $0 &+ 1 }.observe { _ in }.dispose()
                        case 3: number.property.map { $0 &+ 1 }.map { $0 % 3 }.observe { _ in }
                        case 4 where graph?.numbers.isEmpty == false: graph?.numbers.removeLast()
                        default: break
                        }
                    })
            }
            for _ in 0..<20 {
                graph?.change(&generator)
                #expect(graph?.mistakes == [])
            }
            graph = nil
            for observation in observations { observation.dispose() }
        }
    }

    @Test func aNodeIsRecomputedOnceHoweverManyWaysLeadToIt() {
        let source = MutableProperty(0)
        var layer = [source.map { $0 &+ 1 }, source.map { $0 &+ 2 }, source.map { $0 &+ 3 }]
        var recomputations = 0
        for _ in 0..<50 {
            layer = (0..<3).map { _ in
                .derived(fromAll: layer) { values in
                    recomputations += 1
                    return values.reduce(0, &+)
                }
            }
        }
        recomputations = 0
        source.value = 1
        #expect(recomputations == 150)
    }

    /// An edit costs what it affects, not the size of the form.
    @Test(arguments: [20, 200, 2_000])
    func anEditRecomputesWhatDependsOnIt(_ fieldCount: Int) {
        var recomputations = 0
        func counted(_ result: Bool) -> Bool {
            recomputations += 1
            return result
        }
        let texts = (0..<fieldCount).map { _ in MutableProperty("abcd") }
        let fields = texts.map { text in
            Property.all([
                text.map { counted($0.count >= 3) }, text.map { counted($0.count <= 12) }, text.map { counted(!$0.contains("!")) },
            ])
        }
        let isValid = Property.all(fields).map { counted($0) }
        recomputations = 0
        texts[fieldCount / 2].value = "abcde"
        #expect(recomputations == 3)
        texts[fieldCount / 2].value = "a"
        #expect(recomputations == 3 + 3 + 1)
        #expect(!isValid.value)
    }

    @Test func aLongChainIsNoProblem() {
        let source = MutableProperty(0)
        var chain: Property<Int>? = source
        for _ in 0..<2_000 { chain = chain?.map { $0 + 1 } }
        source.value = 1
        #expect(chain?.value == 2_001)
        chain = nil
        #expect(source.node.firstDependent == nil)
    }

    @Test func nodesOfDifferentDepthMeet() {
        let source = MutableProperty(1)
        var deep: Property<Int> = source
        for _ in 0..<100 { deep = deep.map { $0 + 1 } }
        let sum = Property.derived(from: source, deep) { "\($0) \($1)" }
        var seen: [String] = []
        sum.observe { seen.append($0) }
        source.value = 2
        source.value = 3
        #expect(seen == ["2 102", "3 103"])
    }
}
