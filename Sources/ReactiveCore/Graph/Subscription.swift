/// One observation of a property: the record in the node's list.
///
/// The list owns it, and nothing is retained to call it. One that is taken out while a round runs is therefore put aside until the
/// round's end; its `next` stays valid, so that the loop that is just calling it finds its way on.
@usableFromInline final class Subscription {
    @usableFromInline let call: (GraphNode) -> Void
    /// Called once when the property can change no more; not when the subscription is cancelled.
    @exclusivity(unchecked) var whenEnded: (() -> Void)?
    @exclusivity(unchecked) @usableFromInline var next: Unmanaged<Subscription>?
    /// Valid while the node lives: it clears this when it goes.
    @exclusivity(unchecked) @usableFromInline unowned(unsafe) var node: GraphNode?
    /// Valid while the handle lives: it clears this when it goes.
    @exclusivity(unchecked) unowned(unsafe) var handle: PropertyObservation?
    /// Made during the running round.
    @exclusivity(unchecked) @usableFromInline var isNew = false
    @exclusivity(unchecked) private var isCancelled = false

    @inlinable init(_ call: @escaping (GraphNode) -> Void) { self.call = call }

    /// Takes it out of the list; it is called no more.
    func cancel() {
        isCancelled = true
        whenEnded = nil
        guard let node else { return }
        self.node = nil
        node.detach(self)
    }

    /// The node can change no more; answers the next subscription in its list.
    func nodeWentAway() -> Unmanaged<Subscription>? {
        node = nil
        let following = next
        let state = threadState()
        if state.pointee.busy != 0 { state.pointee.bury(self) }
        if let whenEnded {
            self.whenEnded = nil
            perform(about: self) { if !self.isCancelled { whenEnded() } }
        }
        let handle = handle
        self.handle = nil
        handle?.hasEnded()
        return following
    }
}

/// The handle that ends an observation. It is not the record itself: whoever is captured by the observer's closure may hold the handle, and
/// is let go when the observation is over.
@usableFromInline final class PropertyObservation: Disposable {
    @exclusivity(unchecked) private var subscription: Subscription?

    @usableFromInline init(_ subscription: Subscription) {
        self.subscription = subscription
        super.init()
        subscription.handle = self
    }

    deinit { subscription?.handle = nil }

    override func disposed() {
        guard let subscription else { return }
        self.subscription = nil
        subscription.handle = nil
        subscription.cancel()
    }

    func hasEnded() { subscription = nil }
}

extension GraphNode {
    /// - Parameter keepingNode: whether a derived node lives on for this subscription, whoever else holds it.
    @usableFromInline final func attach(_ subscription: Subscription, keepingNode: Bool = true) {
        subscription.node = self
        if keepingNode { keepItself() }
        let state = threadState()
        if state.pointee.isRunning { state.pointee.addNew(subscription) }
        let link = Unmanaged.passRetained(subscription)
        guard var last = firstSubscription else {
            firstSubscription = link
            return
        }
        while let following = last._withUnsafeGuaranteedRef({ $0.next }) { last = following }
        last._withUnsafeGuaranteedRef { $0.next = link }
    }

    final func detach(_ subscription: Subscription) {
        let address = Unmanaged.passUnretained(subscription).toOpaque()
        if firstSubscription?.toOpaque() == address {
            firstSubscription = subscription.next
        } else {
            var link = firstSubscription
            while let current = link {
                link = current._withUnsafeGuaranteedRef { subscriptionBefore in
                    if subscriptionBefore.next?.toOpaque() == address { subscriptionBefore.next = subscription.next }
                    return subscriptionBefore.next
                }
            }
        }
        let state = threadState()
        if state.pointee.busy != 0 { state.pointee.bury(subscription) }
        Unmanaged.passUnretained(subscription).release()
        if firstSubscription == nil, flags.contains(.kept) {
            if state.pointee.busy != 0 { state.pointee.bury(self) }
            letGoOfItself()
        }
    }
}

extension ThreadState {
    @usableFromInline mutating func bury(_ object: AnyObject) {
        graveyard.append(object)
        hasMore = true
    }

    mutating func addNew(_ subscription: Subscription) {
        subscription.isNew = true
        newSubscriptions.append(subscription)
        hasMore = true
    }
}
