import ReactiveCore
import Testing

@Suite struct PropertyTests {
    @Test func aDiamondYieldsOneEmission() {
        let a = MutableProperty(1)
        let b = a.map { $0 * 10 }
        let c = a.map { $0 * 100 }
        let d = Property.derived(from: b, c) { $0 + $1 }
        var seen: [Int] = []
        d.observe { seen.append($0) }
        a.value = 2
        a.value = 2
        #expect(seen == [220])
        #expect(d.value == 220)
    }

    @Test func aTransactionYieldsOneEmissionAndReadsFresh() {
        let a = MutableProperty(1)
        let b = MutableProperty(1)
        let sum = Property.derived(from: a, b) { $0 + $1 }
        var seen: [Int] = []
        sum.observe { seen.append($0) }
        let inside = transaction {
            a.value = 2
            b.value = 3
            return sum.value
        }
        #expect(inside == 5)
        #expect(seen == [5])
        transaction {
            a.value = 9
            #expect(sum.value == 12)
            a.value = 2
        }
        #expect(seen == [5])
    }

    @Test func aSetInsideAnObserverTakesEffectAfterTheRound() {
        let a = MutableProperty(0)
        var seen: [String] = []
        a.observe {
            if $0 == 1 {
                a.value = 2
                seen.append("still \(a.value)")
            }
        }
        a.observe { seen.append("second \($0)") }
        a.value = 1
        #expect(seen == ["still 1", "second 1", "second 2"])
    }

    @Test func observingADerivedPropertyKeepsItAlive() {
        var a: MutableProperty<Int>? = MutableProperty(0)
        var seen: [Int] = []
        a?.map { $0 + 1 }.observe { seen.append($0) }
        a?.value = 1
        #expect(seen == [2])
        var completed = false
        a?.map { $0 * 2 }.signal.observe(value: { _ in }, ended: { _ in completed = true })
        a = nil
        #expect(completed)
    }
}
