import FlowTesting
import Testing

@testable import ReactiveCore

/// Graphs on many actors at once, moving from thread to thread; to be run under the thread sanitizer as well.
///
/// On Linux the sanitizer does not know `Mutex`, and reports what happens inside of `withLock` as a race when two threads meet there
/// (two tasks that append to an array in a `Mutex` are enough). A report that lies in `TestClock.cancel` is that mistake.
@Suite struct ConcurrencyTests {
    /// A graph of its own, on its own actor.
    actor Island {
        private let a = MutableProperty(0)
        private let b = MutableProperty(0)
        private let sum: Property<Int>
        private let (signal, input) = Signal<Int, Never>.pipe()
        private var seen = 0
        private var events = 0
        private let command: Command<Int, Int, Never>

        init() {
            sum = .derived(from: a, b) { $0 + $1 }
            command = Command(policy: .concurrent) { input in
                await Task.yield()
                return input + 1
            }
        }

        func run(_ count: Int) async -> Bool {
            let lifetime = Lifetime()
            defer { lifetime.end() }
            lifetime += sum.observe { [self] in seen = $0 }
            lifetime += signal.flatMap(.latest) { [sum] value in sum.producer.map { $0 + value } }.observe { [self] _ in events += 1 }
            for index in 1...count {
                transaction {
                    a.value = index
                    b.value = -index + 1
                }
                await Task.yield()
                a.value = 2 * index
                input.send(value: index)
                guard seen == index + 1, sum.value == index + 1 else { return false }
                guard (try? await command.execute(index)) == index + 1 else { return false }
            }
            return events >= count
        }

        /// Cancels and waits in turn, and iterates; everything on this actor, woken from others.
        func interrupt(_ count: Int) async -> Bool {
            for index in 0..<count {
                let values = Task { () -> Int in
                    var last = 0
                    for await value in a.values { last = value }
                    return last
                }
                let execution = Task { () -> Bool in
                    do { return try await command.execute(index) == index + 1 } catch { return true }
                }
                await Task.yield()
                a.value = index
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { values.cancel() }
                    if index % 2 == 0 { group.addTask { execution.cancel() } }
                }
                guard await values.value <= count, await execution.value else { return false }
            }
            return !command.isExecuting.value
        }
    }

    @Test func graphsOnManyActorsDoNotMeet() async {
        let areRight = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { await Island().run(100) }
                group.addTask { await Island().interrupt(50) }
            }
            return await group.reduce(true) { $0 && $1 }
        }
        #expect(areRight)
    }

    @Test func aTestClockServesManyTasks() async {
        let clock = TestClock()
        let wakes = Counter()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<50 {
                group.addTask {
                    let sleep = Task {
                        try await clock.sleep(for: .milliseconds(index))
                        wakes.increment()
                    }
                    if index % 5 == 0 { sleep.cancel() }
                    _ = try? await sleep.value
                }
            }
            group.addTask { while !(await clock.run()) || wakes.count < 40 { await Task.yield() } }
        }
        #expect(wakes.count >= 40)
        #expect(clock.sleeperCount == 0)
    }

    @Test func aWakeUpIsNeverLost() async {
        for _ in 0..<200 {
            let wakeUp = WakeUp()
            await withTaskGroup(of: Void.self) { group in
                group.addTask { wakeUp.wake() }
                group.addTask { await wakeUp.wait(isolation: nil) }
            }
        }
    }

    /// The state of a thread goes with the thread.
    @Test func graphsOnThreadsThatEnd() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let a = MutableProperty(0)
                    let double = a.map { $0 * 2 }
                    var seen = 0
                    double.observe { seen = $0 }
                    for index in 1...1_000 { a.value = index }
                    #expect(seen == 2_000)
                }
            }
        }
    }
}
