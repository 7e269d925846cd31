import Observation

/// Finds out whether the running code is tracked by `withObservationTracking`, with public API only: a registrar hashes a key path
/// exactly when it records an access, and the key path of a subscript hashes its argument with our code.
@usableFromInline struct TrackingProbe: Hashable, Sendable {
    @usableFromInline func hash(into hasher: inout Hasher) { threadState().pointee.probeHits &+= 1 }
    @usableFromInline static func == (one: TrackingProbe, other: TrackingProbe) -> Bool { true }
}

/// Something to ask a registrar about.
@usableFromInline final class TrackingSubject: Observable, Sendable {
    @usableFromInline static let shared = TrackingSubject()
    @usableFromInline static let registrar = ObservationRegistrar()
    @usableFromInline static let path: KeyPath<TrackingSubject, Void> & Sendable = \TrackingSubject[TrackingProbe()]

    subscript(_ probe: TrackingProbe) -> Void { () }

    /// Whether the probe tells the truth with this version of the standard library. If it does not, every read is taken for a tracked
    /// one, which is slower, but right.
    @usableFromInline static let probeWorks: Bool = {
        let outside = probe()
        let inside = withObservationTracking {
            probe()
        } onChange: {
        }
        return !outside && inside
    }()

    @usableFromInline static func probe() -> Bool {
        let state = threadState()
        let before = state.pointee.probeHits
        registrar.access(shared, keyPath: path)
        return state.pointee.probeHits != before
    }
}

/// Whether the running code is tracked by Observation.
func isTracking() -> Bool { !TrackingSubject.probeWorks || TrackingSubject.probe() }
