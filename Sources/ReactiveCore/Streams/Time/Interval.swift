extension EventStream where Temperature == Cold, Value == Int, Failure == Never {
    /// Counts 0, 1, 2, …, one in each `duration`, the first after the first `duration`.
    ///
    /// It does not drift. Counts that could not be sent in time (the device slept) are skipped. A `duration` that is not positive sends
    /// nothing.
    ///
    /// ```swift
    /// SignalProducer.interval(.seconds(1), clock: clock).observe { seconds.value = $0 }
    /// ```
    public static func interval(
        _ duration: Duration,
        clock: any Clock<Duration>,
        isolation: isolated any Actor = #isolation
    ) -> SignalProducer<Int, Never> {
        if duration <= .zero { return .never }
        return SignalProducer(subscribe: { observer, disposable in
            weak var weakAlarm: Alarm?
            var count = 0
            var due = duration
            let alarm = Alarm(ClockTime(clock), inRound: true) {
                guard let alarm = weakAlarm else { return }
                // The bound is far away; it keeps a tiny duration from overflowing the count.
                let missed = Int(min(max(0, (alarm.time.now - due) / duration), 1e12))
                count += missed
                due += duration * (missed + 1)
                alarm.set(at: due, isolation: isolation)
                count += 1
                observer.value(count - 1)
            }
            weakAlarm = alarm
            disposable.add(alarm)
            alarm.set(at: due, isolation: isolation)
        })
    }
}

extension EventStream where Temperature == Cold, Value == Void, Failure == Never {
    /// Sends once after `duration`, then completes.
    ///
    /// ```swift
    /// SignalProducer.timer(after: .seconds(3), clock: clock).observe { hint.value = nil }
    /// ```
    public static func timer(
        after duration: Duration,
        clock: any Clock<Duration>,
        isolation: isolated any Actor = #isolation
    ) -> SignalProducer<Void, Never> {
        SignalProducer(subscribe: { observer, disposable in
            let alarm = Alarm(ClockTime(clock), inRound: true) {
                observer.value(())
                if !disposable.isDisposed { observer.end(.completed) }
            }
            disposable.add(alarm)
            alarm.set(after: duration, isolation: isolation)
        })
    }
}
