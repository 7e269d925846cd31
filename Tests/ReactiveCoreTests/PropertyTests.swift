import Testing

@testable import ReactiveCore

@Suite struct PropertyTests {
    @Test func aValueIsReadBack() {
        let property = MutableProperty(1)
        #expect(property.value == 1)
        property.value = 2
        #expect(property.value == 2)
        #expect(Property(3).value == 3)
    }

    @Test func equalValuesAreNotAnnounced() {
        let property = MutableProperty(1)
        var seen: [Int] = []
        property.observe { seen.append($0) }
        for value in [1, 2, 2, 1, 1] { property.value = value }
        #expect(seen == [2, 1])
    }

    @Test func valuesThatCannotBeComparedAreAllAnnounced() {
        struct Opaque { var number: Int }
        let property = MutableProperty(Opaque(number: 1))
        let number = property.map(\.number)
        let mapped = property.map { Opaque(number: $0.number) }
        var (all, numbers, mappedCount) = (0, 0, 0)
        property.observe { _ in all += 1 }
        number.observe { _ in numbers += 1 }
        mapped.observe { _ in mappedCount += 1 }
        property.value = Opaque(number: 1)
        property.value = Opaque(number: 2)
        #expect((all, numbers, mappedCount) == (2, 1, 2))
    }

    /// In generic code a `Bool` may go the way of values that cannot be compared; counting must not go wrong by it.
    @Test func aBoolInGenericCodeIsStillCompared() {
        func copy<Value>(_ property: Property<Value>) -> Property<Value> { property.map { $0 } }
        func make<Value>(_ value: Value) -> MutableProperty<Value> { MutableProperty(value) }
        let flag = make(true)
        let number = MutableProperty(1)
        let even = copy(number.map { _ in true })
        let all = Property.all([copy(flag), even])
        flag.value = true
        number.value = 2
        number.value = 3
        #expect(all.value)
        flag.value = false
        flag.value = false
        #expect(!all.value)
        flag.value = true
        #expect(all.value)
    }

    @Test func aDiamondYieldsOneEmission() {
        let a = MutableProperty(1)
        let b = a.map { $0 * 10 }
        let c = a.map { $0 * 100 }
        let d = Property.derived(from: b, c) { $0 + $1 }
        var seen: [Int] = []
        d.observe { seen.append($0) }
        a.value = 2
        #expect(seen == [220])
    }

    @Test func derivedPropertiesTakeAnyNumberOfInputsOfAnyTypes() {
        let number = MutableProperty(1)
        let text = MutableProperty("a")
        let flag = MutableProperty(true)
        let one = Property.derived(from: number) { $0 + 1 }
        let three = Property.derived(from: number, text, flag) { "\($0)\($1)\($2)" }
        let many = Property.derived(from: number, number, number, number, number, number, number, number, text, flag) {
            let sum: Int = [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +)
            return sum + $8.count + ($9 ? 1 : 0)
        }
        let tuple = Property<(Int, String)>.derived(from: number, text) { ($0, $1) }
        let none = Property<Int>.derived { 5 }
        #expect(one.value == 2 && three.value == "1atrue" && many.value == 10 && tuple.value == (1, "a") && none.value == 5)
        transaction {
            number.value = 2
            flag.value = false
        }
        #expect(one.value == 3 && three.value == "2afalse" && many.value == 17 && tuple.value == (2, "a"))
    }

    @Test func logicOfConditions() {
        for a in [false, true] {
            for b in [false, true] {
                let (x, y) = (MutableProperty(!a), MutableProperty(!b))
                let results = (x.and(y), x.or(y), x.negated(), Property.all([x, y]), Property.any([x, y]))
                x.value = a
                y.value = b
                #expect(results.0.value == (a && b))
                #expect(results.1.value == (a || b))
                #expect(results.2.value == !a)
                #expect(results.3.value == (a && b))
                #expect(results.4.value == (a || b))
            }
        }
        #expect(Property.all([]).value)
        #expect(!Property.any([]).value)
    }

    @Test func aConditionMayBeCountedTwice() {
        let flag = MutableProperty(true)
        let all = Property.all([flag, flag])
        flag.value = false
        #expect(!all.value)
        flag.value = true
        #expect(all.value)
    }

    @Test(.serialized, arguments: [1, 2, 3, 7])
    func aLoopThatDoesNotSettleIsStoppedAndNamed(_ length: Int) {
        let properties = (0..<length).map { MutableProperty(0).named("property \($0)") }
        for (index, property) in properties.enumerated() {
            property.observe { properties[(index + 1) % length].value = $0 &+ 1 }
        }
        let problems = collectProblems { properties[0].value = 1 }
        let names = (0..<length).map { "property \($0)" } + ["property 0"]
        #expect(problems == [.unsettledLoop(path: names)])
        // Everything works afterwards.
        let other = MutableProperty(0)
        var seen: [Int] = []
        other.observe { seen.append($0) }
        other.value = 1
        #expect(seen == [1])
    }

    @Test func aLoopThatSettlesIsNoProblem() {
        let (celsius, fahrenheit) = (MutableProperty(0), MutableProperty(32))
        celsius.observe { fahrenheit.value = $0 * 9 / 5 + 32 }
        fahrenheit.observe { celsius.value = ($0 - 32) * 5 / 9 }
        let problems = collectProblems {
            celsius.value = 100
            fahrenheit.value = 50
        }
        #expect(problems == [])
        #expect((celsius.value, fahrenheit.value) == (10, 50))
    }
}
