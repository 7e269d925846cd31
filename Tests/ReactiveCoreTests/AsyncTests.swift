import FlowTesting
import Testing

@testable import ReactiveCore

@MainActor @Suite struct AsyncTests {
    @Test func allValuesWaitForTheConsumer() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        var iterator = signal.values.makeAsyncIterator()
        for value in 0..<100 { input.send(value: value) }
        input.sendCompleted()
        var seen: [Int] = []
        while let value = await iterator.next(isolation: #isolation) { seen.append(value) }
        #expect(seen == Array(0..<100))
        #expect(await iterator.next(isolation: #isolation) == nil)
    }

    @Test(arguments: [
        (Buffering.all, [0, 1, 2, 3, 4]), (.newest(2), [3, 4]), (.newest(0), [4]), (.oldest(2), [0, 1]), (.oldest(0), [0]),
    ])
    func whatWaitsIsTheBuffersChoice(_ buffering: Buffering, _ expected: [Int]) async {
        let (signal, input) = Signal<Int, Never>.pipe()
        var iterator = signal.values(buffering: buffering).makeAsyncIterator()
        for value in 0..<5 { input.send(value: value) }
        input.sendCompleted()
        var seen: [Int] = []
        while let value = await iterator.next(isolation: #isolation) { seen.append(value) }
        #expect(seen == expected)
    }

    @Test func aFailureIsThrownOnceAfterTheValues() async {
        let (signal, input) = Signal<Int, Problem>.pipe()
        var iterator = signal.values.makeAsyncIterator()
        input.send(value: 1)
        input.send(failure: .problem)
        var log: [String] = []
        for _ in 0..<3 {
            do throws(Problem) {
                log.append((try await iterator.next(isolation: #isolation)).map { "\($0)" } ?? "nil")
            } catch {
                log.append("\(error)")
            }
        }
        #expect(log == ["1", "problem", "nil"])
    }

    @Test func aLoopEndsWithItsTaskAndObservesNoMore() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        var seen: [Int] = []
        let task = Task { for await value in signal.values { seen.append(value) } }
        await settle()
        input.send(value: 1)
        await settle()
        task.cancel()
        await task.value
        input.send(value: 2)
        #expect(seen == [1])
        #expect(input.broadcast.first == nil)
    }

    @Test func aLoopThatIsLeftObservesNoMore() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        let task = Task { for await value in signal.values where value > 0 { break } }
        await settle()
        input.send(value: 0)
        input.send(value: 1)
        await task.value
        #expect(input.broadcast.first == nil)
    }

    @Test func aPropertySendsTheLatestAndNeverLosesTheLast() async {
        var property: MutableProperty<Int>? = MutableProperty(0)
        var seen: [Int] = []
        let values = property!.values
        let task = Task { for await value in values { seen.append(value) } }
        await settle()
        #expect(seen == [0])
        property?.value = 1
        property?.value = 2
        await settle()
        #expect(seen == [0, 2])
        property?.value = 3
        property = nil
        await task.value
        #expect(seen == [0, 2, 3])
    }

    @Test func aLoopDoesNotKeepThePropertyAlive() async {
        var property: MutableProperty<Int>? = MutableProperty(0)
        weak let weakProperty = property
        let task = Task { [values = property!.map { $0 * 2 }.values] in
            var last = -1
            for await value in values { last = value }
            return last
        }
        await settle()
        property?.value = 4
        property = nil
        #expect(weakProperty == nil)
        #expect(await task.value == 8)
    }

    @Test func aConstantSendsItsValue() async {
        var seen: [Int] = []
        for await value in Property(7).values { seen.append(value) }
        #expect(seen == [7])
    }

    @Test func theFirstAndTheLastValue() async throws {
        #expect(await SignalProducer<Int, Never>(values: [1, 2, 3]).first() == 1)
        #expect(await SignalProducer<Int, Never>(values: [1, 2, 3]).last() == 3)
        #expect(await SignalProducer<Int, Never>.empty.first() == nil)
        await #expect(throws: Problem.problem) { try await SignalProducer<Int, Problem>(failure: .problem).first() }
        let (signal, input) = Signal<Int, Problem>.pipe()
        let first = Task { @MainActor in try await signal.first() }
        await settle()
        input.send(value: 1)
        input.send(value: 2)
        #expect(try await first.value == 1)
        #expect(input.broadcast.first == nil)
        let cancelled = Task { @MainActor in try await signal.first() }
        await settle()
        cancelled.cancel()
        #expect(try await cancelled.value == nil)
    }
}

@MainActor @Suite struct TestClockTests {
    @Test func sleepersWakeInTheOrderOfTheirDeadlines() async {
        let clock = TestClock()
        var log: [String] = []
        for (name, milliseconds) in [("c", 30), ("a", 10), ("b", 20), ("a2", 10)] {
            Task {
                try await clock.sleep(for: .milliseconds(milliseconds))
                log.append("\(name) at \(clock.now.offset)")
            }
        }
        await clock.advance(by: .milliseconds(9))
        #expect(log == [])
        #expect(clock.sleeperCount == 4)
        await clock.advance(by: .milliseconds(11))
        #expect(log == ["a at 0.01 seconds", "a2 at 0.01 seconds", "b at 0.02 seconds"])
        await clock.run()
        #expect(log.last == "c at 0.03 seconds")
        #expect(clock.now.offset == .milliseconds(30))
    }

    @Test func whoSleepsAgainIsWokenAgain() async {
        let clock = TestClock()
        var wakes: [Duration] = []
        let task = Task {
            while true {
                try await clock.sleep(for: .milliseconds(3))
                wakes.append(clock.now.offset)
            }
        }
        await clock.advance(by: .milliseconds(10))
        #expect(wakes == [3, 6, 9].map { .milliseconds($0) })
        #expect(clock.now.offset == .milliseconds(10))
        #expect(await clock.run(limit: .milliseconds(10)) == false)
        task.cancel()
        await clock.advance()
        #expect(clock.sleeperCount == 0)
    }

    @Test func aCancelledSleepThrows() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.advance()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
        let before = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await before.value }
    }

    @Test func aDeadlineThatHasPassedIsNoSleep() async throws {
        let clock = TestClock()
        await clock.advance(by: .seconds(5))
        try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)), tolerance: nil)
        try await clock.sleep(for: .zero)
        await clock.advance(to: TestClock.Instant(offset: .seconds(2)))
        #expect(clock.now.offset == .seconds(5))
    }
}
