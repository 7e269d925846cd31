/// What happened, in order.
@MainActor final class Recorder<Event> {
    private(set) var events: [Event] = []

    func callAsFunction(_ event: Event) { events.append(event) }

    /// What happened since this was last asked.
    func take() -> [Event] {
        defer { events = [] }
        return events
    }
}
