import FlowTesting
import ReactiveCore
import Testing

/// On a clock that a test controls, nobody is late: who waits is known before the test can let time pass.
@MainActor @Suite struct StayingClockTests {
    private let clock = TestClock()
    private let output: Signal<Int, Never>
    private let input: SignalInput<Int, Never>

    init() { (output, input) = Signal<Int, Never>.pipe() }

    @Test func operatorsSleepAtOnce() async {
        for round in 1...100 {
            var values: [Int] = []
            let observation = output.debounce(for: .seconds(1), clock: clock).observe { values.append($0) }
            input.send(value: round)
            await Task.yield()
            #expect(clock.sleeperCount == 1)
            await clock.advance(by: .seconds(1))
            #expect(values == [round])
            observation.dispose()
        }
    }

    @Test func tasksSleepAtOnce() async throws {
        for _ in 1...100 {
            let task = Task {
                try await clock.sleep(for: .seconds(1))
                return clock.now
            }
            let deadline = clock.now.advanced(by: .seconds(1))
            await Task.yield()
            #expect(clock.sleeperCount == 1 && clock.nextDeadline == deadline)
            await clock.advance(by: .seconds(5))
            #expect(try await task.value == deadline)
        }
    }

    /// A clock that is none of ours still works.
    @Test func anyClockWillDo() async {
        var delayed = output.delay(for: .milliseconds(1), clock: ContinuousClock()).values.makeAsyncIterator()
        input.send(value: 1)
        #expect(await delayed.next(isolation: #isolation) == 1)
    }
}
