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
