import CThreadLocal

/// What runs on a thread at the moment: an open transaction, or a round of telling observers; and what waits for its end.
///
/// It belongs to the thread, because neither a transaction nor a round ever crosses a suspension point.
@usableFromInline struct ThreadState {
    // The queue: a singly linked list of nodes for each level.
    @usableFromInline var heads: UnsafeMutablePointer<Unmanaged<GraphNode>?>
    @usableFromInline var tails: UnsafeMutablePointer<Unmanaged<GraphNode>?>
    @usableFromInline var levelCount = 16
    @usableFromInline var lowest = Int.max
    @usableFromInline var highest = -1

    // Watched nodes whose value changed, in the order in which they changed.
    @usableFromInline var changed: UnsafeMutablePointer<Unmanaged<GraphNode>?>
    @usableFromInline var changedCount = 0
    @usableFromInline var changedCapacity = 64

    /// Open transactions and running rounds: 0 when nothing runs.
    @usableFromInline var busy = 0
    /// Open transaction bodies that are not inside of a round.
    @usableFromInline var depth = 0
    /// Values are recomputed, or observers are told.
    @usableFromInline var isRunning = false
    /// There is more to do before the round is over.
    @usableFromInline var hasMore = false
    /// The node whose closure runs.
    @usableFromInline var recomputing: UnsafeMutableRawPointer?
    /// Counts how often the probe for Observation was hashed on this thread.
    @usableFromInline var probeHits = 0

    @usableFromInline var origins: ContiguousArray<Origin> = []
    @usableFromInline var actions = ActionQueue()
    /// Objects that a running loop may still look at.
    @usableFromInline var graveyard: ContiguousArray<AnyObject> = []
    /// Subscriptions made during the round: they are told from the next one on.
    @usableFromInline var newSubscriptions: ContiguousArray<Subscription> = []

    /// A node, and whether its value is back where the transaction began.
    @usableFromInline struct Origin {
        let node: Unmanaged<GraphNode>
        let isBack: () -> Bool
        init(node: GraphNode, isBack: @escaping () -> Bool) {
            self.node = .passUnretained(node)
            self.isBack = isBack
        }
    }

    init() {
        heads = .allocate(capacity: levelCount)
        heads.initialize(repeating: nil, count: levelCount)
        tails = .allocate(capacity: levelCount)
        tails.initialize(repeating: nil, count: levelCount)
        changed = .allocate(capacity: changedCapacity)
    }

    @inlinable @inline(__always) mutating func push(_ node: GraphNode) {
        let level = Int(node.level)
        if level >= levelCount { addLevels(upTo: level) }
        let link = Unmanaged.passUnretained(node)
        if heads[level] == nil { heads[level] = link } else { tails[level].unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.next = link } }
        tails[level] = link
        if level < lowest { lowest = level }
        if level > highest { highest = level }
    }

    @usableFromInline @inline(never) mutating func addLevels(upTo level: Int) {
        let count = max(levelCount * 2, level + 1)
        heads = Self.grown(heads, from: levelCount, to: count)
        tails = Self.grown(tails, from: levelCount, to: count)
        levelCount = count
    }

    private static func grown(
        _ list: UnsafeMutablePointer<Unmanaged<GraphNode>?>,
        from count: Int,
        to newCount: Int
    ) -> UnsafeMutablePointer<Unmanaged<GraphNode>?> {
        let larger = UnsafeMutablePointer<Unmanaged<GraphNode>?>.allocate(capacity: newCount)
        larger.initialize(repeating: nil, count: newCount)
        larger.update(from: list, count: count)
        list.deallocate()
        return larger
    }

    @inlinable @inline(__always) mutating func noteChanged(_ node: GraphNode) {
        if changedCount == changedCapacity { growChanged() }
        (changed + changedCount).initialize(to: .passUnretained(node))
        changedCount += 1
    }

    @usableFromInline @inline(never) mutating func growChanged() {
        let larger = UnsafeMutablePointer<Unmanaged<GraphNode>?>.allocate(capacity: changedCapacity * 2)
        larger.moveInitialize(from: changed, count: changedCount)
        changed.deallocate()
        changed = larger
        changedCapacity *= 2
    }

    /// Takes a node that goes away out of every list.
    mutating func forget(_ node: GraphNode) {
        let address = Unmanaged.passUnretained(node).toOpaque()
        if node.flags.contains(.changed) {
            for index in 0..<changedCount where changed[index]?.toOpaque() == address { changed[index] = nil }
        }
        // Not in place: letting go of a value may run foreign code.
        if node.flags.contains(.originKept) { origins = origins.filter { $0.node.toOpaque() != address } }
        if node.flags.contains(.queued) {
            let level = Int(node.level)
            var others: [Unmanaged<GraphNode>] = []
            var link = heads[level]
            while let current = link {
                link = current._withUnsafeGuaranteedRef { $0.next }
                if current.toOpaque() != address { others.append(current) }
            }
            heads[level] = nil
            tails[level] = nil
            for other in others {
                other._withUnsafeGuaranteedRef { node in
                    node.next = nil
                    push(node)
                }
            }
        }
    }

    mutating func deallocate() {
        heads.deallocate()
        tails.deallocate()
        changed.deallocate()
    }
}

@inlinable @inline(__always) func threadState() -> UnsafeMutablePointer<ThreadState> {
    if let state = reactive_thread_state() { return state.assumingMemoryBound(to: ThreadState.self) }
    return makeThreadState()
}

@usableFromInline @inline(never) func makeThreadState() -> UnsafeMutablePointer<ThreadState> {
    let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
    state.initialize(to: ThreadState())
    reactive_set_thread_state(state) { state in
        let state = state.assumingMemoryBound(to: ThreadState.self)
        state.pointee.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }
    return state
}
