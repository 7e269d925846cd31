import Observation
import Synchronization

/// Counts how often Observation tells somebody who reads `read`, and who reads it again each time.
@MainActor final class NotificationCount {
    private(set) var value = 0
    private let read: () -> Void

    init(of read: @escaping () -> Void) {
        self.read = read
        track()
    }

    private func track() {
        withObservationTracking {
            read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.value += 1
                self?.track()
            }
        }
    }
}
