/// Decides what a throttle sends: a plain value that does nothing itself.
struct ThrottleState<Value> {
    /// While it is closed, values wait.
    private(set) var isClosed = false
    private var waiting: Value?

    /// A value comes; answers it if it is to be sent now.
    mutating func receive(_ value: Value) -> Value? {
        if isClosed {
            waiting = value
            return nil
        }
        isClosed = true
        return value
    }

    /// The interval is over; answers the value that waits, after which another interval begins.
    mutating func intervalEnded() -> Value? {
        guard let value = takeWaiting() else {
            isClosed = false
            return nil
        }
        return value
    }

    mutating func takeWaiting() -> Value? {
        defer { waiting = nil }
        return waiting
    }
}

extension EventStream {
    /// Sends the first value at once, then at most one in each `duration`: the latest.
    ///
    /// If the stream completes while a value waits, the value is sent at once; if it fails, it is dropped.
    ///
    /// ```swift
    /// // 1, 2, 3 quickly  →  1 at once, 3 after the duration
    /// scroll.throttle(for: .milliseconds(100), clock: clock)
    /// ```
    public func throttle(for duration: Duration, clock: any Clock<Duration>, isolation: isolated any Actor = #isolation) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var state = ThrottleState<Value>()
            weak var weakAlarm: Alarm?
            let alarm = Alarm(ClockTime(clock), inRound: true) {
                guard let value = state.intervalEnded() else { return }
                weakAlarm?.set(after: duration, isolation: isolation)
                observer.value(value)
            }
            weakAlarm = alarm
            disposable.add(alarm)
            subscribe(
                Observer(
                    value: { value in
                        guard let value = state.receive(value) else { return }
                        alarm.set(after: duration, isolation: isolation)
                        observer.value(value)
                    },
                    end: { end in
                        alarm.dispose()
                        if case .completed = end, let value = state.takeWaiting() {
                            observer.value(value)
                            if disposable.isDisposed { return }
                        }
                        observer.end(end)
                    }), disposable)
        })
    }
}
