/// Which values wait while the consumer of an asynchronous sequence is busy.
public enum Buffering: Hashable, Sendable {
    /// All of them, however many.
    case all
    /// The newest ones, at most so many (at least one); older ones are dropped.
    case newest(Int)
    /// The oldest ones, at most so many (at least one); newer ones are dropped.
    case oldest(Int)
}

/// The values of a signal, a producer or a property as an asynchronous sequence.
///
/// Each iterator observes by itself, from the moment at which it is made. It ends when the stream does (a failure is thrown), or when
/// the task is cancelled. Like everything here it belongs to one isolation domain: iterate where the stream lives.
public struct StreamValues<Element, Failure: Error>: AsyncSequence {
    let buffering: Buffering
    let subscribe: (Observer<Element, Failure>, Disposable) -> Void

    public func makeAsyncIterator() -> AsyncIterator {
        let buffer = Buffer(buffering)
        buffer.observation = EventStream<Element, Failure, Cold>(subscribe: subscribe).observe(
            value: { [weak buffer] in buffer?.append($0) },
            ended: { [weak buffer] in buffer?.end($0) })
        return AsyncIterator(buffer: buffer)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        let buffer: Buffer

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
            while true {
                if Task.isCancelled {
                    buffer.observation?.dispose()
                    return nil
                }
                if let element = buffer.takeFirst() { return element }
                switch buffer.ending {
                case .failed(let failure)?:
                    buffer.ending = .completed
                    throw failure
                case .completed?: return nil
                case nil: await buffer.wakeUp.wait(isolation: actor)
                }
            }
        }
    }

    final class Buffer {
        let buffering: Buffering
        let wakeUp = WakeUp()
        private var elements = FirstInFirstOut<Element>()
        var ending: End<Failure>?
        var observation: Disposable?

        init(_ buffering: Buffering) { self.buffering = buffering }

        deinit { observation?.dispose() }

        func append(_ element: Element) {
            switch buffering {
            case .all: break
            case .newest(let limit): while elements.count >= Swift.max(1, limit) { _ = takeFirst() }
            case .oldest(let limit): if elements.count >= Swift.max(1, limit) { return }
            }
            elements.append(element)
            wakeUp.wake()
        }

        func end(_ end: End<Failure>) {
            ending = end
            wakeUp.wake()
        }

        func takeFirst() -> Element? { elements.takeFirst() }
    }
}

@available(*, unavailable) extension StreamValues.AsyncIterator: Sendable {}

extension EventStream {
    /// The values as an asynchronous sequence; all those wait that the consumer has not got to yet.
    ///
    /// ```swift
    /// for await click in clicks.values { … }
    /// ```
    public var values: StreamValues<Value, Failure> { values(buffering: .all) }

    /// The values as an asynchronous sequence.
    public func values(buffering: Buffering) -> StreamValues<Value, Failure> { StreamValues(buffering: buffering, subscribe: subscribe) }
}

extension Property {
    /// The current value, then the latest one at each step: what came while the consumer was busy is skipped, but never the last.
    ///
    /// It ends when the property can change no more, or when the task is cancelled. The loop does not keep the property alive.
    ///
    /// ```swift
    /// for await name in name.values { … }
    /// ```
    public final var values: StreamValues<Value, Never> { producer.values(buffering: .newest(1)) }
}
