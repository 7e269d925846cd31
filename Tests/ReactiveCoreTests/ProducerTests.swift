import Testing

@testable import ReactiveCore

@Suite struct ProducerTests {
    static func collect<Value, Failure>(_ producer: SignalProducer<Value, Failure>) -> [String] {
        var log: [String] = []
        producer.observe(value: { log.append("\($0)") }, ended: { log.append($0.failure.map { "failed \($0)" } ?? "completed") })
        return log
    }

    @Test func constantsSendWhatTheySay() {
        #expect(Self.collect(SignalProducer<Int, Problem>(value: 1)) == ["1", "completed"])
        #expect(Self.collect(SignalProducer<Int, Problem>(failure: .problem)) == ["failed problem"])
        #expect(Self.collect(SignalProducer<Int, Problem>(result: .success(1))) == ["1", "completed"])
        #expect(Self.collect(SignalProducer<Int, Problem>(result: .failure(.other))) == ["failed other"])
        #expect(Self.collect(SignalProducer<Int, Problem>(values: [1, 2])) == ["1", "2", "completed"])
        #expect(Self.collect(SignalProducer<Int, Problem>.empty) == ["completed"])
        #expect(Self.collect(SignalProducer<Int, Problem>.never) == [])
        #expect(Self.collect(Property(3).producer) == ["3", "completed"])
    }

    @Test func workIsDoneForEachObserver() {
        var starts = 0
        let producer = SignalProducer<Int, Never> { observer, _ in
            starts += 1
            observer.send(value: starts)
            observer.sendCompleted()
        }
        #expect(starts == 0)
        #expect(Self.collect(producer) == ["1", "completed"])
        #expect(Self.collect(producer) == ["2", "completed"])
        #expect(Self.collect(SignalProducer<Int, Never>.deferred { producer }) == ["3", "completed"])
    }

    @Test func anythingAfterTheEndIsIgnored() {
        let producer = SignalProducer<Int, Problem> { observer, _ in
            observer.send(value: 1)
            observer.send(failure: .problem)
            observer.send(value: 2)
            observer.sendCompleted()
        }
        #expect(Self.collect(producer) == ["1", "failed problem"])
    }

    @Test func theLifetimeEndsWithTheObserverAndWithTheEnd() {
        var log: [String] = []
        var source: SourceObserver<Int, Never>?
        let producer = SignalProducer<Int, Never> { observer, lifetime in
            source = observer
            lifetime.add { log.append("over") }
        }
        let observation = producer.observe { log.append("\($0)") }
        source?.send(value: 1)
        #expect(log == ["1"])
        observation.dispose()
        #expect(log == ["1", "over"])
        source?.send(value: 2)
        source?.sendCompleted()
        #expect(log == ["1", "over"])

        log = []
        producer.observe(value: { log.append("\($0)") }, ended: { _ in log.append("completed") })
        source?.sendCompleted()
        #expect(log == ["completed", "over"])
    }

    @Test func aLifetimeThatIsOverRunsWhatIsAddedAtOnce() {
        var log: [String] = []
        SignalProducer<Int, Never> { observer, lifetime in
            observer.sendCompleted()
            #expect(lifetime.hasEnded)
            lifetime.add { log.append("at once") }
            log.append("after")
        }.start()
        #expect(log == ["at once", "after"])
    }

    @Test func aSourceThatLetsGoOfItsObserverCompletes() {
        #expect(Self.collect(SignalProducer<Int, Never> { _, _ in }) == ["completed"])
        #expect(Self.collect(SignalProducer<Int, Never> { observer, _ in observer.send(value: 1) }) == ["1", "completed"])
        var kept: SourceObserver<Int, Never>?
        var log: [String] = []
        SignalProducer<Int, Never> { observer, _ in kept = observer }
            .observe(value: { log.append("\($0)") }, ended: { _ in log.append("completed") })
        kept?.send(value: 1)
        #expect(log == ["1"])
        kept = nil
        #expect(log == ["1", "completed"])
    }

