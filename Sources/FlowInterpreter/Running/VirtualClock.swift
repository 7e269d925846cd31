/// Time that passes only when it is told to, and what is to happen when.
///
/// What is due at one time happens in the order in which it was set. An alarm that is moved away keeps its place until the time for which
/// it was set before, and is then set again: so the alarms of the compiled flow behave, whose sleeping task looks when it wakes.
struct VirtualClock<Event> {
    private struct Entry {
        let id: AlarmID
        /// When it is looked at.
        var time: Duration
        /// When the event happens.
        var deadline: Duration
        let event: Event
    }

    /// The time that has passed.
    private(set) var now: Duration = .zero
    /// In the order of times; those of one time in the order in which they were set.
    private var entries: [Entry] = []
    private var lastID = 0

    /// Whether nothing is to happen.
    var isIdle: Bool { entries.isEmpty }

    /// Lets the event happen after `duration`, instead of at any time for which `earlier` was set.
    mutating func set(_ event: Event, after duration: Duration, insteadOf earlier: AlarmID? = nil) -> AlarmID {
        let deadline = now + duration
        if let earlier, let index = entries.firstIndex(where: { $0.id == earlier }) {
            if entries[index].time <= deadline {
                entries[index].deadline = deadline
                return earlier
            }
            entries.remove(at: index)
        }
        lastID += 1
        let entry = Entry(id: AlarmID(number: lastID), time: deadline, deadline: deadline, event: event)
        insert(entry)
        return entry.id
    }

    mutating func stop(_ alarm: AlarmID) { entries.removeAll { $0.id == alarm } }

    /// Moves on to the next event that is due until `time`; nil if there is none, and it is `time`.
    mutating func next(until time: Duration) -> Event? {
        while let first = entries.first, first.time <= time {
            now = max(now, first.time)
            entries.removeFirst()
            if first.deadline <= now { return first.event }
            var moved = first
            moved.time = first.deadline
            insert(moved)
        }
        now = max(now, time)
        return nil
    }

    private mutating func insert(_ entry: Entry) {
        entries.insert(entry, at: entries.firstIndex { $0.time > entry.time } ?? entries.endIndex)
    }
}

/// Tells one alarm from the others.
struct AlarmID: Equatable {
    fileprivate let number: Int
}
