import Testing

@testable import ReactiveCore

@Suite struct SignalTests {
    /// Everything that one observer is told.
    final class Log {
        var entries: [String] = []
        @discardableResult
        func observe<Value, Failure, Temperature>(_ stream: EventStream<Value, Failure, Temperature>, _ name: String = "") -> Disposable {
            stream.observe(
                value: { self.entries.append("\(name)\($0)") },
                ended: { self.entries.append("\(name)\($0.failure.map { "failed \($0)" } ?? "completed")") })
        }
    }

    @Test func observersAreToldInTheOrderInWhichTheyCame() {
        for count in [1, 2, 3, 10, 100] {
            let (signal, input) = Signal<Int, Never>.pipe()
            var seen: [Int] = []
            for index in 0..<count { signal.observe { seen.append($0 + index) } }
            input.send(value: 0)
            #expect(seen == Array(0..<count))
        }
    }

    @Test func theOrderStaysWhenSomeGoAndOthersCome() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var seen: [Int] = []
        var observations = (0..<5).map { index in signal.observe { _ in seen.append(index) } }
        observations[0].dispose()
        observations[2].dispose()
        observations.append(signal.observe { _ in seen.append(5) })
        observations[4].dispose()
        observations.append(signal.observe { _ in seen.append(6) })
        input.send(value: 0)
        #expect(seen == [1, 3, 5, 6])
    }

    @Test func nothingIsSentAfterTheEnd() {
        for ends in ["completed", "failed problem"] {
            let (signal, input) = Signal<Int, Problem>.pipe()
            let log = Log()
            log.observe(signal)
            input.send(value: 1)
            if ends == "completed" { input.sendCompleted() } else { input.send(failure: .problem) }
            input.send(value: 2)
            input.send(failure: .other)
            input.sendCompleted()
            #expect(log.entries == ["1", ends])
            // Who comes later is told the end, and nothing else.
            log.entries = []
            log.observe(signal)
            #expect(log.entries == [ends])
        }
    }

    @Test func aSignalCompletesWhenItsInputGoes() {
        var pipe: (output: Signal<Int, Never>, input: SignalInput<Int, Never>)? = Signal<Int, Never>.pipe()
        let signal = pipe!.output
        let log = Log()
        log.observe(signal)
        pipe!.input.send(value: 1)
        pipe = nil
        #expect(log.entries == ["1", "completed"])
        log.observe(signal)
        #expect(log.entries == ["1", "completed", "completed"])
    }

    @Test func theInputMayGoInTheMiddleOfADelivery() {
        var pipe: (output: Signal<Int, Never>, input: SignalInput<Int, Never>)? = Signal<Int, Never>.pipe()
        let log = Log()
        pipe!.output.observe { _ in pipe = nil }
        log.observe(pipe!.output)
        pipe!.input.send(value: 1)
        #expect(log.entries == ["1", "completed"])
    }

    @Test func disposingInTheMiddleOfADeliveryTakesEffectAtOnce() {
        for victim in 0..<4 {
            let (signal, input) = Signal<Int, Never>.pipe()
            var seen: [Int] = []
            var observations: [Disposable] = []
            for index in 0..<4 {
                observations.append(
                    signal.observe { _ in
                        seen.append(index)
                        if index == 1 { observations[victim].dispose() }
                    })
            }
            input.send(value: 0)
            #expect(seen == [0, 1] + [2, 3].filter { $0 != victim })
            seen = []
            input.send(value: 0)
            #expect(seen == [0, 1, 2, 3].filter { $0 != victim })
        }
    }

    @Test func whoBeginsInTheMiddleOfADeliveryIsToldFromTheNextOn() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var seen: [String] = []
        var hasBegun = false
        signal.observe { value in
            seen.append("a\(value)")
            if hasBegun { return }
            hasBegun = true
            signal.observe { seen.append("b\($0)") }
        }
        input.send(value: 1)
        input.send(value: 2)
        #expect(seen == ["a1", "a2", "b2"])
    }

    @Test func whatIsSentInsideOfAnObserverIsSentAfterwardsInOrder() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let (other, otherInput) = Signal<Int, Never>.pipe()
        var seen: [String] = []
        signal.observe { value in
            seen.append("a\(value)")
            if value == 1 {
                input.send(value: 2)
                otherInput.send(value: 3)
                input.send(value: 4)
                seen.append("a1 done")
            }
        }
        signal.observe { seen.append("b\($0)") }
        other.observe { seen.append("c\($0)") }
        input.send(value: 1)
        #expect(seen == ["a1", "a1 done", "b1", "a2", "b2", "c3", "a4", "b4"])
    }

    @Test func anEndInsideOfAnObserverComesAfterwards() {
        let (signal, input) = Signal<Int, Problem>.pipe()
        let log = Log()
        signal.observe { value in
            input.send(failure: .problem)
            input.send(value: value + 1)
        }
        log.observe(signal)
        input.send(value: 1)
        #expect(log.entries == ["1", "failed problem"])
    }

    @Test func recursionIsALoopAndNotDeep() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var last = 0
        signal.observe { value in
            last = value
            if value < 9_000 { input.send(value: value + 1) }
        }
        input.send(value: 0)
        #expect(last == 9_000)
    }

    @Test func whatIsSentInATransactionIsSentAfterIt() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let property = MutableProperty(0)
        let double = property.map { $0 * 2 }
        var seen: [String] = []
        signal.observe { seen.append("event \($0) \(double.value)") }
        double.observe { seen.append("double \($0)") }
        transaction {
            input.send(value: 1)
            property.value = 4
        }
        #expect(seen == ["double 8", "event 1 8"])
    }

    @Test func anObservationForAnOwnerEndsWithIt() {
        final class Owner { var seen: [Int] = [] }
        let (signal, input) = Signal<Int, Never>.pipe()
        var owner: Owner? = Owner()
        weak let weakOwner = owner
        let observation = signal.observe(for: owner!) { owner, value in owner.seen.append(value) }
        input.send(value: 1)
        #expect(owner?.seen == [1])
        owner = nil
        #expect(weakOwner == nil)
        input.send(value: 2)
        #expect(observation.isDisposed)
        #expect(input.broadcast.first == nil)
    }

    @Test func ofVoidNeedsNoValue() {
        let (signal, input) = Signal<Void, Never>.pipe()
        var count = 0
        signal.observe { count += 1 }
        input.send()
        input.send()
        #expect(count == 2)
    }

    @Test func onTellsEverythingOnTheWay() {
        func log(_ script: (SignalInput<Int, Problem>, Disposable) -> Void) -> [String] {
            var entries: [String] = []
            let (signal, input) = Signal<Int, Problem>.pipe()
            let observation = signal.on(
                starting: { entries.append("starting") }, started: { entries.append("started") },
                value: { entries.append("value \($0)") }, failed: { entries.append("failed \($0)") },
                completed: { entries.append("completed") }, disposed: { entries.append("disposed") },
                terminated: { entries.append("terminated") }
            ).observe(value: { entries.append("got \($0)") }, ended: { _ in entries.append("got end") })
            script(input, observation)
            return entries
        }
        let begin = ["starting", "started", "value 1", "got 1"]
        #expect(
            log { input, _ in
                input.send(value: 1)
                input.sendCompleted()
            } == begin + ["completed", "terminated", "got end"])
        #expect(
            log { input, _ in
                input.send(value: 1)
                input.send(failure: .other)
            } == begin + ["failed other", "terminated", "got end"])
        #expect(
            log { input, observation in
                input.send(value: 1)
                observation.dispose()
                observation.dispose()
                input.sendCompleted()
            } == begin + ["disposed", "terminated"])
    }
}