    @Test func whatComesLaterComesInARoundOfItsOwn() {
        var source: SourceObserver<Int, Never>?
        let property = MutableProperty(0)
        var log: [String] = []
        SignalProducer<Int, Never> { observer, _ in source = observer }.observe { value in
            property.value = value
            log.append("observer \(value) \(property.value)")
        }
        property.observe { log.append("property \($0)") }
        source?.send(value: 1)
        #expect(log == ["observer 1 0", "property 1"])
        log = []
        transaction {
            source?.send(value: 2)
            log.append("in the transaction")
        }
        #expect(log == ["in the transaction", "observer 2 1", "property 2"])
    }

    @Test func aSequenceStopsWhenItIsDisposedOf() {
        var made = 0
        let numbers = SignalProducer<Int, Never>(
            values: sequence(first: 0) {
                made += 1
                return $0 + 1
            })
        #expect(Self.collect(numbers.take(first: 3)) == ["0", "1", "2", "completed"])
        #expect(made <= 3)
        #expect(Self.collect(numbers.flatMap(.latest) { SignalProducer<Int, Never>(value: $0) }.take(first: 2)) == ["0", "1", "completed"])
    }

    @Test func aCallbackSignalIsThereForEachObserver() {
        var sources: [SourceObserver<Int, Never>] = []
        let signal = Signal<Int, Never> { observer, _ in sources.append(observer) }
        var log: [Int] = []
        signal.observe { log.append($0) }
        signal.observe { log.append($0 * 10) }
        for source in sources { source.send(value: 1) }
        #expect(log == [1, 10])
    }

    // MARK: - Sharing

    @Test func sharedWorkIsDoneOnce() {
        var starts = 0
        var ends = 0
        var source: SourceObserver<Int, Never>?
        let shared = SignalProducer<Int, Never> { observer, lifetime in
            starts += 1
            source = observer
            lifetime.add { ends += 1 }
        }.share()
        var log: [String] = []
        let first = shared.observe { log.append("a\($0)") }
        source?.send(value: 1)
        let second = shared.observe { log.append("b\($0)") }
        source?.send(value: 2)
        first.dispose()
        source?.send(value: 3)
        #expect(starts == 1 && ends == 0)
        second.dispose()
        #expect(starts == 1 && ends == 1)
        #expect(log == ["a1", "a2", "b2", "b3"])
        shared.observe { log.append("c\($0)") }
        #expect(starts == 2)
        source?.send(value: 4)
        source?.sendCompleted()
        #expect(log.suffix(1) == ["c4"])
        #expect(Self.collect(shared) == ["completed"])
        #expect(starts == 2)
    }

    @Test func replayedValuesComeFirst() {
        let (signal, input) = Signal<Int, Problem>.pipe()
        let replayed = signal.producer.replay(upTo: 2)
        var log: [String] = []
        let first = replayed.observe { log.append("a\($0)") }
        for value in 1...3 { input.send(value: value) }
        replayed.observe { log.append("b\($0)") }
        #expect(log == ["a1", "a2", "a3", "b2", "b3"])
        input.send(failure: .problem)
        #expect(Self.collect(replayed) == ["2", "3", "failed problem"])
        withExtendedLifetime(first) {}
    }

    @Test func aSharedSynchronousProducerSendsToTheFirst() {
        var starts = 0
        let shared = SignalProducer<Int, Never>(values: [1, 2]).on(starting: { starts += 1 }).share()
        #expect(Self.collect(shared) == ["1", "2", "completed"])
        #expect(Self.collect(shared) == ["completed"])
        #expect(starts == 1)
    }

    @Test func sharedStreamsAreLetGo() {
        final class Canary {}
        weak var weakCanary: Canary?
        do {
            let canary = Canary()
            weakCanary = canary
            let (signal, input) = Signal<Int, Never>.pipe()
            let shared = signal.map { value in
                withExtendedLifetime(canary) { value }
            }.share()
            let observation = shared.observe { _ in }
            input.send(value: 1)
            observation.dispose()
        }
        #expect(weakCanary == nil)
    }
}
