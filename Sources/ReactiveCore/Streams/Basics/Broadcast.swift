/// The list of those who observe one signal.
///
/// It owns the records, and retains nothing to call one: a record that is disposed of while a round runs is put aside until
/// the round's end, with its `next` intact (see the invariants at the top of `GraphNode.swift`).
@usableFromInline final class Broadcast<Value, Failure: Error> {
    @exclusivity(unchecked) @usableFromInline var first: Unmanaged<BroadcastRecord<Value, Failure>>?
    @exclusivity(unchecked) @usableFromInline var last: Unmanaged<BroadcastRecord<Value, Failure>>?
    /// Counts deliveries: who begins to observe in the middle of one is told from the next on.
    @exclusivity(unchecked) @usableFromInline var deliveries = 0
    @exclusivity(unchecked) @usableFromInline var ending: End<Failure>?
    /// Called when the first observer comes, and when the last goes; for signals that only run while somebody observes.
    @exclusivity(unchecked) @usableFromInline var whenObserved: ((Bool) -> Void)?

    @inlinable init() {}

    deinit {
        while let link = first {
            let record = link.takeRetainedValue()
            first = record.next
            record.broadcast = nil
        }
    }

    @inlinable func subscribe(_ observer: Observer<Value, Failure>, _ disposable: Disposable) {
        if let ending {
            observer.end(ending)
            return
        }
        let record = BroadcastRecord(observer, self)
        let link = Unmanaged.passRetained(record)
        if let last { last._withUnsafeGuaranteedRef { $0.next = link } } else { first = link }
        let isFirst = last == nil
        last = link
        disposable.add(record)
        if isFirst, let whenObserved { whenObserved(true) }
    }

    @inlinable @inline(never) func remove(_ record: BroadcastRecord<Value, Failure>) {
        let address = Unmanaged.passUnretained(record).toOpaque()
        var before: Unmanaged<BroadcastRecord<Value, Failure>>?
        var link = first
        while let current = link {
            let following = current._withUnsafeGuaranteedRef { $0.next }
            if current.toOpaque() == address {
                if let before { before._withUnsafeGuaranteedRef { $0.next = following } } else { first = following }
                if last?.toOpaque() == address { last = before }
                let state = threadState()
                if state.pointee.busy != 0 { state.pointee.bury(record) }
                current.release()
                if first == nil, let whenObserved { whenObserved(false) }
                return
            }
            before = current
            link = following
        }
    }

    /// Sends from outside: now if nothing runs, else after the current round or transaction.
    @inlinable func send(_ value: Value) {
        let state = threadState()
        if state.pointee.busy != 0 {
            state.pointee.later(.delivery, about: self) { [self] in deliver(value) }
            return
        }
        beginRound(state)
        deliver(value)
        endRound(state)
    }

    @usableFromInline @inline(never) func send(end: End<Failure>) {
        let state = threadState()
        if state.pointee.busy != 0 {
            state.pointee.later(.delivery, about: self) { [self] in deliver(end: end) }
            return
        }
        beginRound(state)
        deliver(end: end)
        endRound(state)
    }

    /// Calls the observers; only inside of a round.
    @inlinable @inline(__always) func deliver(_ value: Value) {
        deliveries &+= 1
        let delivery = deliveries
        var link = first
        while let current = link {
            link = current._withUnsafeGuaranteedRef { record in
                if record.begin < delivery { record.observer.value(value) }
                return record.next
            }
        }
    }

    @usableFromInline func deliver(end: End<Failure>) {
        guard ending == nil else { return }
        ending = end
        var link = first
        first = nil
        last = nil
        while let current = link {
            let record = current.takeRetainedValue()
            link = record.next
            record.broadcast = nil
            if !record.isDisposed { record.observer.end(end) }
        }
        whenObserved = nil
    }
}

@usableFromInline final class BroadcastRecord<Value, Failure: Error>: Disposable {
    @usableFromInline let observer: Observer<Value, Failure>
    @exclusivity(unchecked) @usableFromInline var next: Unmanaged<BroadcastRecord>?
    /// Valid while the broadcast lives: it clears this when it goes.
    @exclusivity(unchecked) @usableFromInline unowned(unsafe) var broadcast: Broadcast<Value, Failure>?
    /// The last delivery that is not for this record; the greatest number once it is disposed of.
    @exclusivity(unchecked) @usableFromInline var begin: Int

    @inlinable init(_ observer: Observer<Value, Failure>, _ broadcast: Broadcast<Value, Failure>) {
        self.observer = observer
        self.broadcast = broadcast
        begin = broadcast.deliveries
        super.init()
    }

    override func disposed() {
        begin = .max
        broadcast?.remove(self)
        broadcast = nil
    }
}
