extension EventStream where Temperature == Cold {
    /// Runs asynchronous work for each observer: sends its value and completes, or fails. Disposing cancels the task.
    ///
    /// The work runs in the isolation domain in which this is called. If it finishes without waiting, its value is sent at once.
    ///
    /// ```swift
    /// SignalProducer.task { () async throws(LoadFailure) in try await service.load() }
    /// ```
    public static func task(
        isolation: isolated any Actor = #isolation,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) -> Self {
        Self(subscribe: { observer, disposable in
            let task = taskInIsolation(isolation) {
                _ = isolation
                let answer: Result<Value, Failure>
                do throws(Failure) { answer = .success(try await work()) } catch { answer = .failure(error) }
                inRound(about: nil) { _ in
                    if disposable.isDisposed { return }
                    switch answer {
                    case .success(let value):
                        observer.value(value)
                        if !disposable.isDisposed { observer.end(.completed) }
                    case .failure(let failure): observer.end(.failed(failure))
                    }
                }
            }
            disposable.add { task.cancel() }
        })
    }

    /// Sends the elements of an asynchronous sequence, a new iteration for each observer. Disposing cancels it.
    ///
    /// ```swift
    /// SignalProducer.sequence(notifications)
    /// ```
    public static func sequence<Sequence: AsyncSequence>(
        _ sequence: Sequence,
        isolation: isolated any Actor = #isolation
    ) -> Self where Sequence.Element == Value, Sequence.Failure == Failure {
        Self(subscribe: { observer, disposable in
            let task = taskInIsolation(isolation) {
                _ = isolation
                var iterator = sequence.makeAsyncIterator()
                var end = End<Failure>.completed
                do throws(Failure) {
                    while let value = try await iterator.next(isolation: isolation) {
                        if disposable.isDisposed { return }
                        inRound(about: nil) { _ in if !disposable.isDisposed { observer.value(value) } }
                    }
                } catch {
                    end = .failed(error)
                }
                inRound(about: nil) { _ in if !disposable.isDisposed { observer.end(end) } }
            }
            disposable.add { task.cancel() }
        })
    }
}
