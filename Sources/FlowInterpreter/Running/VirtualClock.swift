/// Time that passes only when it is told to, and what is to happen when.
struct VirtualClock<Event> {
    private struct Entry {
        let id: AlarmID
        let time: Duration
        let event: Event
    }

    /// The time that has passed.
    private(set) var now: Duration = .zero
    /// In the order of times; those of one time in the order in which they were set.
    private var entries: [Entry] = []
    private var lastID = 0

    /// Lets the event happen after `duration`.
    mutating func set(_ event: Event, after duration: Duration) -> AlarmID {
        lastID += 1
        let entry = Entry(id: AlarmID(number: lastID), time: now + duration, event: event)
        entries.insert(entry, at: entries.firstIndex { $0.time > entry.time } ?? entries.endIndex)
        return entry.id
    }

    mutating func stop(_ alarm: AlarmID) { entries.removeAll { $0.id == alarm } }

    /// Moves on to the next event that is due until `time`; nil if there is none, and it is `time`.
    mutating func next(until time: Duration) -> Event? {
        guard let first = entries.first, first.time <= time else {
            now = max(now, time)
            return nil
        }
        now = max(now, first.time)
        return entries.removeFirst().event
    }
}

/// Tells one alarm from the others.
struct AlarmID: Equatable {
    fileprivate let number: Int
}
