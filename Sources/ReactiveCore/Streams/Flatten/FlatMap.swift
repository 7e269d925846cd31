extension EventStream {
    /// Makes a stream of each value, and sends what these streams send, as the strategy says.
    ///
    /// A failure, also of an inner stream, ends it at once. It completes when this has and all inner streams that are followed have.
    ///
    /// ```swift
    /// text.flatMap(.latest) { text in service.search(text) }
    /// ```
    @inlinable public func flatMap<Result, InnerTemperature>(
        _ strategy: FlattenStrategy,
        _ transform: @escaping (Value) -> EventStream<Result, Failure, InnerTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        switch strategy {
        case .latest: flattenLatest(transform)
        case .merge: flattenConcurrent(limit: .max, transform)
        case .concat: flattenConcurrent(limit: 1, transform)
        case .concurrent(let limit): flattenConcurrent(limit: Swift.max(1, limit), transform)
        case .race: flattenRace(transform)
        case .throttle: flattenThrottle(transform)
        }
    }

    /// The same for inner streams that cannot fail.
    @_disfavoredOverload
    @inlinable public func flatMap<Result, InnerTemperature>(
        _ strategy: FlattenStrategy,
        _ transform: @escaping (Value) -> EventStream<Result, Never, InnerTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        flatMap(strategy) { transform($0).promoteFailure(to: Failure.self) }
    }

    /// The same for inner streams that can fail where this cannot.
    @_disfavoredOverload
    @inlinable public func flatMap<Result, InnerFailure, InnerTemperature>(
        _ strategy: FlattenStrategy,
        _ transform: @escaping (Value) -> EventStream<Result, InnerFailure, InnerTemperature>
    ) -> EventStream<Result, InnerFailure, Temperature> where Failure == Never {
        promoteFailure(to: InnerFailure.self).flatMap(strategy, transform)
    }

    /// Sends what the streams send that come as values, as the strategy says.
    @inlinable public func flatten<Result, InnerTemperature>(
        _ strategy: FlattenStrategy
    ) -> EventStream<Result, Failure, Temperature> where Value == EventStream<Result, Failure, InnerTemperature> {
        flatMap(strategy) { $0 }
    }
}
