import Testing

@testable import ReactiveCore

@Suite struct TransactionTests {
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
}
