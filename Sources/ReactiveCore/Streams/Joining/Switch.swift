extension EventStream where Value: Hashable {
    /// Follows, for each value, the stream that `cases` has for it, or else `default`; without one, it sends nothing until the
    /// next value.
    ///
    /// ```swift
    /// tab.switch(cases: [.news: news, .mail: mail], default: .never)
    /// ```
    @inlinable public func `switch`<Result, CaseTemperature>(
        cases: [Value: EventStream<Result, Failure, CaseTemperature>],
        default: EventStream<Result, Failure, CaseTemperature>? = nil
    ) -> EventStream<Result, Failure, Temperature> {
        flatMap(.latest) { cases[$0] ?? `default` ?? .never }
    }
}

extension EventStream where Value == Bool {
    /// Follows `whenTrue` after true, and `whenFalse` after false.
    @inlinable public func `if`<Result, CaseTemperature>(
        then whenTrue: EventStream<Result, Failure, CaseTemperature>,
        else whenFalse: EventStream<Result, Failure, CaseTemperature>
    ) -> EventStream<Result, Failure, Temperature> {
        flatMap(.latest) { $0 ? whenTrue : whenFalse }
    }
}
