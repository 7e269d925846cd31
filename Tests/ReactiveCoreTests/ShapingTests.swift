import Testing

@testable import ReactiveCore

@Suite struct ShapingTests {
    @Test(arguments: maps + skips + takes + folds + collects + wholes)
    func conforms(_ marbles: Marbles) { #expect(marbles.conforms() == []) }

    static let maps: [Marbles] = [
        Marbles("map", "1 2 |", "2 4 |") { a, _ in a.map { $0 * 2 } },
        Marbles("map", "1 x", "2 x") { a, _ in a.map { $0 * 2 } },
        Marbles("map", "|", "|") { a, _ in a.map { $0 * 2 } },
        Marbles("map", "x", "x") { a, _ in a.map { $0 * 2 } },
        Marbles("map", "1 | 2 x", "2 |") { a, _ in a.map { $0 * 2 } },
        Marbles("compactMap", "1 2 3 4 |", "20 40 |") { a, _ in a.compactMap { $0 % 2 == 0 ? $0 * 10 : nil } },
        Marbles("compactMap", "1 x", "x") { a, _ in a.compactMap { $0 % 2 == 0 ? $0 * 10 : nil } },
        Marbles("filter", "1 2 3 4 |", "2 4 |") { a, _ in a.filter { $0 % 2 == 0 } },
        Marbles("filter", "1 2 x 4", "2 x") { a, _ in a.filter { $0 % 2 == 0 } },
        Marbles("filter", "|", "|") { a, _ in a.filter { $0 % 2 == 0 } },
        Marbles("skipNil", "1 2 3 |", "2 |") { a, _ in a.map { $0 == 2 ? $0 : nil }.skipNil() },
        Marbles("skipNil", "1 x", "x") { a, _ in a.map { $0 == 2 ? $0 : nil }.skipNil() },
        Marbles("negated", "1 0 |", "false true |") { a, _ in a.map { $0 == 1 }.negated() },
        Marbles("and", "1 b1 b0 0 b1 1 | b|", "true false false false true |") { a, b in a.map { $0 == 1 }.and(b.map { $0 == 1 }) },
        Marbles("or", "0 b0 b1 1 b0 | b|", "false true true true |") { a, b in a.map { $0 == 1 }.or(b.map { $0 == 1 }) },
        Marbles("and", "1 bx", "x") { a, b in a.map { $0 == 1 }.and(b.map { $0 == 1 }) },
    ]

    static let skips: [Marbles] = [
        Marbles("skipRepeats", "1 1 2 2 1 |", "1 2 1 |") { a, _ in a.skipRepeats() },
        Marbles("skipRepeats", "1 1 x", "1 x") { a, _ in a.skipRepeats() },
        Marbles("skipRepeats", "|", "|") { a, _ in a.skipRepeats() },
        Marbles("skipRepeats(by:)", "1 3 4 6 7 |", "1 4 7 |") { a, _ in a.skipRepeats { $0 % 2 == $1 % 2 } },
        Marbles("uniqueValues", "1 2 1 3 2 |", "1 2 3 |") { a, _ in a.uniqueValues() },
        Marbles("uniqueValues", "1 1 x", "1 x") { a, _ in a.uniqueValues() },
        Marbles("skip(first:)", "1 2 3 |", "3 |") { a, _ in a.skip(first: 2) },
        Marbles("skip(first:)", "1 |", "|") { a, _ in a.skip(first: 2) },
        Marbles("skip(first:)", "1 2 3 x", "3 x") { a, _ in a.skip(first: 2) },
        Marbles("skip(first:)", "1 2 |", "1 2 |") { a, _ in a.skip(first: 0) },
        Marbles("skip(first:)", "1 2 |", "1 2 |") { a, _ in a.skip(first: -1) },
        Marbles("skip(while:)", "1 2 5 1 |", "5 1 |") { a, _ in a.skip { $0 < 3 } },
        Marbles("skip(while:)", "1 x", "x") { a, _ in a.skip { $0 < 3 } },
        Marbles("skip(while:)", "1 |", "|") { a, _ in a.skip { $0 < 3 } },
        Marbles("skip(until:)", "1 b0 2 3 |", "2 3 |") { a, b in a.skip(until: b.neverFailing) },
        Marbles("skip(until:)", "1 b| 2 |", "2 |") { a, b in a.skip(until: b.neverFailing) },
        Marbles("skip(until:)", "1 2 x", "x") { a, b in a.skip(until: b.neverFailing).take(first: 9) },
        Marbles("ignoreValues", "1 2 |", "|") { a, _ in a.ignoreValues() },
        Marbles("ignoreValues", "1 x", "x") { a, _ in a.ignoreValues() },
    ]

    static let takes: [Marbles] = [
        Marbles("take(first:)", "1 2 3", "1 2 |") { a, _ in a.take(first: 2) },
        Marbles("take(first:)", "1 |", "1 |") { a, _ in a.take(first: 2) },
        Marbles("take(first:)", "1 x", "1 x") { a, _ in a.take(first: 2) },
        Marbles("take(first:)", "1", "|") { a, _ in a.take(first: 0) },
        Marbles("take(first:)", "1", "|") { a, _ in a.take(first: -1) },
        Marbles("take(first:), nested", "1 2 3", "1 |") { a, _ in a.take(first: 3).take(first: 1) },
        Marbles("take(first:), outer greater", "1 2 3", "1 |") { a, _ in a.take(first: 1).take(first: 3) },
        Marbles("first(where:)", "1 2 4", "2 |") { a, _ in a.first { $0 % 2 == 0 } },
        Marbles("first(where:)", "1 |", "|") { a, _ in a.first { $0 % 2 == 0 } },
        Marbles("take(while:)", "1 2 5 1", "1 2 |") { a, _ in a.take { $0 < 3 } },
        Marbles("take(while:)", "1 x", "1 x") { a, _ in a.take { $0 < 3 } },
        Marbles("take(while:)", "5", "|") { a, _ in a.take { $0 < 3 } },
        Marbles("takeThrough", "1 2 5 1", "1 2 5 |") { a, _ in a.takeThrough { $0 > 3 } },
        Marbles("takeThrough", "1 |", "1 |") { a, _ in a.takeThrough { $0 > 3 } },
        Marbles("takeThrough", "1 x", "1 x") { a, _ in a.takeThrough { $0 > 3 } },
        Marbles("take(until:)", "1 2 b0 3", "1 2 |") { a, b in a.take(until: b.neverFailing) },
        Marbles("take(until:)", "1 b| 3", "1 |") { a, b in a.take(until: b.neverFailing) },
        Marbles("take(until:)", "1 |", "1 |") { a, b in a.take(until: b.neverFailing) },
        Marbles("take(until:)", "1 x", "1 x") { a, b in a.take(until: b.neverFailing) },
        Marbles("take(until:) at once", "1", "|") { a, _ in a.take(until: SignalProducer<Int, Never>.empty) },
        Marbles("take(last:)", "1 2 3 |", "2 3 |") { a, _ in a.take(last: 2) },
        Marbles("take(last:)", "1 2 3 4 5 |", "3 4 5 |") { a, _ in a.take(last: 3) },
        Marbles("take(last:)", "1 |", "1 |") { a, _ in a.take(last: 2) },
        Marbles("take(last:)", "1 x", "x") { a, _ in a.take(last: 2) },
        Marbles("take(last:)", "1 |", "|") { a, _ in a.take(last: 0) },
    ]

    static let folds: [Marbles] = [
        Marbles("scan", "1 2 3 |", "1 3 6 |") { a, _ in a.scan(0, +) },
        Marbles("scan", "1 x", "1 x") { a, _ in a.scan(0, +) },
        Marbles("scan", "|", "|") { a, _ in a.scan(0, +) },
        Marbles("scan(into:)", "1 2 |", "[1] [1,2] |") { a, _ in a.scan(into: []) { $0.append($1) } },
        Marbles("reduce", "1 2 3 |", "6 |") { a, _ in a.reduce(0, +) },
        Marbles("reduce", "1 x", "x") { a, _ in a.reduce(0, +) },
        Marbles("reduce", "|", "0 |") { a, _ in a.reduce(0, +) },
        Marbles("reduce(into:)", "1 2 |", "[1,2] |") { a, _ in a.reduce(into: []) { $0.append($1) } },
        Marbles("combinePrevious", "1 2 3 |", "(0,1) (1,2) (2,3) |") { a, _ in a.combinePrevious(0) },
        Marbles("combinePrevious", "1 2 3 |", "(1,2) (2,3) |") { a, _ in a.combinePrevious() },
        Marbles("combinePrevious", "1 x", "x") { a, _ in a.combinePrevious() },
    ]

    static let collects: [Marbles] = [
        Marbles("collect", "1 2 |", "[1,2] |") { a, _ in a.collect() },
        Marbles("collect", "|", "[] |") { a, _ in a.collect() },
        Marbles("collect", "1 x", "x") { a, _ in a.collect() },
        Marbles("collect(count:)", "1 2 3 |", "[1,2] [3] |") { a, _ in a.collect(count: 2) },
        Marbles("collect(count:)", "1 2 |", "[1,2] |") { a, _ in a.collect(count: 2) },
        Marbles("collect(count:)", "1 2 |", "[1] [2] |") { a, _ in a.collect(count: 0) },
        Marbles("collect(count:)", "1 2 3 x", "[1,2] x") { a, _ in a.collect(count: 2) },
        Marbles("collect(until:)", "1 2 3 |", "[1,2,3] |") { a, _ in a.collect(until: { $0.reduce(0, +) > 4 }) },
    ]

    static let wholes: [Marbles] = [
        Marbles("startWith", "1 2 |", "8 9 1 2 |") { a, _ in a.startWith(8, 9) },
        Marbles("startWith", "x", "8 x") { a, _ in a.startWith(8) },
        Marbles("concat", "1 b5 | b6 b|", "1 6 |") { a, b in a.concat(b) },
        Marbles("concat", "1 x", "1 x") { a, b in a.concat(b) },
        Marbles("concat", "| bx", "x") { a, b in a.concat(b) },
        Marbles("concat(values:)", "1 |", "1 2 3 |") { a, _ in a.concat(values: 2, 3) },
        Marbles("then", "1 | b2 b|", "2 |") { a, b in a.then(b) },
        Marbles("then", "1 x", "x") { a, b in a.then(b) },
        Marbles("materialize", "1 |", "value(1) ended(ReactiveCore.End<ReactiveCoreTests.Problem>.completed) |") { a, _ in a.materialize()
        },
        Marbles("dematerialize", "1 2 |", "1 2 |") { a, _ in a.materialize().dematerialize() },
        Marbles("dematerialize", "1 x", "1 x") { a, _ in a.materialize().dematerialize() },
        Marbles("materializeResults", "1 x", "success(1) failure(ReactiveCoreTests.Problem.problem) |") { a, _ in a.materializeResults() },
        Marbles("dematerializeResults", "1 x", "1 x") { a, _ in a.materializeResults().dematerializeResults() },
        Marbles("dematerializeResults", "1 |", "1 |") { a, _ in a.materializeResults().dematerializeResults() },
        Marbles("on", "1 2 |", "1 2 |") { a, _ in a.on(value: { _ in }) },
        Marbles("on", "1 x", "1 x") { a, _ in a.on(failed: { _ in }, disposed: {}, terminated: {}) },
        Marbles("promoteFailure", "1 |", "1 |") { a, _ in a.neverFailing.promoteFailure(to: Problem.self) },
    ]
}
