extension EventStream {
    /// Sends a value when nothing else has come for `duration`.
    ///
    /// If the stream completes while a value waits, the value is sent at once, so the last one is never lost; if it fails, it is dropped.
    ///
    /// ```swift
    /// // 1, 2 quickly, then nothing  →  2
    /// text.signal.debounce(for: .milliseconds(300), clock: clock)
    /// ```
    public func debounce(for duration: Duration, clock: any Clock<Duration>, isolation: isolated any Actor = #isolation) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            var waiting: Value?
            let alarm = Alarm(ClockTime(clock), inRound: true) {
                guard let value = waiting else { return }
                waiting = nil
                observer.value(value)
            }
            disposable.add(alarm)
            subscribe(
                Observer(
                    value: { value in
                        waiting = value
                        alarm.set(after: duration, isolation: isolation)
                    },
                    end: { end in
                        alarm.dispose()
                        if case .completed = end, let value = waiting {
                            waiting = nil
                            observer.value(value)
                            if disposable.isDisposed { return }
                        }
                        observer.end(end)
                    }), disposable)
        })
    }
}
