import Testing

@testable import ReactiveCore

/// How long properties live, and when they end.
@Suite struct PropertyLifeTests {
    @Test func observingADerivedPropertyKeepsItAsLongAsItCanChange() {
        var a: MutableProperty<Int>? = MutableProperty(0)
        let b = MutableProperty(0)
        var seen: [Int] = []
        var ends: [String] = []
        weak var weakNode: GraphNode?
        do {
            let sum = Property.derived(from: a!, b) { $0 + $1 }
            weakNode = sum.node
            sum.map { $0 * 2 }.signal.observe(value: { seen.append($0) }, ended: { _ in ends.append("double") })
            sum.observe { seen.append($0) }
        }
        a?.value = 1
        #expect(seen == [1, 2])
        a = nil
        b.value = 1
        #expect(seen == [1, 2, 2, 4])
        #expect(ends == [])
        #expect(weakNode != nil)
        withExtendedLifetime(b) {}
    }

    @Test func whenAllSourcesAreGoneEverythingEnds() {
        var sources: [MutableProperty<Int>] = (0..<3).map { MutableProperty($0) }
        var ends = 0
        weak var weakNode: GraphNode?
        do {
            let sum = Property.derived(fromAll: sources) { $0.reduce(0, +) }
            weakNode = sum.node
            sum.producer.observe(value: { _ in }, ended: { _ in ends += 1 })
            sum.map { $0 }.map { $0 }.signal.observe(value: { _ in }, ended: { _ in ends += 1 })
        }
        #expect(weakNode != nil)
        while !sources.isEmpty {
            #expect(ends == 0)
            sources.removeLast()
        }
        #expect(ends == 2)
        #expect(weakNode == nil)
    }

    @Test func disposingLetsGoOfADerivedProperty() {
        let a = MutableProperty(0)
        weak var weakNode: GraphNode?
        let observation: Disposable
        do {
            let derived = a.map { $0 + 1 }
            weakNode = derived.node
            observation = derived.observe { _ in }
        }
        a.value = 1
        #expect(weakNode != nil)
        observation.dispose()
        #expect(weakNode == nil)
        #expect(a.node.firstDependent == nil)
    }

    @Test func aDerivedPropertyThatNobodyNeedsGoes() {
        let a = MutableProperty(0)
        for count in [1, 2, 3, 10] {
            var derived = (0..<count).map { index in a.map { $0 + index } }
            while !derived.isEmpty { derived.remove(at: derived.count / 2) }
            #expect(a.node.firstDependent == nil)
            #expect(a.node.moreCount == 0)
        }
    }

    @Test func derivingFromWhatHasEndedWorks() {
        var a: MutableProperty<Int>? = MutableProperty(1)
        let derived = a!.map { $0 + 1 }
        a = nil
        let again = derived.map { $0 + 1 }
        #expect(again.value == 3)
        var ended = false
        again.producer.observe(value: { #expect($0 == 3) }, ended: { _ in ended = true })
        #expect(ended)
        let b = MutableProperty(1)
        let mixed = Property.derived(from: derived, b) { $0 + $1 }
        b.value = 5
        #expect(mixed.value == 7)
    }

    @Test func aPropertyThatGoesInsideOfItsOwnDeliveryIsFine() {
        var a: MutableProperty<Int>? = MutableProperty(0)
        var log: [String] = []
        a!.observe { _ in a = nil }
        a!.signal.observe(value: { log.append("\($0)") }, ended: { _ in log.append("completed") })
        a!.value = 1
        #expect(log == ["1", "completed"])
    }

    /// What waits may hold the last reference to something whose end asks for more.
    @Test func whatIsLetGoAfterARoundMayAskForMore() {
        let trigger = MutableProperty(0)
        var (seen, ends) = ([Int](), 0)
        trigger.observe { count in
            for index in 0..<count {
                let property = MutableProperty(-1)
                property.signal.observe(value: { seen.append($0) }, ended: { _ in ends += 1 })
                property.value = index
            }
        }
        for count in [1, 2, 3, 10, 100, 3_000] {
            (seen, ends) = ([], 0)
            trigger.value = count
            #expect(seen == Array(0..<count))
            #expect(ends == count)
        }
    }

    @Test func aPropertyFollowsAStream() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var property: Property<Int>? = .following(signal.map { $0 * 2 }, initially: 0)
        var seen: [Int] = []
        var hasEnded = false
        property?.signal.observe(value: { seen.append($0) }, ended: { _ in hasEnded = true })
        #expect(property?.value == 0)
        input.send(value: 1)
        input.send(value: 1)
        input.send(value: 2)
        #expect(property?.value == 4)
        #expect(seen == [2, 4])
        property = nil
        #expect(hasEnded)
        #expect(input.broadcast.first == nil)
    }
}
