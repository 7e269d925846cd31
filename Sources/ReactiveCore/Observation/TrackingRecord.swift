import Observation

/// What a node needs to be tracked by Observation, made when it is first read by somebody who tracks. Until then, a change costs
/// nothing extra; afterwards the record is an observer like any other, in the node's list only while somebody tracks.
@usableFromInline final class TrackingRecord {
    let registrar = ObservationRegistrar()
    var subscription: Subscription?
}

extension GraphNode: Observable {
    subscript(_ probe: TrackingProbe) -> Void { () }

    private static let probedPath: KeyPath<GraphNode, Void> & Sendable = \GraphNode[TrackingProbe()]

    /// To be called for each read from outside.
    @usableFromInline final func recordRead() {
        guard let record = tracking else {
            if isTracking() { startTracking() }
            return
        }
        // Tracked before: one call both asks and records.
        let state = threadState()
        let before = state.pointee.probeHits
        record.registrar.access(self, keyPath: Self.probedPath)
        if record.subscription == nil, state.pointee.probeHits != before || !TrackingSubject.probeWorks { arm(record) }
    }

    private final func startTracking() {
        let record = TrackingRecord()
        tracking = record
        record.registrar.access(self, keyPath: Self.probedPath)
        arm(record)
    }

    private final func arm(_ record: TrackingRecord) {
        let subscription = Subscription { $0.tellTrackers() }
        record.subscription = subscription
        attach(subscription, keepingNode: false)
    }

    private final func tellTrackers() {
        guard let record = tracking else { return }
        // Whoever tracked is told once and has to read again. If this very change is made by tracked code, somebody may be tracking
        // this node without reading it again, so the record stays armed.
        if !isTracking() {
            record.subscription?.cancel()
            record.subscription = nil
        }
        record.registrar.willSet(self, keyPath: Self.probedPath)
        record.registrar.didSet(self, keyPath: Self.probedPath)
    }
}
