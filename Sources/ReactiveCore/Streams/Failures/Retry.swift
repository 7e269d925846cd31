extension EventStream where Temperature == Cold {
    /// Starts again after a failure, at most `count` times; the last failure is sent.
    ///
    /// ```swift
    /// load.retry(upTo: 3)
    /// ```
    public func retry(upTo count: Int) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let attempts = Attempts(subscribe, observer, disposable)
            var left = count
            attempts.decide = { end in
                guard case .failed = end, left > 0 else { return .finish }
                left -= 1
                return .again
            }
            attempts.start()
        })
    }

    /// Starts again after each completion, `count` times altogether; nothing but the last completion is sent of the ends.
    ///
    /// ```swift
    /// // 1, 2, completed  →  1, 2, 1, 2, completed
    /// numbers.repeat(2)
    /// ```
    public func `repeat`(_ count: Int) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            if count <= 0 { return observer.end(.completed) }
            let attempts = Attempts(subscribe, observer, disposable)
            var left = count - 1
            attempts.decide = { end in
                guard case .completed = end, left > 0 else { return .finish }
                left -= 1
                return .again
            }
            attempts.start()
        })
    }

    /// Starts again after a failure, each time after a while; the last failure is sent.
    ///
    /// ```swift
    /// load.retry(.exponential(attempts: 5, first: .seconds(1)), clock: clock)
    /// ```
    public func retry(_ policy: RetryPolicy, clock: any Clock<Duration>, isolation: isolated any Actor = #isolation) -> Self {
        Self(subscribe: { [subscribe] observer, disposable in
            let attempts = Attempts(subscribe, observer, disposable)
            let alarm = Alarm(ClockTime(clock), inRound: true) { attempts.start() }
            disposable.add(alarm)
            var failures = 0
            attempts.decide = { end in
                guard case .failed = end, let delay = policy.delay(afterFailure: failures) else { return .finish }
                failures += 1
                if delay <= .zero { return .again }
                alarm.set(after: delay, isolation: isolation)
                return .wait
            }
            attempts.start()
        })
    }
}

/// How often to start again after a failure, and how long to wait before.
public struct RetryPolicy: Hashable, Sendable {
    /// How many times to start again.
    public var attempts: Int
    /// How long to wait before the first time.
    public var first: Duration
    /// How much longer each time: the wait is multiplied by it.
    public var factor: Double
    /// How long to wait at most.
    public var limit: Duration

    public init(attempts: Int, first: Duration, factor: Double, limit: Duration) {
        self.attempts = attempts
        self.first = first
        self.factor = factor
        self.limit = limit
    }

    /// The same wait each time.
    public static func constant(attempts: Int, delay: Duration) -> RetryPolicy {
        RetryPolicy(attempts: attempts, first: delay, factor: 1, limit: delay)
    }

    /// Twice the wait each time (or another factor), up to a minute (or another limit).
    public static func exponential(
        attempts: Int, first: Duration, factor: Double = 2, limit: Duration = .seconds(60)
    ) -> RetryPolicy {
        RetryPolicy(attempts: attempts, first: first, factor: factor, limit: limit)
    }

    /// How long to wait after so many failures before; nil if it is not to be started again.
    public func delay(afterFailure failures: Int) -> Duration? {
        guard failures < attempts else { return nil }
        var seconds = first / .seconds(1)
        let most = limit / .seconds(1)
        for _ in 0..<failures where seconds < most && factor != 1 { seconds *= factor }
        // Also for a factor that is not a number.
        return seconds < most ? .seconds(seconds) : limit
    }
}

/// Starts one stream again and again: in a loop, because an attempt may end while it starts.
final class Attempts<Value, Failure: Error> {
    enum Decision {
        case again
        case wait
        case finish
    }

    private let subscribe: (Observer<Value, Failure>, Disposable) -> Void
    private let observer: Observer<Value, Failure>
    private let disposable: Disposable
    private let current = SerialDisposable()
    private var isStarting = false
    private var startsAgain = false
    var decide: (End<Failure>) -> Decision = { _ in .finish }

    init(
        _ subscribe: @escaping (Observer<Value, Failure>, Disposable) -> Void,
        _ observer: Observer<Value, Failure>,
        _ disposable: Disposable
    ) {
        self.subscribe = subscribe
        self.observer = observer
        self.disposable = disposable
        disposable.add(current)
        disposable.add { [weak self] in self?.decide = { _ in .finish } }
    }

    func start() {
        startsAgain = true
        if isStarting { return }
        isStarting = true
        while startsAgain, !disposable.isDisposed {
            startsAgain = false
            subscribe(Observer(value: observer.value, end: { [self] in ended($0) }), current.next())
        }
        isStarting = false
    }

    private func ended(_ end: End<Failure>) {
        if disposable.isDisposed { return }
        switch decide(end) {
        case .again: start()
        case .wait: current.current?.dispose()
        case .finish: observer.end(end)
        }
    }
}
