extension EventStream {
    /// Fails with `failure` if the stream has not ended within `duration`.
    ///
    /// ```swift
    /// load.timeout(after: .seconds(10), failure: .tooSlow, clock: clock)
    /// ```
    public func timeout(
        after duration: Duration,
        failure: Failure,
        clock: any Clock<Duration>,
        isolation: isolated any Actor = #isolation
    ) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let upstream = disposable.child()
            let alarm = Alarm(ClockTime(clock), inRound: true) {
                upstream.dispose()
                observer.end(.failed(failure))
            }
            upstream.add(alarm)
            alarm.set(after: duration, isolation: isolation)
            subscribe(
                Observer(
                    value: observer.value,
                    end: { end in
                        upstream.dispose()
                        observer.end(end)
                    }), upstream)
        })
    }
}
