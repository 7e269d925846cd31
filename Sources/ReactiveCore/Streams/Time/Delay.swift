extension EventStream {
    /// Sends everything `duration` later, except a failure, which is sent at once.
    ///
    /// ```swift
    /// hint.delay(for: .seconds(2), clock: clock)
    /// ```
    public func delay(for duration: Duration, clock: any Clock<Duration>, isolation: isolated any Actor = #isolation) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var waiting: [(due: Duration, event: Event<Value, Failure>)] = []
            weak var weakAlarm: Alarm?
            let alarm = Alarm(ClockTime(clock), inRound: true) {
                guard let alarm = weakAlarm else { return }
                while let first = waiting.first, first.due <= alarm.time.now, !disposable.isDisposed {
                    waiting.removeFirst()
                    switch first.event {
                    case .value(let value): observer.value(value)
                    case .ended(let end): observer.end(end)
                    }
                }
                if let next = waiting.first { alarm.set(at: next.due, isolation: isolation) }
            }
            weakAlarm = alarm
            disposable.add(alarm)
            let wait = { (event: Event<Value, Failure>) in
                let due = alarm.time.now + duration
                waiting.append((due, event))
                if waiting.count == 1 { alarm.set(at: due, isolation: isolation) }
            }
            subscribe(
                Observer(
                    value: { wait(.value($0)) },
                    end: { end in
                        guard case .failed = end else { return wait(.ended(end)) }
                        waiting = []
                        alarm.dispose()
                        observer.end(end)
                    }), disposable)
        })
    }
}
