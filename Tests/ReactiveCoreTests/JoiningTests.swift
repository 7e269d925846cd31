import Testing

@testable import ReactiveCore

@Suite struct JoiningTests {
    @Test(arguments: combined + zipped + merged + sampled)
    func conforms(_ marbles: Marbles) { #expect(marbles.conforms() == []) }

    static let combined: [Marbles] = [
        Marbles("combineLatest", "1 b5 2 b6 | b7 b|", "(1,5) (2,5) (2,6) (2,7) |") { a, b in combineLatest(a, b) },
        Marbles("combineLatest", "1 2 b5 | b|", "(2,5) |") { a, b in combineLatest(a, b) },
        Marbles("combineLatest", "1 b5 x", "(1,5) x") { a, b in combineLatest(a, b) },
        Marbles("combineLatest", "1 bx", "x") { a, b in combineLatest(a, b) },
        Marbles("combineLatest, one empty", "1 b|", "|") { a, b in combineLatest(a, b) },
        Marbles("combineLatest, both empty", "| b|", "|") { a, b in combineLatest(a, b) },
        Marbles("combineLatest of itself", "1 2 |", "(1,1) (2,1) (2,2) |") { a, _ in combineLatest(a, a) },
        Marbles("combineLatest of one", "1 2 |", "1 2 |") { a, _ in combineLatest(a) },
        Marbles("combineLatest of three", "1 b2 3 |", "(1,2,1) (3,2,1) (3,2,3)") { a, b in combineLatest(a, b, a) },
        Marbles("combineLatest of types", "1 b2 b3 x", "(1,\"2\") (1,\"3\") x") { a, b in combineLatest(a, b.map { String($0) }) },
        Marbles("combineLatest of producers", "", "(2,4) |") { _, _ in
            combineLatest(SignalProducer<Int, Never>(values: [1, 2]), SignalProducer<Int, Never>(values: [4]))
        },
    ]

    static let zipped: [Marbles] = [
        Marbles("zip", "1 b5 2 3 b6 b7 | b|", "(1,5) (2,6) (3,7) |") { a, b in zip(a, b) },
        Marbles("zip, shorter first", "1 | b5", "(1,5) |") { a, b in zip(a, b) },
        Marbles("zip, shorter second", "1 2 b5 b|", "(1,5) |") { a, b in zip(a, b) },
        Marbles("zip, longer kept", "1 2 | b5 b6", "(1,5) (2,6) |") { a, b in zip(a, b) },
        Marbles("zip, empty", "b|", "|") { a, b in zip(a, b) },
        Marbles("zip", "1 x", "x") { a, b in zip(a, b) },
        Marbles("zip", "1 b5 bx", "(1,5) x") { a, b in zip(a, b) },
        Marbles("zip of itself", "1 2 |", "(1,1) (2,2) |") { a, _ in zip(a, a) },
        Marbles("zip of three", "1 b2 3 b4 |", "(1,2,1) (3,4,3) |") { a, b in zip(a, b, a) },
        Marbles("zip of producers", "", "(1,4) (2,5) |") { _, _ in
            zip(SignalProducer<Int, Never>(values: [1, 2, 3]), SignalProducer<Int, Never>(values: [4, 5]))
        },
    ]

    static let merged: [Marbles] = [
        Marbles("merge", "1 b2 3 | b4 b|", "1 2 3 4 |") { a, b in merge(a, b) },
        Marbles("merge", "1 b2 x", "1 2 x") { a, b in merge(a, b) },
        Marbles("merge", "bx", "x") { a, b in merge(a, b) },
        Marbles("merge of none", "", "|") { _, _ in merge([Marbles.Input]()) },
        Marbles("merge of itself", "1 2 |", "1 1 2 2 |") { a, _ in merge(a, a) },
        Marbles("merge of producers", "", "1 2 3 |") { _, _ in
            merge(SignalProducer<Int, Never>(values: [1, 2]), SignalProducer<Int, Never>(value: 3))
        },
        Marbles("merge(with:)", "1 b2 | b|", "1 2 |") { a, b in a.merge(with: b) },
    ]

    static let sampled: [Marbles] = [
        Marbles("withLatest", "1 b5 2 3 b6 4 |", "(2,5) (3,5) (4,6) |") { a, b in a.withLatest(from: b.neverFailing) },
        Marbles("withLatest", "b5 b| 1 x", "(1,5) x") { a, b in a.withLatest(from: b.neverFailing) },
        Marbles("withLatest", "1 |", "|") { a, b in a.withLatest(from: b.neverFailing) },
        Marbles("withLatest of a producer", "1 2 |", "(1,7) (2,7) |") { a, _ in a.withLatest(from: SignalProducer<Int, Never>(value: 7)) },
        Marbles("withLatest of a property", "1 2 |", "(1,7) (2,7) |") { a, _ in a.withLatest(from: Property(7)) },
        Marbles("sample", "1 b0 2 3 b0 b0 |", "1 3 3 |") { a, b in a.sample(on: b.neverFailing) },
        Marbles("sample", "b0 1 b0 b|", "1 |") { a, b in a.sample(on: b.neverFailing) },
        Marbles("sample", "1 x", "x") { a, b in a.sample(on: b.neverFailing) },
        Marbles("sample(with:)", "1 b5 b6 |", "(1,5) (1,6) |") { a, b in a.sample(with: b.neverFailing) },
        Marbles("switch", "1 b5 2 b6 1 b7 | b|", "5 -6 7 |") { a, b in a.switch(cases: [1: b, 2: b.map { -$0 }]) },
        Marbles("switch, unknown", "1 b5 3 b6 2 b7 | b|", "5 -7 |") { a, b in a.switch(cases: [1: b, 2: b.map { -$0 }]) },
        Marbles("switch, default", "3 1 |", "0 1 |") { a, _ in
            a.switch(cases: [1: SignalProducer(value: 1)], default: SignalProducer(value: 0))
        },
        Marbles("switch", "1 x", "x") { a, b in a.switch(cases: [1: b]) },
        Marbles("if", "1 b5 0 b6 | b|", "5 -6 |") { a, b in a.map { $0 == 1 }.if(then: b, else: b.map { -$0 }) },
    ]

    @Test func combinedPropertiesNeverShowAMixedState() {
        let a = MutableProperty(1)
        let double = a.map { $0 * 2 }
        var seen: [[Int]] = []
        combineLatest(a, double).observe { a, double in seen.append([a, double]) }
        a.value = 2
        transaction {
            a.value = 3
            a.value = 4
        }
        #expect(seen == [[2, 4], [4, 8]])
    }
}
