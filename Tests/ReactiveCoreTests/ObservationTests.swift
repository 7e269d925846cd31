import Observation
import ReactiveCore
import Testing

@MainActor @Suite struct ObservationTests {
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

    /// On the main actor, so that it may be read where Observation calls back.
    @MainActor final class Model {
        let (a, b) = (MutableProperty(1), MutableProperty(1))
        lazy var sum = Property.derived(from: a, b) { $0 + $1 }
    }

    @Test func whoTracksReadsAConsistentState() {
        let model = Model()
        let consistent = Counter()
        withObservationTracking {
            _ = model.a.value
            _ = model.sum.value
        } onChange: {
            MainActor.assumeIsolated { if model.sum.value == 5, model.a.value == 2 { consistent.increment() } }
        }
        transaction {
            model.a.value = 2
            model.b.value = 3
        }
        #expect(consistent.count == 1)
    }

    @Test func aSetByWhoTracksIsSeen() {
        let a = MutableProperty(0)
        let changes = Counter()
        withObservationTracking {
            _ = a.value
            a.value = 1
        } onChange: {
            changes.increment()
        }
        let before = changes.count
        withObservationTracking {
            _ = a.value
        } onChange: {
            changes.increment()
        }
        a.value = 2
        #expect(changes.count > before)
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
}
