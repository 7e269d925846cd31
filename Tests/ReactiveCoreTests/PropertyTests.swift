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

    // MARK: - Transactions

    @Test func aTransactionYieldsOneEmissionAndReadsFresh() {
        let a = MutableProperty(1)
        let b = MutableProperty(1)
        let sum = Property.derived(from: a, b) { $0 + $1 }
        var seen: [Int] = []
        sum.observe { seen.append($0) }
        let inside = transaction {
            a.value = 2
            #expect(sum.value == 3)
            b.value = 3
            return sum.value
        }
        #expect(inside == 5)
        #expect(seen == [5])
    }

    @Test func aValueThatIsBackIsNotAnnounced() {
        let a = MutableProperty(1)
        let double = a.map { $0 * 2 }
        let sum = Property.derived(from: a, double) { $0 + $1 }
        var seen: [String] = []
        a.observe { seen.append("a \($0)") }
        double.observe { seen.append("double \($0)") }
        sum.observe { seen.append("sum \($0)") }
        transaction {
            a.value = 9
            #expect(sum.value == 27)
            a.value = 1
        }
        transaction {
            a.value = 9
            a.value = 1
            #expect(sum.value == 3)
        }
        #expect(seen == [])
        transaction {
            a.value = 9
            #expect(double.value == 18)
            a.value = 1
            a.value = 2
        }
        #expect(seen == ["a 2", "double 4", "sum 6"])
    }

    @Test func transactionsNest() {
        let a = MutableProperty(0)
        var seen: [Int] = []
        a.observe { seen.append($0) }
        transaction {
            a.value = 1
            transaction { a.value = 2 }
            #expect(seen == [])
            #expect(a.value == 2)
            a.value = 3
        }
        #expect(seen == [3])
    }

    @Test func aTransactionThatThrowsTakesEffect() {
        let a = MutableProperty(0)
        var seen: [Int] = []
        a.observe { seen.append($0) }
        #expect(throws: Problem.problem) {
            try transaction { () throws(Problem) in
                a.value = 1
                throw Problem.problem
            }
        }
        #expect(seen == [1])
        a.value = 2
        #expect(seen == [1, 2])
    }

    @Test func whatIsMadeAndDroppedInATransactionIsFine() {
        let a = MutableProperty(0)
        transaction {
            a.value = 1
            let derived = a.map { $0 + 1 }
            #expect(derived.value == 2)
            a.value = 2
            #expect(derived.value == 3)
            a.value = 3
        }
        #expect(a.value == 3)
    }

    // MARK: - Observers

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

    // MARK: - Lives

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

    // MARK: - Bad use

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
