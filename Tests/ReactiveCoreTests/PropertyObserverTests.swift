import Testing

@testable import ReactiveCore

/// When observers are told, and what happens to what they do.
@Suite struct PropertyObserverTests {
    @Test func aSetInsideOfAnObserverTakesEffectAfterTheRound() {
        let a = MutableProperty(0)
        var seen: [String] = []
        a.observe { value in
            if value != 1 { return }
            a.value = 2
            seen.append("still \(a.value)")
        }
        a.observe { seen.append("second \($0)") }
        a.value = 1
        #expect(seen == ["still 1", "second 1", "second 2"])
    }

    /// What the peers get wrong: the later observer is told the newer value first, and keeps the older one.
    @Test func laterObserversAreLeftWithTheNewestValue() {
        let a = MutableProperty(0)
        var last = [Int](repeating: 0, count: 5)
        for index in 0..<5 {
            a.observe { value in
                last[index] = value
                if value < 4 { a.value = value + 1 }
            }
        }
        a.value = 1
        #expect(last == [4, 4, 4, 4, 4])
    }

    @Test func setsInsideOfAnObserverHappenInOrder() {
        let a = MutableProperty(0)
        let (b, c) = (MutableProperty(0), MutableProperty(0))
        let sum = Property.derived(from: b, c) { "\($0)\($1)" }
        var seen: [String] = []
        sum.observe { seen.append($0) }
        a.observe { value in
            b.value = value
            c.value = value
            b.value = 7
        }
        a.value = 1
        #expect(seen == ["10", "11", "71"])
        seen = []
        a.observe { _ in
            transaction {
                b.value = 4
                transaction { c.value = 4 }
                b.value = 5
                #expect(sum.value == "00")
            }
        }
        b.value = 0
        c.value = 0
        seen = []
        a.value = 2
        #expect(seen == ["20", "22", "72", "54"])
    }

    @Test func modifyWorksOnTheValueOfItsTurn() {
        let a = MutableProperty([1])
        let trigger = MutableProperty(0)
        trigger.observe { _ in
            a.modify { $0.append(2) }
            a.modify { $0.append(3) }
            #expect(a.value == [1])
        }
        trigger.value = 1
        #expect(a.value == [1, 2, 3])
        a.modify { $0.removeAll() }
        #expect(a.value == [])
    }

    @Test func disposingInsideOfADeliveryTakesEffectAtOnce() {
        let a = MutableProperty(0)
        let derived = a.map { $0 + 1 }
        var seen: [String] = []
        var observations: [Disposable] = []
        observations.append(
            a.observe { _ in
                seen.append("first")
                for observation in observations { observation.dispose() }
            })
        observations.append(a.observe { _ in seen.append("second") })
        observations.append(derived.observe { _ in seen.append("derived") })
        a.value = 1
        a.value = 2
        #expect(seen == ["first"])
    }

    @Test func whoBeginsInsideOfADeliveryIsToldFromTheNextOn() {
        let a = MutableProperty(0)
        let derived = a.map { $0 * 10 }
        var seen: [String] = []
        var hasBegun = false
        a.observe { _ in
            if hasBegun { return }
            hasBegun = true
            a.observe { seen.append("a \($0)") }
            derived.observe { seen.append("derived \($0)") }
            a.producer.observe { seen.append("producer \($0)") }
        }
        a.value = 1
        #expect(seen == ["producer 1"])
        a.value = 2
        #expect(seen == ["producer 1", "a 2", "producer 2", "derived 20"])
    }

    @Test func observersOfSourcesAreToldBeforeThoseOfWhatIsDerived() {
        let a = MutableProperty(0)
        let b = a.map { $0 + 1 }
        let c = b.map { $0 + 1 }
        var seen: [String] = []
        c.observe { _ in seen.append("c") }
        b.observe { _ in seen.append("b1") }
        a.observe { _ in seen.append("a") }
        b.observe { _ in seen.append("b2") }
        a.value = 1
        #expect(seen == ["a", "b1", "b2", "c"])
    }
}
