import Observation
import ReactiveCore
import Synchronization
import Testing

@MainActor @Suite struct ObservationTests {
    /// Counts on whichever thread Observation calls back.
    final class Counter: Sendable {
        private let stored = Mutex(0)
        var count: Int { stored.withLock { $0 } }
        func increment() { stored.withLock { $0 += 1 } }
    }

    @Test func aTrackedReadIsToldOnceWhenTheGraphIsConsistent() {
        let a = MutableProperty(1)
        let double = a.map { $0 * 2 }
        let changes = Counter()
        let value = withObservationTracking {
            double.value
        } onChange: {
            changes.increment()
        }
        #expect(value == 2)
        a.value = 1
        #expect(changes.count == 0)
        a.value = 2
        #expect(changes.count == 1)
        a.value = 3
        #expect(changes.count == 1)
    }

    @Test func aReadOutsideIsNotTracked() {
        let a = MutableProperty(1)
        _ = a.value
        let changes = Counter()
        withObservationTracking {
        } onChange: {
            changes.increment()
        }
        _ = a.value
        a.value = 2
        #expect(changes.count == 0)
    }

    @Test func trackingAgainWorksEachTime() {
        let a = MutableProperty(0)
        let changes = Counter()
        for round in 1...5 {
            _ = withObservationTracking {
                a.value
            } onChange: {
                changes.increment()
            }
            _ = withObservationTracking {
                a.value
            } onChange: {
                changes.increment()
            }
            a.value = round
            #expect(changes.count == 2 * round)
        }
    }

    @Test func theSequenceOfValuesSkipsButNeverLosesTheLast() async {
        var a: MutableProperty<Int>? = MutableProperty(0)
        var seen: [Int] = []
        let values = a!.values
        let task = Task { for await value in values { seen.append(value) } }
        await Task.yield()
        a?.value = 1
        a?.value = 2
        for _ in 0..<10 { await Task.yield() }
        a?.value = 3
        a = nil
        await task.value
        #expect(seen.first == 0)
        #expect(seen.last == 3)
        #expect(seen == seen.sorted())
    }

    @Test func theSequenceOfValuesEndsWithTheTask() async {
        let a = MutableProperty(0)
        let task = Task {
            var count = 0
            for await _ in a.values { count += 1 }
            return count
        }
        for _ in 0..<10 { await Task.yield() }
        task.cancel()
        #expect(await task.value == 1)
    }
}
