import Testing

@testable import ReactiveCore

@Suite struct FlattenTests {
    typealias Inner = SignalProducer<Int, Problem>

    @Test(arguments: latest + merging + concatenating + racing + throttling + failures)
    func conforms(_ marbles: Marbles) { #expect(marbles.conforms() == []) }

    /// 0 follows `b`, 8 fails, 9 is empty, n sends n and 10 n.
    @Sendable static func inner(_ value: Int, _ b: Marbles.Input) -> Inner {
        switch value {
        case 0: b.producer
        case 7: .never
        case 8: Inner(failure: .other)
        case 9: .empty
        default: Inner(values: [value, value * 10])
        }
    }

    static func make(_ strategy: FlattenStrategy, _ rows: [(String, String)]) -> [Marbles] {
        rows.map { script, expected in
            Marbles("\(strategy)", script, expected) { a, b in a.flatMap(strategy) { inner($0, b) } }
        }
    }

    static let latest = make(
        .latest,
        [
            ("1 2 |", "1 10 2 20 |"), ("0 b5 b6 1 b7 |", "5 6 1 10 |"), ("0 | b5 b|", "5 |"), ("0 b5 b| |", "5 |"),
            ("0 b5 x", "5 x"), ("0 bx", "x"), ("8", "x"), ("|", "|"), ("9 |", "|"), ("0 0 b5 |", "5"), ("7 |", ""), ("7 1 |", "1 10 |"),
        ])

    static let merging = make(
        .merge,
        [
            ("1 2 |", "1 10 2 20 |"), ("0 b5 1 b7 | b|", "5 1 10 7 |"), ("0 0 b5 | b|", "5 5 |"), ("0 1 x", "1 10 x"),
            ("0 7 bx", "x"), ("0 8", "x"), ("9 |", "|"), ("7 1 |", "1 10"),
        ])

    static let concatenating =
        make(
            .concat,
            [
                ("1 2 |", "1 10 2 20 |"), ("0 1 b5 b| |", "5 1 10 |"), ("0 1 2 b5 | b|", "5 1 10 2 20 |"), ("0 1 bx", "x"),
                ("0 8 b|", "x"), ("0 1 x", "x"), ("9 9 1 |", "1 10 |"), ("7 1 |", ""), ("0 9 0 b|", ""),
            ])
        + make(
            .concurrent(limit: 2),
            [("7 1 2 |", "1 10 2 20"), ("7 0 1 b5 b| |", "5 1 10"), ("0 0 1 b5 b| |", "5 5 1 10 |"), ("0 7 bx", "x")])
        + make(.concurrent(limit: 0), [("7 1 |", ""), ("1 2 |", "1 10 2 20 |")])

    static let racing = make(
        .race,
        [
            ("1 2 |", "1 10 |"), ("7 0 b5 b6 1 b| |", "5 6 |"), ("7 0 bx", "x"), ("7 9", "|"), ("0 0 b5 b6 |", "5 6"), ("|", "|"),
            ("0 x", "x"), ("0 | b5 b|", "5 |"),
        ])

    static let throttling = make(
        .throttle,
        [
            ("0 1 b5 b| 2 |", "5 2 20 |"), ("1 2 |", "1 10 2 20 |"), ("0 bx", "x"), ("0 | b5 b|", "5 |"), ("0 x", "x"), ("8", "x"),
            ("9 9 |", "|"), ("7 1 |", ""),
        ])

    static let failures: [Marbles] = [
        Marbles("mapFailure", "1 x", "1 x") { a, _ in a.mapFailure { _ in Problem.other } },
        Marbles("mapFailure", "1 |", "1 |") { a, _ in a.mapFailure { _ in Problem.other } },
        Marbles("flatMapFailure", "1 x b5 b|", "1 5 |") { a, b in a.flatMapFailure { _ in b } },
        Marbles("flatMapFailure", "1 |", "1 |") { a, b in a.flatMapFailure { _ in b } },
        Marbles("flatMapFailure", "1 x bx", "1 x") { a, b in a.flatMapFailure { _ in b } },
        Marbles("flatMapFailure at once", "x", "7 |") { a, _ in a.flatMapFailure { _ in SignalProducer<Int, Problem>(value: 7) } },
        Marbles("attemptMap", "1 2 0 3", "1 2 x") { a, _ in
            a.attemptMap { value throws(Problem) in
                if value == 0 { throw Problem.other }
                return value
            }
        },
        Marbles("attemptMap", "1 |", "1 |") { a, _ in a.attemptMap { value throws(Problem) in value } },
        Marbles("attemptMap", "x", "x") { a, _ in a.attemptMap { value throws(Problem) in value } },
        Marbles("retry", "1 x", "1 1 x") { a, _ in a.producer.startWith(1).filter { $0 != 2 }.retry(upTo: 1).take(first: 2).concat(a) },
        Marbles("retry, failing at once", "", "1 1 1 x") { _, _ in
            SignalProducer<Int, Problem>(value: 1).concat(SignalProducer(failure: .problem)).retry(upTo: 2)
        },
        Marbles("retry, not at all", "", "x") { _, _ in SignalProducer<Int, Problem>(failure: .problem).retry(upTo: 0) },
        Marbles("repeat", "", "1 2 1 2 |") { _, _ in SignalProducer<Int, Problem>(values: [1, 2]).repeat(2) },
        Marbles("repeat none", "", "|") { _, _ in SignalProducer<Int, Problem>(values: [1, 2]).repeat(0) },
        Marbles("repeat until it fails", "", "x") { _, _ in SignalProducer<Int, Problem>(failure: .problem).repeat(3) },
        Marbles("flatten", "1 2 |", "1 10 2 20 |") { a, b in a.map { inner($0, b) }.flatten(.concat) },
        Marbles("inner that cannot fail", "1 2 x", "1 2 x") { a, _ in a.flatMap(.latest) { SignalProducer<Int, Never>(value: $0) } },
        Marbles("outer that cannot fail", "1 8", "1 10 x") { a, b in a.neverFailing.flatMap(.latest) { inner($0, b) } },
        Marbles("race", "b1 2 b3 b|", "1 3 |") { a, b in race(a, b) },
        Marbles("race", "bx", "x") { a, b in race(a, b) },
        Marbles("race of none", "", "|") { _, _ in race() as Marbles.Input },
    ]

    /// Nothing in here recurses: a hundred thousand at once are no problem.
    @Test func manyInnerStreamsThatCompleteAtOnceDoNotOverflowTheStack() {
        let many = SignalProducer<Int, Never>(values: 0..<100_000)
        for strategy in [FlattenStrategy.concat, .merge, .latest, .throttle] {
            var count = 0
            many.flatMap(strategy) { SignalProducer<Int, Never>(value: $0) }.observe { _ in count += 1 }
            #expect(count == 100_000)
        }
        var failures = 0
        SignalProducer<Int, Problem>(failure: .problem).on(failed: { _ in failures += 1 }).retry(upTo: 100_000).start()
        #expect(failures == 100_001)
        var values = 0
        SignalProducer<Int, Never>(value: 1).repeat(100_000).observe { _ in values += 1 }
        #expect(values == 100_000)
    }
}
