extension EventStream {
    /// Completes at once.
    @inlinable public static var empty: Self { Self(subscribe: { observer, _ in observer.end(.completed) }) }

    /// Sends nothing, and never ends.
    @inlinable public static var never: Self { Self(subscribe: { _, _ in }) }
}

extension EventStream where Temperature == Cold {
    /// Sends one value and completes.
    @inlinable public init(value: Value) {
        self.init(subscribe: { observer, disposable in
            observer.value(value)
            if !disposable.isDisposed { observer.end(.completed) }
        })
    }

    /// Fails at once.
    @inlinable public init(failure: Failure) {
        self.init(subscribe: { observer, _ in observer.end(.failed(failure)) })
    }

    /// Sends the value or the failure.
    @inlinable public init(result: Result<Value, Failure>) {
        switch result {
        case .success(let value): self.init(value: value)
        case .failure(let failure): self.init(failure: failure)
        }
    }

    /// Sends the elements of a sequence, and completes. It stops in the middle when it is disposed of.
    ///
    /// ```swift
    /// SignalProducer<Int, Never>(values: 1...3)
    /// ```
    @inlinable public init(values: some Sequence<Value>) {
        self.init(subscribe: { observer, disposable in
            for value in values {
                observer.value(value)
                if disposable.isDisposed { return }
            }
            observer.end(.completed)
        })
    }

    /// Makes a producer for each observer, when it starts.
    @inlinable public static func deferred(_ make: @escaping () -> Self) -> Self {
        Self(subscribe: { make().subscribe($0, $1) })
    }
}
