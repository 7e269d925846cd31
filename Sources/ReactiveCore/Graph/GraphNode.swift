// The graph's hot path. This file, `ThreadState.swift` and `Subscription.swift` are the only places with unowned links and
// unchecked exclusivity. What makes them sound:
//
// 1. A graph lives in one isolation domain (no type here is `Sendable`), so no two threads ever touch a node at once.
// 2. A node holds its inputs strongly and is held by its dependents; inputs know their dependents unowned. A node takes itself
//    out of its inputs' lists, of the level queue and of the list of changed nodes when it goes, so no link outlives its target.
// 3. While a node recomputes, nothing else of the graph runs: recomputing is never nested. A node that is let go by its own
//    recomputation is caught in `deinit`.
// 4. A subscription that is disposed of while a round runs stays allocated until the round's end (see `Subscription`).
// 5. Stored variables are read and written for the length of a load or a store, never across a call to foreign code; that is
//    why exclusivity cannot be violated, and need not be checked.

/// What the graph knows of a property: whom it is made from, who is made from it, and who watches. Nothing in here depends on
/// the type of the value; that is in `recompute`, a closure made where the type is known.
public class GraphNode {
    /// Brings the value up to date, and answers whether it changed.
    @usableFromInline final let recompute: (GraphNode, UnsafeMutablePointer<ThreadState>) -> Bool
    @exclusivity(unchecked) @usableFromInline final var inputs: Inputs

    /// The next node of the same level in the queue.
    @exclusivity(unchecked) @usableFromInline final var next: Unmanaged<GraphNode>?
    /// Most nodes have one dependent, which needs no list.
    @exclusivity(unchecked) @usableFromInline final var firstDependent: Unmanaged<GraphNode>?
    @exclusivity(unchecked) @usableFromInline final var moreDependents: UnsafeMutablePointer<Unmanaged<GraphNode>>?
    @exclusivity(unchecked) @usableFromInline final var moreCount: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline final var moreCapacity: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline final var firstSubscription: Unmanaged<Subscription>?
    @exclusivity(unchecked) @usableFromInline final var tracking: TrackingRecord?
    /// For a counting node: how many of its inputs are false.
    @exclusivity(unchecked) @usableFromInline final var falseCount: Int32 = 0
    /// How many inputs can still change; of a source: 1 until nobody can set it any more.
    @exclusivity(unchecked) @usableFromInline final var liveCount: Int32
    /// Greater than the level of each input.
    @exclusivity(unchecked) @usableFromInline final var level: UInt16
    @exclusivity(unchecked) @usableFromInline final var flags: Flags = []

    @usableFromInline enum Inputs {
        case none
        case one(GraphNode)
        case many(ContiguousArray<GraphNode>)
    }

    @usableFromInline struct Flags: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
        /// In the level queue.
        @inlinable static var queued: Flags { Flags(rawValue: 1) }
        /// In the list of changed nodes.
        @inlinable static var changed: Flags { Flags(rawValue: 2) }
        /// Counts its inputs that are false.
        @inlinable static var counting: Flags { Flags(rawValue: 4) }
        /// Its value at the start of the transaction is kept.
        @inlinable static var originKept: Flags { Flags(rawValue: 8) }
        /// Holds itself, because it is watched.
        @inlinable static var kept: Flags { Flags(rawValue: 16) }
        /// Has a name for messages.
        @inlinable static var named: Flags { Flags(rawValue: 32) }
    }

    @inlinable init(isLive: Bool) {
        recompute = { _, _ in false }
        inputs = .none
        level = 0
        liveCount = isLive ? 1 : 0
    }

    @inlinable init(input: GraphNode, recompute: @escaping (GraphNode, UnsafeMutablePointer<ThreadState>) -> Bool) {
        self.recompute = recompute
        inputs = .one(input)
        level = GraphNode.level(above: input)
        liveCount = input.liveCount > 0 ? 1 : 0
        if input.liveCount > 0 { input.addDependent(self) }
    }

    @inlinable init(inputs: ContiguousArray<GraphNode>, recompute: @escaping (GraphNode, UnsafeMutablePointer<ThreadState>) -> Bool) {
        self.recompute = recompute
        self.inputs = .many(inputs)
        var level: UInt16 = 0
        var live: Int32 = 0
        for input in inputs {
            level = max(level, GraphNode.level(above: input))
            if input.liveCount > 0 { live += 1 }
        }
        self.level = level
        liveCount = live
        for input in inputs where input.liveCount > 0 { input.addDependent(self) }
    }

    @inlinable @inline(__always) static func level(above input: GraphNode) -> UInt16 {
        precondition(input.level < .max, "More than 65,535 properties are derived from one another.")
        return input.level + 1
    }

    deinit {
        let state = threadState()
        if state.pointee.recomputing == Unmanaged.passUnretained(self).toOpaque() {
            preconditionFailure("The closure of a derived property let go of that very property.")
        }
        if !flags.isDisjoint(with: [.queued, .changed, .originKept]) { state.pointee.forget(self) }
        switch inputs {
        case .none: break
        case .one(let input): input.removeDependent(self)
        case .many(let inputs): for input in inputs { input.removeDependent(self) }
        }
        moreDependents?.deallocate()
        while let subscription = firstSubscription {
            firstSubscription = subscription._withUnsafeGuaranteedRef { $0.nodeWentAway() }
            subscription.release()
        }
        if flags.contains(.named) { NodeNames.remove(self) }
    }

    /// Queues what is made from this node, and this node itself if somebody watches it.
    @inlinable @inline(__always) final func propagate(_ state: UnsafeMutablePointer<ThreadState>) {
        if firstSubscription != nil { noteChanged(state) }
        guard let first = firstDependent else { return }
        first._withUnsafeGuaranteedRef { $0.invalidate(self, state) }
        if moreCount != 0 { propagateToMore(state) }
    }

    @inlinable @inline(__always) final func noteChanged(_ state: UnsafeMutablePointer<ThreadState>) {
        if flags.contains(.changed) { return }
        flags.insert(.changed)
        state.pointee.noteChanged(self)
    }

    @usableFromInline @inline(never) final func propagateToMore(_ state: UnsafeMutablePointer<ThreadState>) {
        for index in 0..<Int(moreCount) {
            moreDependents.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef { $0.invalidate(self, state) }
        }
    }

    @inlinable @inline(__always) final func invalidate(_ input: GraphNode, _ state: UnsafeMutablePointer<ThreadState>) {
        count(input)
        if !flags.contains(.queued) {
            flags.insert(.queued)
            state.pointee.push(self)
        }
    }

    /// A counting node counts an input that changed. Every change of a property of `Bool` is a flip: equal values never propagate.
    @inlinable @inline(__always) final func count(_ input: GraphNode) {
        if flags.contains(.counting) { falseCount += unsafeDowncast(input, to: ValueNode<Bool>.self).current ? -1 : 1 }
    }
}

