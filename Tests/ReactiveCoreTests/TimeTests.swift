import FlowTesting
import Testing

@testable import ReactiveCore

@MainActor @Suite struct TimeTests {
    @Test(arguments: await rows)
    func conforms(_ row: TimedMarbles) async {
        let mistakes = await row.conforms()
        #expect(mistakes == [])
    }

    static let ten = Duration.milliseconds(10)

    static let rows: [TimedMarbles] = [
        TimedMarbles("debounce", "1 +5 2 +10 +5 3 +9 4 +10", "15:2 39:4") { a, clock in a.debounce(for: ten, clock: clock) },
        TimedMarbles("debounce", "1 +5 |", "5:1 5:|") { a, clock in a.debounce(for: ten, clock: clock) },
        TimedMarbles("debounce", "1 +10 |", "10:1 10:|") { a, clock in a.debounce(for: ten, clock: clock) },
        TimedMarbles("debounce", "1 +5 x +10", "5:x") { a, clock in a.debounce(for: ten, clock: clock) },
        TimedMarbles("debounce", "|", "0:|") { a, clock in a.debounce(for: ten, clock: clock) },
        TimedMarbles("debounce for nothing", "1 2 +0 |", "0:2 0:|") { a, clock in a.debounce(for: .zero, clock: clock) },
        TimedMarbles("throttle", "1 2 3 +10 4 +9 +1 5 +10 6 +10", "0:1 10:3 20:4 30:5 40:6") { a, clock in
            a.throttle(for: ten, clock: clock)
        },
        TimedMarbles("throttle, idle between", "1 +20 2 3 +5 |", "0:1 20:2 25:3 25:|") { a, clock in a.throttle(for: ten, clock: clock) },
        TimedMarbles("throttle", "1 2 x +10", "0:1 0:x") { a, clock in a.throttle(for: ten, clock: clock) },
        TimedMarbles("throttle", "|", "0:|") { a, clock in a.throttle(for: ten, clock: clock) },
        TimedMarbles("delay", "1 +5 2 +5 +4 +1 | +10", "10:1 15:2 25:|") { a, clock in a.delay(for: ten, clock: clock) },
        TimedMarbles("delay", "1 2 3 +10", "10:1 10:2 10:3") { a, clock in a.delay(for: ten, clock: clock) },
        TimedMarbles("delay, failing", "1 +5 x +10", "5:x") { a, clock in a.delay(for: ten, clock: clock) },
        TimedMarbles("delay, completed", "1 | +10", "10:1 10:|") { a, clock in a.delay(for: ten, clock: clock) },
        TimedMarbles("timeout", "1 +9 2 +1 3", "0:1 9:2 10:x") { a, clock in a.timeout(after: ten, failure: .other, clock: clock) },
        TimedMarbles("timeout, in time", "1 +9 | +5", "0:1 9:|") { a, clock in a.timeout(after: ten, failure: .other, clock: clock) },
        TimedMarbles("timeout", "+3 x +10", "3:x") { a, clock in a.timeout(after: ten, failure: .other, clock: clock) },
        TimedMarbles("collect(every:)", "1 2 +10 +10 3 +5 |", "10:[1,2] 25:[3] 25:|") { a, clock in a.collect(every: ten, clock: clock) },
        TimedMarbles("collect(every:), also empty", "1 +30 |", "10:[1] 20:[] 30:[] 30:|") { a, clock in
            a.collect(every: ten, skippingEmpty: false, clock: clock)
        },
        TimedMarbles("collect(every:)", "1 x", "0:x") { a, clock in a.collect(every: ten, clock: clock) },
        TimedMarbles("interval", "+25 +5 +10", "10:0 20:1 30:2 40:3") { _, clock in
            SignalProducer.interval(ten, clock: clock).promoteFailure(to: Problem.self)
        },
        TimedMarbles("interval of nothing", "+25", "") { _, clock in
            SignalProducer.interval(.zero, clock: clock).promoteFailure(to: Problem.self)
        },
        TimedMarbles("timer", "+9 +1 +10", "10:() 10:|") { _, clock in
            SignalProducer.timer(after: ten, clock: clock).promoteFailure(to: Problem.self)
        },
        TimedMarbles("retry", "+10 +19 +1 +50", "0:1 10:1 30:1 30:x") { _, clock in
            failing.retry(.exponential(attempts: 2, first: ten), clock: clock)
        },
        TimedMarbles("retry, constant", "+10 +10", "0:1 10:1 20:1 20:x") { _, clock in
            failing.retry(.constant(attempts: 2, delay: ten), clock: clock)
        },
        TimedMarbles("retry at once", "", "0:1 0:1 0:x") { _, clock in failing.retry(.constant(attempts: 1, delay: .zero), clock: clock) },
        TimedMarbles("retry, no failure", "", "0:1 0:|") { _, clock in
            SignalProducer(value: 1).retry(.constant(attempts: 1, delay: ten), clock: clock)
        },
        TimedMarbles("take, then delay", "1 2 +10", "10:1 10:|") { a, clock in a.take(first: 1).delay(for: ten, clock: clock) },
        TimedMarbles("latest of delays", "1 +5 2 +10 | +10", "15:2 15:|") { a, clock in
            a.flatMap(.latest) { SignalProducer<Int, Problem>(value: $0).delay(for: ten, clock: clock) }
        },
        TimedMarbles("concat of delays", "1 2 | +10 +10", "10:1 20:2 20:|") { a, clock in
            a.flatMap(.concat) { SignalProducer<Int, Problem>(value: $0).delay(for: ten, clock: clock) }
        },
    ]

    static let failing = SignalProducer<Int, Problem>(value: 1).concat(SignalProducer(failure: .problem))

    @Test func aRetryPolicyNeverOverflows() {
        let policy = RetryPolicy.exponential(attempts: 1_000, first: .seconds(1), factor: 1e300, limit: .seconds(60))
        #expect((0..<1_000).allSatisfy { policy.delay(afterFailure: $0)! <= .seconds(60) })
        #expect(policy.delay(afterFailure: 1_000) == nil)
        #expect(RetryPolicy(attempts: 3, first: .seconds(1), factor: .nan, limit: .seconds(9)).delay(afterFailure: 2) == .seconds(9))
        let doubling = RetryPolicy.exponential(attempts: 9, first: .seconds(1))
        #expect((0..<8).map { doubling.delay(afterFailure: $0)! } == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    }

    @Test func asynchronousWorkIsAProducer() async {
        let clock = TestClock()
        var log: [String] = []
        let work = SignalProducer<Int, Problem>.task { () async throws(Problem) in
            do { try await clock.sleep(for: .milliseconds(5)) } catch { throw .problem }
            return 7
        }
        work.observe(value: { log.append("\($0)") }, ended: { log.append("\($0)") })
        let cancelled = work.observe(value: { log.append("cancelled \($0)") }, ended: { log.append("cancelled \($0)") })
        await clock.advance(by: .milliseconds(4))
        cancelled.dispose()
        #expect(log == [])
        await clock.advance(by: .milliseconds(1))
        #expect(log == ["7", "completed"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func anAsynchronousSequenceIsAProducer() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        var log: [String] = []
        SignalProducer<Int, Never>.sequence(stream).observe(value: { log.append("\($0)") }, ended: { log.append("\($0)") })
        let clock = TestClock()
        continuation.yield(1)
        await clock.advance()
        continuation.yield(2)
        continuation.finish()
        await clock.advance()
        #expect(log == ["1", "2", "completed"])
    }
}