extension GraphNode {
    @usableFromInline final func addDependent(_ dependent: GraphNode) {
        let link = Unmanaged.passUnretained(dependent)
        if firstDependent == nil {
            firstDependent = link
            return
        }
        if moreCount == moreCapacity {
            let capacity = max(2, Int(moreCapacity) * 2)
            let larger = UnsafeMutablePointer<Unmanaged<GraphNode>>.allocate(capacity: capacity)
            if let moreDependents {
                larger.update(from: moreDependents, count: Int(moreCount))
                moreDependents.deallocate()
            }
            moreDependents = larger
            moreCapacity = UInt32(capacity)
        }
        moreDependents.unsafelyUnwrapped[Int(moreCount)] = link
        moreCount += 1
    }

    /// Keeps the order of the others, because the order of recomputation follows it.
    @usableFromInline final func removeDependent(_ dependent: GraphNode) {
        let address = Unmanaged.passUnretained(dependent).toOpaque()
        guard let first = firstDependent else { return }
        if first.toOpaque() == address {
            firstDependent = moreCount == 0 ? nil : moreDependents.unsafelyUnwrapped[0]
            if moreCount > 0 { closeGap(at: 0) }
            return
        }
        for index in 0..<Int(moreCount) where moreDependents.unsafelyUnwrapped[index].toOpaque() == address {
            closeGap(at: index)
            return
        }
    }

    private final func closeGap(at index: Int) {
        let list = moreDependents.unsafelyUnwrapped
        moreCount -= 1
        let following = Int(moreCount) - index
        if following > 0 { (list + index).update(from: list + index + 1, count: following) }
    }

    /// Nobody can change this node any more: whoever watches is told, and what is made from it alone ends too.
    final func end() {
        liveCount = 0
        withExtendedLifetime(self) {
            while let subscription = firstSubscription {
                let ended = subscription.takeUnretainedValue()
                firstSubscription = ended.nodeWentAway()
                subscription.release()
            }
            var dependents: [GraphNode] = []
            if let firstDependent { dependents.append(firstDependent.takeUnretainedValue()) }
            for index in 0..<Int(moreCount) { dependents.append(moreDependents.unsafelyUnwrapped[index].takeUnretainedValue()) }
            for dependent in dependents {
                dependent.liveCount -= 1
                if dependent.liveCount == 0 { dependent.end() }
            }
            letGoOfItself()
        }
    }

    /// A derived node that is watched lives as long as what it is made from can change, whoever else holds it.
    final func keepItself() {
        guard !flags.contains(.kept), liveCount > 0, level > 0 else { return }
        flags.insert(.kept)
        _ = Unmanaged.passRetained(self)
    }

    final func letGoOfItself() {
        guard flags.contains(.kept) else { return }
        flags.remove(.kept)
        Unmanaged.passUnretained(self).release()
    }
}
